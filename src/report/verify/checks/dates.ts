import { carriesDate, mayBeSameDate, type PlainDate } from '../../../language';
import { isContent, keysOfWord, type ReadSentence } from '../anchors/read-text';
import type { Finding, SlotCheck } from './finding';

/** Each date stands in the source, as exact there or more so. */
export const checkDates: SlotCheck = ({ claim, source }) =>
  claim.dates.flatMap((said) => {
    if (source.dates.some((known) => carriesDate(known, said))) return [];
    const plain: PlainDate = { ...said };
    for (const part of ['isFiscal', 'isEnd'] as const) Reflect.deleteProperty(plain, part);
    const isLooser = source.dates.some(
      (known) =>
        carriesDate(known, plain) ||
        (known.year === undefined && said.month !== undefined && mayBeSameDate(known, said)),
    );
    if (isLooser)
      return [
        {
          slot: 'date' as const,
          reason: `The evidence is less exact than “${said.text}”.`,
          isDoubt: true as const,
        },
      ];
    const isYearKnown =
      source.dates.every(({ year }) => year === undefined) ||
      said.year === undefined ||
      source.dates.some(({ year }) => year === said.year);
    return [
      {
        slot: 'date' as const,
        reason: `“${said.text}” isn’t in the evidence.`,
        ...(isYearKnown && said.month === undefined ? { isDoubt: true as const } : {}),
      },
    ];
  });

/** Of a claim's words, so many stand in the sentence that it retells. */
const RETOLD = 0.6;
/** And so much fewer in the one that has its date. */
const FAR_FEWER = 0.5;

const wordsOf = ({ tokens }: ReadSentence): readonly string[] =>
  tokens.filter((token) => isContent(token) && token.pos !== 'NUM').map(({ lemma }) => lemma);

function shareIn(words: readonly string[], { stems }: ReadSentence): number {
  const there = words.filter((word) => keysOfWord(word).some((key) => stems.has(key)));
  return there.length / Math.max(1, words.length);
}

const isPoint = ({ year, isFiscal }: PlainDate): boolean => year !== undefined && isFiscal !== true;

/** A date that its source gives for something else: the sentence retold has one of its own. */
function exchanged(claim: ReadSentence, anchors: readonly ReadSentence[]): Finding[] {
  const [retold, ...others] = anchors;
  const [said, second] = claim.dates;
  if (retold === undefined || said === undefined || second !== undefined || !isPoint(said))
    return [];
  const [own, another] = retold.dates.filter(isPoint);
  if (own === undefined || another !== undefined || mayBeSameDate(own, said)) return [];
  // What was decided in one year may hold for another.
  if ((own.month === undefined) !== (said.month === undefined)) return [];
  const words = wordsOf(claim);
  const share = shareIn(words, retold);
  if (share < RETOLD) return [];
  const holders = others.filter(({ dates }) => dates.some((known) => mayBeSameDate(known, said)));
  return holders.every((other) => shareIn(words, other) <= share * FAR_FEWER)
    ? [{ slot: 'date', reason: `“${said.text}” is the date of something else in the evidence.` }]
    : [];
}

/** A date belongs to what the source gives it for. */
export const checkOwnDates: SlotCheck = ({ claim, anchors }) =>
  claim.sentences.flatMap((sentence, at) => exchanged(sentence, anchors[at] ?? []));
