import { stemOf, wordSet } from '../../../language';
import type { Clause } from '../../../language/clauses';
import { ANTONYMS } from '../../../language/lexicon/antonyms';
import type { Comparison, Finding, SlotCheck } from './finding';
import type { ReadSentence } from '../anchors/read-text';

interface Pair {
  readonly sides: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

const stems = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(stemOf));
const PAIRS: readonly Pair[] = ANTONYMS.map(([one, other]) => ({
  sides: [stems(one), stems(other)],
}));

/** Of figures: what rises and what falls. Other contraries are said of one subject side by side. */
const MOVING = PAIRS.filter(({ sides: [up] }) => up.has(stemOf('rise')));

const negates = wordSet(
  `cease, deny, fail, n't, neither, never, no, none, nor, not, stop, unable, without`,
);

/** The words of one side, each with whether it is denied where it stands. */
function wordsOf(sentence: ReadSentence, side: ReadonlySet<string>): readonly string[] {
  return sentence.tokens
    .filter(
      ({ lemma, text }) =>
        side.has(stemOf(lemma.toLowerCase())) || side.has(stemOf(text.toLowerCase())),
    )
    .map(({ text }) => text);
}

const isNegating = ({ tokens }: ReadSentence): boolean =>
  tokens.some(({ lemma, text }) => negates(lemma) || negates(text));

function opposed(
  claim: ReadSentence,
  anchors: readonly ReadSentence[],
  { source }: Comparison,
): Finding[] {
  if (isNegating(claim) || anchors.slice(0, 1).some(isNegating)) return [];
  return PAIRS.flatMap(({ sides: [one, other] }) =>
    (
      [
        [one, other],
        [other, one],
      ] as const
    ).flatMap(([own, contrary]): Finding[] => {
      const [said] = wordsOf(claim, own);
      if (said === undefined || wordsOf(claim, contrary).length > 0) return [];
      if (source.sentences.some((sentence) => wordsOf(sentence, own).length > 0)) return [];
      const [against] = anchors.slice(0, 1).flatMap((sentence) => wordsOf(sentence, contrary));
      return against === undefined
        ? []
        : [
            {
              slot: 'direction',
              reason: `It says “${said}” where the evidence says “${against}”.`,
            },
          ];
    }),
  );
}

const subjectsOf = ({ subjects }: Clause): readonly string[] =>
  subjects.filter(({ kind }) => kind === 'noun').map(({ lemma }) => stemOf(lemma.toLowerCase()));

/** The same subject, of which the source says the contrary. */
function turned(claim: ReadSentence, anchors: readonly ReadSentence[]): Finding[] {
  return claim.clauses.flatMap((clause): Finding[] => {
    const own = stemOf(clause.predicate.lemma);
    const subjects = subjectsOf(clause);
    const sides = MOVING.find((pair) => pair.sides.some((side) => side.has(own)))?.sides;
    if (sides === undefined || clause.negated || subjects.length === 0) return [];
    const contrary = sides[0].has(own) ? sides[1] : sides[0];
    const known = anchors
      .flatMap((sentence) => sentence.clauses)
      .filter(({ predicate }) => sides.some((side) => side.has(stemOf(predicate.lemma))))
      .filter((other) => subjectsOf(other).some((lemma) => subjects.includes(lemma)));
    const isSame = known.some(({ predicate }) => !contrary.has(stemOf(predicate.lemma)));
    const [against] = known;
    if (isSame || against === undefined || against.negated) return [];
    const [said, there] = [clause.predicate.lemma, against.predicate.lemma];
    return [{ slot: 'direction', reason: `It says “${said}” where the evidence says “${there}”.` }];
  });
}

/** A claim doesn't turn what the source says into its contrary. */
export const checkOpposites: SlotCheck = (comparison) =>
  comparison.claim.sentences.flatMap((sentence, at) => [
    ...opposed(sentence, comparison.anchors[at] ?? [], comparison),
    ...turned(sentence, comparison.anchors[at] ?? []),
  ]);
