import { anchorsOf } from '../anchors/sentence-anchors';
import type { Finding, SlotCheck } from './finding';
import { hasWord, isContent, type ReadSentence, type ReadText } from '../anchors/read-text';

const REASON = new RegExp(
  '\\b(?:because(?: of)?|due to|owing to|thanks to|as a result of|in order to|' +
    '(?<!(?:has|have|had|ever|long) )since(?! \\d| (?:the|January|its|then|\\w+ \\d))|is what made|to blame|(?:was|' +
    'were|is|are) behind|led to|pressure from|forced|after (?:losing|missing|' +
    'failing)|in return|caused by|made \\w+ (?:adopt|take|do|buy|sell|cut))\\b',
  'iu',
);
const JOINS = new RegExp(
  '\\b(?:because|due to|owing|thanks|result\\w*|reflect\\w*|driv\\w+|drove|since|' +
    'lead|leads|leading to|led|caus\\w+|therefore|attribut\\w+|offset|as the|given|' +
    'demonstrat\\w*|if|through|so|enabl\\w+|for|thus|that.s why|evident)\\b',
  'iu',
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
  return source.sentences.some(({ text }, at) => counts[at] === most && JOINS.test(text));
}

/** A reason is stated as one by the source, and not put together from two things that it says. */
export const checkCauses: SlotCheck = ({ claim, source }) =>
  claim.sentences.flatMap((sentence): Finding[] => {
    const found = REASON.exec(
      sentence.text.replaceAll(/"[^"]*"/gu, (text) => ' '.repeat(text.length)),
    );
    if (found === null) return [];
    const [behind, before] = partsOf(sentence, sentence.start + found.index);
    const fault: Finding = {
      slot: 'cause',
      reason: `The evidence doesn’t give this reason: “${found[0]} …”.`,
    };
    for (const words of [behind, before]) {
      const known = words.filter((one) => hasWord(source.stems, one)).length;
      if (words.length > 1 && known / words.length < KNOWN_ENOUGH) return [fault];
    }
    const isJoined = anchorsOf(sentence, source).some(({ text }) => JOINS.test(text));
    return isJoined && isReasonThere(behind, source) ? [] : [fault];
  });
