import { wordSet } from '../../../../language';
import {
  companyFrom,
  isReal,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
} from '../reading';

const OF_HOUSE = new Set([
  'company',
  'team',
  'workplace',
  'organization',
  'business',
  'startup',
  'workforce',
  'approach',
  'culture',
  'environment',
  'firm',
]);
const MODE =
  /^(?:remote(?:[- ]first|[- ]only)?|hybrid|in[- ]person|(?:globally[- ])?distributed|in[- ]office|on[- ]site)\b/iu;
const PLACES = /^(?:remotely|in[- ]person|from home|from anywhere|hybrid|in the office)\b/iu;
const isBetween = wordSet(
  `%, -, 100, a, all, always, an, been, completely, entirely, fully, globally, in, mostly,
   primarily, proudly, still`,
);

const isBeing = wordSet(`'re, 've, are, have, is, was`);

const isBeforeMode = wordSet(`'ve, all, also, always, are, have, is, team`);

function ofCompany(reading: SentenceReading, at: number): boolean {
  let left = at - 1;
  while (isBetween(wordAt(reading, left))) left -= 1;
  if (isBeing(wordAt(reading, left)) || reading.parsed.tokens[left]?.lemma === 'work') {
    let subject = left - 1;
    while (isBeforeMode(wordAt(reading, subject))) subject -= 1;
    return (
      /^(?:we|our)$/u.test(wordAt(reading, subject)) || companyFrom(reading, subject) !== undefined
    );
  }
  return /^(?:as|our|with)$/u.test(wordAt(reading, left)) && isHouse(reading, at);
}

const isHouse = (reading: SentenceReading, at: number): boolean =>
  reading.parsed.tokens.slice(at + 1, at + 7).some(({ lemma }) => OF_HOUSE.has(lemma));

/** "We are a remote-first company", "we work in person", "as a fully remote team". */
export const workMode: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  if (!reading.referents.isOwnVoice) return [];
  for (const { index, text } of tokens) {
    if (!/^(?:remote|remote-first|remotely|hybrid|in|in-person|distributed|from)/iu.test(text))
      continue;
    const rest = textOf(reading, index, Math.min(index + 6, tokens.length - 1));
    const isMode =
      MODE.test(rest) ||
      (PLACES.test(rest) &&
        tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => lemma === 'work'));
    if (!isMode || !isReal(reading, index) || !ofCompany(reading, index)) continue;
    const [mode] = MODE.exec(rest) ?? PLACES.exec(rest) ?? [];
    return [{ topic: 'culture', attribute: 'work-mode', value: (mode ?? '').trim().toLowerCase() }];
  }
  return [];
};
