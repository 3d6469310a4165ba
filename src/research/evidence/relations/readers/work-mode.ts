import { wordSet, Phrasebook } from '../../../../language';
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
const MODES = new Phrasebook([
  [
    'mode',
    `^ distributed/hybrid/remote, ^ globally distributed, ^ in office/person, ^ on site, ^ remote first/only`,
  ],
  ['place', '^ from anywhere/home, ^ hybrid/remotely, ^ in person, ^ in the office'],
]);
const opensMode = wordSet('distributed*, from*, hybrid*, in*, remote*');
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
      ['our', 'we'].includes(wordAt(reading, subject)) ||
      companyFrom(reading, subject) !== undefined
    );
  }
  return ['as', 'our', 'with'].includes(wordAt(reading, left)) && isHouse(reading, at);
}

const isHouse = (reading: SentenceReading, at: number): boolean =>
  reading.parsed.tokens.slice(at + 1, at + 7).some(({ lemma }) => OF_HOUSE.has(lemma));

/** "We are a remote-first company", "we work in person", "as a fully remote team". */
export const workMode: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  if (!reading.referents.isOwnVoice) return [];
  for (const { index, text } of tokens) {
    if (!opensMode(text)) continue;
    const rest = textOf(reading, index, Math.min(index + 6, tokens.length - 1));
    const [found] = MODES.find(rest);
    const isMode =
      MODES.kindsIn(rest).has('mode') ||
      (found !== undefined &&
        tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => lemma === 'work'));
    if (!isMode || !isReal(reading, index) || !ofCompany(reading, index)) continue;
    const mode = rest.slice(0, found?.end ?? 0).toLowerCase();
    return [{ topic: 'culture', attribute: 'work-mode', value: mode }];
  }
  return [];
};
