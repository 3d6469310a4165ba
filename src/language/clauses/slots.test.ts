import { describe, expect, it } from 'vitest';
import { actorsOf, isAsserted, readClauses, undergoersOf, type Clause } from '.';
import { treeOf } from './testing';

const clausesOf = (written: string): readonly Clause[] => readClauses(treeOf(written));
const clauseOf = (written: string, lemma: string): Clause => {
  const found = clausesOf(written).find(({ predicate }) => predicate.lemma === lemma);
  if (!found) throw new Error(`No clause has the predicate “${lemma}”.`);
  return found;
};
const texts = (phrases: readonly { readonly text: string }[]): readonly string[] =>
  phrases.map(({ text }) => text);

const FOUNDED = `Redloft/Redloft/PROPN/NNP/nsubj:pass>3 was/be/AUX/VBD/aux:pass>3 founded/found/VERB/VBN/root>0
  in//ADP/IN/case>5 2001//NUM/CD/obl>3 by//ADP/IN/case>7 Ada/Ada/PROPN/NNP/obl:agent>3 Bell/Bell/PROPN/NNP/flat>7`;
const JOINED = `Ms./Ms./PROPN/NNP/nmod:desc>2 Bell/Bell/PROPN/NNP/nsubj>9 ,//PUNCT/,/punct>5 who//PRON/WP/nsubj>5
  joined/join/VERB/VBD/acl:relcl>2 in//ADP/IN/case>7 2019//NUM/CD/obl>5 ,//PUNCT/,/punct>5
  leads/lead/VERB/VBZ/root>0 sales/sale/NOUN/NNS/obj>9`;
const LIST = `Redloft/Redloft/PROPN/NNP/nsubj>2 sells/sell/VERB/VBZ/root>0 cars/car/NOUN/NNS/obj>2 ,//PUNCT/,/punct>5
  boats/boat/NOUN/NNS/conj>3 and//CCONJ/CC/cc>7 tools/tool/NOUN/NNS/conj>3 in//ADP/IN/case>9
  Norway/Norway/PROPN/NNP/obl>2 and//CCONJ/CC/cc>11 Spain/Spain/PROPN/NNP/conj>9`;
const AGREED = `Redloft/Redloft/PROPN/NNP/nsubj>2 agreed/agree/VERB/VBD/root>0 to//PART/TO/mark>4
  acquire//VERB/VB/xcomp>2 Quill/Quill/PROPN/NNP/obj>4`;
const SHARED = `Redloft/Redloft/PROPN/NNP/nsubj>2 designs/design/VERB/VBZ/root>0 ,//PUNCT/,/punct>4
  builds/build/VERB/VBZ/conj>2 and//CCONJ/CC/cc>6 sells/sell/VERB/VBZ/conj>2 boats/boat/NOUN/NNS/obj>6`;

describe('readClauses', () => {
  it('gives who does it and whom it is done to, also of a passive', () => {
    const clause = clauseOf(FOUNDED, 'found');
    expect(clause).toMatchObject({ kind: 'main', passive: true, tense: 'past' });
    expect(texts(clause.subjects)).toEqual(['Redloft']);
    expect(texts(clause.agents)).toEqual(['Ada Bell']);
    expect(texts(actorsOf(clause))).toEqual(['Ada Bell']);
    expect(texts(undergoersOf(clause))).toEqual(['Redloft']);
    expect(clause.obliques).toMatchObject([{ preposition: 'in', text: '2001' }]);
    expect(isAsserted(clause)).toBe(true);
  });

  it('makes a relative clause a clause of its own, its subject filled in', () => {
    const clause = clauseOf(JOINED, 'join');
    expect(clause.kind).toBe('relative');
    expect(texts(clause.subjects)).toEqual(['Ms. Bell']);
    expect(texts(clauseOf(JOINED, 'lead').subjects)).toEqual(['Ms. Bell']);
  });

  it('takes no title before a name for a statement about it', () => {
    expect(clausesOf(JOINED).some(({ kind }) => kind === 'apposition')).toBe(false);
  });

  it('gives the noun as the object where a relative clause leaves it open', () => {
    const clause = clauseOf(
      `firms/firm/NOUN/NNS/root>0 Redloft/Redloft/PROPN/NNP/nsubj>3 bought/buy/VERB/VBD/acl:relcl>1`,
      'buy',
    );
    expect(texts(clause.subjects)).toEqual(['Redloft']);
    expect(texts(clause.objects)).toEqual(['firms']);
  });

  it('reads a participle behind a noun as a passive of that noun', () => {
    const clause = clauseOf(
      `Redloft/Redloft/PROPN/NNP/nsubj>6 ,//PUNCT/,/punct>3 founded/found/VERB/VBN/acl>1 by//ADP/IN/case>5
       Ada/Ada/PROPN/NNP/obl>3 grows/grow/VERB/VBZ/root>0`,
      'found',
    );
    expect(clause).toMatchObject({ kind: 'participial', passive: true, tense: 'past' });
    expect(texts(clause.subjects)).toEqual(['Redloft']);
    expect(texts(clause.agents)).toEqual(['Ada']);
  });

  it('makes each member of a list an item of its own', () => {
    const clause = clauseOf(LIST, 'sell');
    expect(texts(clause.objects)).toEqual(['cars', 'boats', 'tools']);
    expect(clause.objects.every(({ joinedBy }) => joinedBy === 'and')).toBe(true);
    expect(clause.obliques.map(({ preposition, text }) => `${preposition} ${text}`)).toEqual([
      'in Norway',
      'in Spain',
    ]);
  });

  it('says that a list is joined by “or”, which states none of its members', () => {
    const clause = clauseOf(LIST.replace('and//CCONJ/CC/cc>7', 'or//CCONJ/CC/cc>7'), 'sell');
    expect(clause.objects.every(({ joinedBy }) => joinedBy === 'or')).toBe(true);
  });

  it('gives the subject to each of several verbs, and the object behind the last to all', () => {
    for (const verb of ['design', 'build', 'sell']) {
      const clause = clauseOf(SHARED, verb);
      expect(texts(clause.subjects)).toEqual(['Redloft']);
      expect(texts(clause.objects)).toEqual(['boats']);
    }
  });

  it('gives the subject of the governing verb to what is agreed, and says that it is only agreed', () => {
    const clause = clauseOf(AGREED, 'acquire');
    expect(clause.kind).toBe('complement');
    expect(texts(clause.subjects)).toEqual(['Redloft']);
    expect(texts(clause.objects)).toEqual(['Quill']);
    expect(clause.modalities).toMatchObject([{ kind: 'agreed', lemma: 'agree' }]);
    expect(isAsserted(clause)).toBe(false);
  });

  it('reads an apposition as what is said of the name, whichever of the two stands first', () => {
    const behind = `Ada/Ada/PROPN/NNP/nsubj>7 Bell/Bell/PROPN/NNP/flat>1 ,//PUNCT/,/punct>4 head//NOUN/NN/appos>1
      of//ADP/IN/case>6 Redloft/Redloft/PROPN/NNP/nmod>4 left/leave/VERB/VBD/root>0`;
    const before = `our/we/PRON/PRP$/nmod:poss>2 head//NOUN/NN/nsubj>6 ,//PUNCT/,/punct>4 Ada/Ada/PROPN/NNP/appos>2
      Bell/Bell/PROPN/NNP/flat>4 left/leave/VERB/VBD/root>0`;
    const [one, other] = [behind, before].map((written) => clauseOf(written, 'head'));
    expect(texts(one?.subjects ?? [])).toEqual(['Ada Bell']);
    expect(one?.predicate.phrase?.modifiers).toMatchObject([
      { preposition: 'of', text: 'Redloft' },
    ]);
    expect(texts(other?.subjects ?? [])).toEqual(['Ada Bell']);
    expect(texts(other?.predicate.phrase?.owners ?? [])).toEqual(['our']);
  });

  it('reads the noun behind a copula as the predicate', () => {
    const clause = clauseOf(
      `Ada/Ada/PROPN/NNP/nsubj>4 is/be/AUX/VBZ/cop>4 the//DET/DT/det>4 CEO/CEO/NOUN/NN/root>0 of//ADP/IN/case>6
       Redloft/Redloft/PROPN/NNP/nmod>4`,
      'CEO',
    );
    expect(clause).toMatchObject({ tense: 'present', predicate: { kind: 'noun' } });
    expect(clause.predicate.phrase?.text).toBe('the CEO of Redloft');
  });

  it('takes a time behind an object for the time of the clause', () => {
    const clause = clauseOf(
      `they//PRON/PRP/nsubj>2 cut/cut/VERB/VBD/root>0 200//NUM/CD/nummod>4 jobs/job/NOUN/NNS/obj>2 in//ADP/IN/case>6
       May/May/PROPN/NNP/nmod>4`,
      'cut',
    );
    expect(texts(clause.objects)).toEqual(['200 jobs']);
    expect(clause.obliques).toMatchObject([{ preposition: 'in', text: 'May' }]);
  });

  it('takes the particle of a phrasal verb for no preposition', () => {
    const clause = clauseOf(
      `Redloft/Redloft/PROPN/NNP/nsubj>2 laid/lay/VERB/VBD/root>0 off//ADP/IN/case>5 300//NUM/CD/nummod>5
       people//NOUN/NNS/obl>2`,
      'lay',
    );
    expect(clause.predicate.particle).toBe('off');
    expect(texts(clause.objects)).toEqual(['300 people']);
    expect(clause.obliques).toEqual([]);
  });

  it('takes an adverb for the particle of a phrasal verb', () => {
    const laying = (adverb: string) =>
      clauseOf(
        `Redloft/Redloft/PROPN/NNP/nsubj>3 will//AUX/MD/aux>3 lay//VERB/VB/root>0 ${adverb}//ADP/RP/advmod>3
         people//NOUN/NNS/obj>3`,
        'lay',
      ).predicate.particle;
    expect(laying('off')).toBe('off');
    expect(laying('here')).toBeUndefined();
  });

  it('takes a noun with a capital behind a name for its last word', () => {
    const bought = (object: string) =>
      clauseOf(
        `we//PRON/PRP/nsubj>2 bought/buy/VERB/VBD/root>0 Tarn/Tarn/PROPN/NNP/compound>4 ${object}//NOUN/NN/obj>2`,
        'buy',
      ).objects.map(({ kind }) => kind);
    expect(bought('Paper')).toEqual(['name']);
    expect(bought('paper')).toEqual(['noun']);
  });

  it('keeps what is joined inside a phrase in it', () => {
    const clause = clauseOf(
      `selling//NOUN/NN/amod>5 ,//PUNCT/,/punct>3 general//ADJ/JJ/conj>1 administrative//ADJ/JJ/conj>1
       expenses/expense/NOUN/NNS/nsubj>6 rose/rise/VERB/VBD/root>0`,
      'rise',
    );
    expect(texts(clause.subjects)).toEqual(['selling , general administrative expenses']);
  });

  it('gives an apposition that hangs on a verb to the noun before it', () => {
    const clause = clauseOf(
      `Redloft/Redloft/PROPN/NNP/nsubj>2 launched/launch/VERB/VBD/root>0 Pelora/Pelora/PROPN/NNP/obj>2 ,//PUNCT/,/punct>6
       a//DET/DT/det>6 tool//NOUN/NN/appos>2`,
      'tool',
    );
    expect(texts(clause.subjects)).toEqual(['Pelora']);
  });
});
