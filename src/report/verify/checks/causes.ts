import { Phrasebook, phraseFinder } from '../../../language';
import { anchorsOf } from '../anchors/sentence-anchors';
import type { Finding, SlotCheck } from './finding';
import { hasWord, isContent, type ReadSentence, type ReadText } from '../anchors/read-text';

const REASONS = new Phrasebook([
  [
    'reason',
    `after failing/losing/missing, =are/=is/=was/=were behind, as a result of, because (of), caused by, due to, forced,
     in order to, in return, is what made, led to, made * adopt/buy/cut/do/sell/take, owing to, pressure from,
     =since, thanks to, to blame`,
  ],
  // From when on, and not why.
  ['time', 'ever/had/has/have/long =since, =since #/its/january/the*, =since * #'],
]);
const givesReason = phraseFinder(
  `as the, attribut*, because, caus*, demonstrat*, driv*, drove, due to, enabl*, =evident, for, given, if, lead,
   leading to, led, =offset, owing, reflect*, result*, since, so, thanks, that's why, therefore, through, thus`,
);

const KNOWN_ENOUGH = 0.4;

/** Content words behind the word that gives the reason, and those before it. */
function partsOf(sentence: ReadSentence, at: number): readonly [string[], string[]] {
  const words = sentence.tokens.filter(isContent);
  return [
    words.filter(({ start }) => start > at).map(({ lemma }) => lemma),
    words.filter(({ start }) => start < at).map(({ lemma }) => lemma),
  ];
}

/** Whether the sentence that says the most of the reason is one that gives reasons. */
function isReasonThere(words: readonly string[], source: ReadText): boolean {
  if (words.length < 2) return true;
  const counts = source.sentences.map(
    ({ stems }) => words.filter((one) => hasWord(stems, one)).length,
  );
  const most = Math.max(...counts);
  return source.sentences.some(({ text }, at) => counts[at] === most && givesReason(text));
}

/** A reason is stated as one by the source, and not put together from two things that it says. */
export const checkCauses: SlotCheck = ({ claim, source }) =>
  claim.sentences.flatMap((sentence): Finding[] => {
    const found = REASONS.find(
      sentence.text.replaceAll(/"[^"]*"/gu, (text) => ' '.repeat(text.length)),
    ).find(({ kind }) => kind === 'reason');
    if (found === undefined) return [];
    const [behind, before] = partsOf(sentence, sentence.start + found.start);
    const fault: Finding = {
      slot: 'cause',
      reason: `The evidence doesn’t give this reason: “${sentence.text.slice(found.start, found.end)} …”.`,
    };
    for (const words of [behind, before]) {
      const known = words.filter((one) => hasWord(source.stems, one)).length;
      if (words.length > 1 && known / words.length < KNOWN_ENOUGH) return [fault];
    }
    const isJoined = anchorsOf(sentence, source).some(({ text }) => givesReason(text));
    return isJoined && isReasonThere(behind, source) ? [] : [fault];
  });
