import { describe, expect, it } from 'vitest';
import { isAsserted, readClauses, type Clause } from '.';
import { treeOf } from './testing';

function clauseOf(written: string, lemma: string): Clause {
  const found = readClauses(treeOf(written)).find(({ predicate }) => predicate.lemma === lemma);
  if (!found) throw new Error(`No clause has the predicate “${lemma}”.`);
  return found;
}
const subject = (label = 'nsubj', head = 3): string => `Redloft/Redloft/PROPN/NNP/${label}>${head}`;

describe('the stance of a clause', () => {
  it.each([
    ['may', 'none', 'possible'],
    ['would', 'none', 'hypothetical'],
    ['must', 'none', 'necessary'],
    ['can', 'none', 'able'],
  ])('reads “%s” as no fact', (word, tense, kind) => {
    const clause = clauseOf(`${subject()} ${word}//AUX/MD/aux>3 grow//VERB/VB/root>0`, 'grow');
    expect(clause).toMatchObject({ tense, modalities: [{ kind, lemma: word }] });
    expect(isAsserted(clause)).toBe(false);
  });

  it('reads “will” as the future', () => {
    const clause = clauseOf(`${subject()} will//AUX/MD/aux>3 grow//VERB/VB/root>0`, 'grow');
    expect(clause.tense).toBe('future');
    expect(isAsserted(clause)).toBe(false);
  });

  it('reads “has grown” as present and perfect, “is growing” as progressive', () => {
    const grown = `${subject()} has/have/AUX/VBZ/aux>3 grown/grow/VERB/VBN/root>0`;
    const growing = `${subject()} is/be/AUX/VBZ/aux>3 growing/grow/VERB/VBG/root>0`;
    expect(clauseOf(grown, 'grow')).toMatchObject({ tense: 'present', perfect: true });
    expect(clauseOf(growing, 'grow')).toMatchObject({ tense: 'present', progressive: true });
  });

  it.each(['not', 'never'])('reads “%s” as negation', (word) => {
    const written = `${subject()} ${word}//PART/RB/advmod>3 grew/grow/VERB/VBD/root>0`;
    expect(clauseOf(written, 'grow')).toMatchObject({
      negated: true,
      negations: [{ lemma: word }],
    });
  });

  it('reads “no longer” as negation, and no “no” that somebody says', () => {
    const longer = `It//PRON/PRP/nsubj>4 no//ADV/RB/advmod>3 longer/long/ADV/RBR/advmod>4 grows/grow/VERB/VBZ/root>0`;
    const said = `They//PRON/PRP/nsubj>2 say/say/VERB/VBP/root>0 no//ADV/RB/advmod>2`;
    expect(clauseOf(longer, 'grow').negated).toBe(true);
    expect(clauseOf(said, 'say').negated).toBe(false);
  });

  it('is negated where its subject is nobody and where its object is none', () => {
    const nobody = `No//DET/DT/det>2 firm//NOUN/NN/nsubj>3 grew/grow/VERB/VBD/root>0`;
    const none = `It//PRON/PRP/nsubj>2 has/have/VERB/VBZ/root>0 no//DET/DT/det>4 debt//NOUN/NN/obj>2`;
    expect(clauseOf(nobody, 'grow').negated).toBe(true);
    expect(clauseOf(none, 'have')).toMatchObject({ negated: true, objects: [{ negated: true }] });
  });

  it.each(['fail', 'refuse', 'decline'])('is negated below “%s”', (lemma) => {
    const written = `${subject('nsubj', 2)} ${lemma}ed/${lemma}/VERB/VBD/root>0 to//PART/TO/mark>4 pay//VERB/VB/xcomp>2`;
    expect(clauseOf(written, 'pay')).toMatchObject({ negated: true, negations: [{ lemma }] });
  });

  it.each(['plan', 'intend', 'expect', 'aim', 'hope'])('is planned below “%s to”', (lemma) => {
    const written = `${subject('nsubj', 2)} ${lemma}s/${lemma}/VERB/VBZ/root>0 to//PART/TO/mark>4 grow//VERB/VB/xcomp>2`;
    expect(clauseOf(written, 'grow').modalities).toMatchObject([{ kind: 'planned', lemma }]);
  });

  it('says who says it', () => {
    const written = `Ada/Ada/PROPN/NNP/nsubj>2 said/say/VERB/VBD/root>0 that//SCONJ/IN/mark>5
      sales/sale/NOUN/NNS/nsubj>5 rose/rise/VERB/VBD/ccomp>2`;
    const clause = clauseOf(written, 'rise');
    expect(clause.attributions).toMatchObject([
      { kind: 'said', lemma: 'say', sources: [{ text: 'Ada' }] },
    ]);
    expect(isAsserted(clause)).toBe(false);
    expect(isAsserted(clauseOf(written, 'say'))).toBe(true);
  });

  it('says according to whom it is', () => {
    const written = `Sales/sale/NOUN/NNS/nsubj>2 rose/rise/VERB/VBD/root>0 ,//PUNCT/,/punct>6 according/accord/VERB/VBG/case>6
      to//ADP/IN/fixed>4 Ada/Ada/PROPN/NNP/obl>2`;
    expect(clauseOf(written, 'rise').attributions).toMatchObject([
      { kind: 'according to', sources: [{ text: 'Ada' }] },
    ]);
  });

  it('says who says it where the words of saying stand behind', () => {
    const written = `Sales/sale/NOUN/NNS/nsubj>2 rose/rise/VERB/VBD/root>0 ,//PUNCT/,/punct>5 Ada/Ada/PROPN/NNP/nsubj>5
      said/say/VERB/VBD/parataxis>2`;
    expect(clauseOf(written, 'rise').attributions).toMatchObject([
      { kind: 'said', sources: [{ text: 'Ada' }] },
    ]);
  });

  it('makes both the “if” and what holds only then conditional', () => {
    const written = `If//SCONJ/IN/mark>3 sales/sale/NOUN/NNS/nsubj>3 fall//VERB/VBP/advcl>6 ,//PUNCT/,/punct>3
      we//PRON/PRP/nsubj>6 close//VERB/VBP/root>0 stores/store/NOUN/NNS/obj>6`;
    for (const lemma of ['fall', 'close'])
      expect(clauseOf(written, lemma).modalities).toMatchObject([{ kind: 'conditional' }]);
  });

  it('takes a question for no statement', () => {
    const written = `Did/do/AUX/VBD/aux>3 Redloft/Redloft/PROPN/NNP/nsubj>3 grow//VERB/VB/root>0 ?//PUNCT/./punct>3`;
    expect(clauseOf(written, 'grow').modalities).toMatchObject([{ kind: 'asked' }]);
  });

  it.each([
    ['up/up/ADP/IN/case>5 to/to/ADP/IN/fixed>3', 'up to'],
    ['at/at/ADP/IN/advmod>5 least/least/ADJ/JJS/fixed>3', 'at least'],
    ['more/more/ADJ/JJR/advmod>5 than/than/ADP/IN/fixed>3', 'more than'],
  ])('reads how many are meant', (words, kind) => {
    const written = `We//PRON/PRP/nsubj>2 hire//VERB/VBP/root>0 ${words} 50//NUM/CD/nummod>6 people/person/NOUN/NNS/obj>2`;
    expect(clauseOf(written, 'hire').objects[0]?.quantifiers).toMatchObject([{ kind, text: kind }]);
  });

  it('leaves a quantifier to the noun that it measures', () => {
    const written = `We//PRON/PRP/nsubj>2 insure//VERB/VBP/root>0 homes/home/NOUN/NNS/obl>2 of//ADP/IN/case>6
      all//DET/DT/det>6 workers/worker/NOUN/NNS/nmod>3`;
    const [homes] = clauseOf(written, 'insure').obliques;
    expect(homes?.quantifiers).toEqual([]);
    expect(homes?.modifiers[0]?.quantifiers).toMatchObject([{ kind: 'all' }]);
  });
});
