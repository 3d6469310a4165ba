import { wordSet } from '../../../language';
import type { Clause, Phrase } from '../../../language/clauses';
import { keysOfWord, type ReadSentence } from '../anchors/read-text';
import type { Comparison, Finding, SlotCheck } from './finding';

/** What somebody says, finds, or decides: who did is as much of the claim as what. */
const isJudging = wordSet(
  `accus* acknowledg* admit* agree* alleg* announc* approv* argu* ask* call* claim* conced* conclud* confirm* criticiz*
   decid* declar* demand* den* describ* determin* disclos* dismiss*
   estimat* expect* find found judg* name* order* prais*
   predict* propos* rank* rat* recogni* recommend* reject* report* reveal* rul* said say* think* told tell* vot* warn*`,
);
/** The company and its people, somebody of no name, and whatever the source itself may be called. */
const isOwn = wordSet(
  `account article author blog business comment commenter company employee entry filing firm forum group headline it
   job letter list* magazine management manager newspaper notice one page paper people person poll post posting
   publication release report review reviewer site somebody someone source statement story team text voice website
   worker writer`,
);
/** What is longer is a sentence before “said Ada Bell”. */
const LONGEST_ACTOR = 4;

const actorsOf = ({ passive, agents, subjects }: Clause): readonly Phrase[] =>
  passive ? agents : subjects;

const wordsOf = ({ text }: Phrase): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).flatMap(keysOfWord);

const isOfOwner = wordSet('by, from, of, to');

/** Everybody who does or says something in a text, by the words they're called. */
function actorsIn(sentences: readonly ReadSentence[]): ReadonlySet<string> {
  return new Set(
    sentences
      .flatMap(({ clauses }) => clauses)
      .flatMap((clause) => [
        ...actorsOf(clause),
        ...clause.agents,
        ...clause.obliques.filter(({ preposition }) => isOfOwner(preposition)),
        // Whoever is sued may answer.
        ...[...clause.obliques, ...clause.objects.flatMap(({ modifiers }) => modifiers)].filter(
          ({ preposition }) => preposition === 'against',
        ),
        ...clause.attributions.flatMap(({ sources }) => sources),
      ])
      .flatMap(wordsOf),
  );
}

/** “Open Register”: a capital inside a sentence makes a name, whatever the words are. */
function isNamed(claim: string, { text }: Phrase): boolean {
  const before = claim.slice(0, claim.indexOf(text)).trimEnd();
  return /\s\p{Lu}/u.test(text) || (/^\p{Lu}/u.test(text) && /[\p{L}\p{N},;]$/u.test(before));
}

/** Clauses of a claim in which somebody says or decides something, with a verb that its source hasn't. */
function judgingClauses({ claim, source }: Comparison): readonly Clause[] {
  const actions = new Set(
    source.sentences
      .flatMap(({ clauses }) => clauses)
      .flatMap(({ predicate }) => keysOfWord(predicate.lemma)),
  );
  return claim.sentences
    .flatMap(({ clauses }) => clauses)
    .filter(({ kind, tense }) => kind !== 'apposition' && tense !== 'none')
    .filter(({ predicate: { kind, lemma } }) => kind === 'verb' && isJudging(lemma.toLowerCase()))
    .filter(({ predicate }) => !keysOfWord(predicate.lemma).some((key) => actions.has(key)));
}

/** What customers, a court, or researchers say or decide needs a source in which such people do something. */
export const checkSpeakers: SlotCheck = (comparison) => {
  const clauses = judgingClauses(comparison);
  if (clauses.length === 0) return [];
  const known = actorsIn(comparison.source.sentences);
  return clauses.flatMap((clause): Finding[] => {
    // A name is looked for by the check of names.
    const stranger = actorsOf(clause).find(
      (phrase) =>
        phrase.kind === 'noun' &&
        !isOwn(phrase.lemma.toLowerCase()) &&
        !isNamed(comparison.claim.text, phrase) &&
        phrase.text.split(' ').length <= LONGEST_ACTOR &&
        !wordsOf(phrase).some((key) => known.has(key)),
    );
    const reason = `In the evidence, “${stranger?.text ?? ''}” neither says nor decides this.`;
    return stranger === undefined ? [] : [{ slot: 'attribution', reason }];
  });
};
