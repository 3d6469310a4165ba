import { isCapitalized } from '../../../../kernel/text';
import { phraseFinder, wordSet } from '../../../../language';
import { companyFrom, textOf, wordAt, type SentenceReader } from '../reading';

const SEEK = new Set(['hiring', 'seeking', 'recruiting']);
const ROLE_END = new Set([
  'to',
  'who',
  'that',
  'with',
  'in',
  'at',
  'for',
  'on',
  'and',
  'as',
  'based',
  '.',
  ',',
  ';',
  '(',
  '!',
  ':',
  '–',
  '—',
  'like',
]);
const LONGEST_ROLE = 12;
/** The sentence was taken to end at an abbreviation inside the title. */
const isCutShort = phraseFinder('sr (.) $, jr (.) $, asst (.) $, assoc (.) $');

const isArticle = wordSet('a, an, the');
const isBeforeHiring = wordSet(
  `'re, 's, actively, also, always, am, are, currently, is, now, still`,
);

/** "We're looking for a Data Engineer", "we are hiring engineers": whom the company seeks. */
export const hiring: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  for (const token of tokens) {
    const word = token.text.toLowerCase();
    const isLooking = word === 'looking' && wordAt(reading, token.index + 1) === 'for';
    if (!isLooking && !SEEK.has(word)) continue;
    let subject = token.index - 1;
    while (isBeforeHiring(wordAt(reading, subject))) subject -= 1;
    if (subject === token.index - 1 || companyFrom(reading, subject) !== subject) continue;
    const first = token.index + (isLooking ? 2 : 1);
    // “Manager, Data Engineering” goes on behind its comma.
    const next = tokens.findIndex(
      ({ index, text }) =>
        index >= first &&
        ROLE_END.has(text.toLowerCase()) &&
        !(text === ',' && isCapitalized(tokens[index + 1]?.text ?? '')),
    );
    const end = (next < 0 ? tokens.length : next) - 1;
    if (end < first || end - first > LONGEST_ROLE) continue;
    const value = textOf(reading, isArticle(wordAt(reading, first)) ? first + 1 : first, end);
    if (!/\p{Lu}/u.test(value) || isCutShort(value)) continue;
    return [{ topic: 'hiring', attribute: 'hiring', value }];
  }
  return [];
};
