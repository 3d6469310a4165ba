import { isCapitalized } from '../../../../../kernel/text';
import {
  isOfficeHead,
  isOfficeWord,
  personFrom,
  personNamed,
  personUntil,
  phraseFinder,
} from '../../../../../language';
import { defined } from '../../../../../kernel/defined';
import { companyFrom, setOf, type SentenceReading, type Stated, wordAt } from '../../reading';

const JOINS = new Set(['of', 'and', '&', 'the', ',', '-']);
export const GONE = setOf(
  'until former formerly previously left retired resigned departed predecessor then',
);
export const WAS = /\b(?:stepped down|prior to|from \d{4} to|succeeded by|served from)\b/iu;
const saysOfficer = phraseFinder(
  `ceo, cfo, chief executive, cio, ciso, cmo, coo, counsel, cto, head, officer, president,
   treasurer`,
);
const saysKeeper = phraseFinder('controller, managing director, secretary');
export const isCapital = (word: string): boolean => isCapitalized(word);
const LONGEST = 16;

/** The last word of the title that begins at a place. */
export function titleFrom(reading: SentenceReading, first: number): number | undefined {
  const { tokens } = reading.parsed;
  let end: number | undefined;
  for (let at = first; at < Math.min(first + LONGEST, tokens.length); at += 1) {
    const word = tokens[at]?.text ?? '';
    const lower = word.toLowerCase();
    if (isOfficeHead(lower)) end = at;
    else if (word === ',' && !isOfficeWord(wordAt(reading, at + 1))) break;
    else if (!(isCapital(word) || isOfficeWord(lower) || JOINS.has(lower))) break;
    if (
      lower === 'head' &&
      wordAt(reading, at + 1) === 'of' &&
      isCapital(tokens[at + 2]?.text ?? '')
    )
      end = at + 2;
    if (end !== at && lower === 'of' && companyFrom(reading, at + 1) !== undefined) break;
  }
  return end;
}

/** “Acme’s” is no part of the name behind it, and “Acme” before it neither. */
const isCompany =
  (reading: SentenceReading) =>
  (at: number): boolean =>
    companyFrom(reading, at) !== undefined;

/** Where the name of a person ends that begins at a place. */
export const personAfter = (reading: SentenceReading, first: number): number | undefined =>
  personFrom(reading.parsed.tokens, first, isCompany(reading));

/** Where the name of a person begins that ends at a place. */
export const personBefore = (reading: SentenceReading, last: number): number | undefined =>
  personUntil(reading.parsed.tokens, last, isCompany(reading));

/** Whether the office is the company's own: its owner or what follows "of" says so. */
export function isOwnOffice(
  reading: SentenceReading,
  owner: number | undefined,
  end: number,
): boolean {
  const { tokens } = reading.parsed;
  const next = wordAt(reading, end + 1);
  if (next === 'of' || next === 'at' || next === 'for') {
    const last = companyFrom(reading, end + 2);
    // “Chair of the Acme Foundation” is an office of the foundation.
    if (last !== undefined) return !isCapital(tokens[last + 1]?.text ?? '');
    return (
      /^(?:the|our)$/u.test(wordAt(reading, end + 2)) &&
      wordAt(reading, end + 3) === 'board' &&
      reading.referents.isOwnVoice
    );
  }
  if (isCapital(tokens[end + 1]?.text ?? '') && owner === undefined) return false;
  return owner !== undefined || reading.referents.isOwnVoice || reading.focus() === 'company';
}

const saysBoard = phraseFinder(
  'board of directors, chair, chairman, chairperson, chairwoman, director',
);

const saysChief = phraseFinder('ceo, chief executive');

const saysDeputy = phraseFinder('deputy, division, vice');

const saysFounder = phraseFinder('cofounder, founder');

export function statedOf(
  person: string,
  title: string,
  since: string | undefined,
): readonly Stated[] {
  const name = personNamed(person) ?? person;
  const details = { title, ...defined({ since }) };
  const lower = title.toLowerCase();
  const isBoard = saysBoard(lower) && !/managing director|director of (?!the board)/u.test(lower);
  const isOfficer = saysOfficer(lower) || saysKeeper(lower);
  const isChief = saysChief(lower) && !saysDeputy(lower);
  return [
    ...(saysFounder(lower)
      ? [{ topic: 'leadership', attribute: 'founder', value: name } as const]
      : []),
    ...(isBoard && (!isOfficer || lower.includes('chair'))
      ? [{ topic: 'leadership', attribute: 'board', value: name, details } as const]
      : []),
    ...(isOfficer
      ? [
          {
            topic: 'leadership',
            attribute: isChief ? 'chief-executive' : 'leadership',
            value: name,
            details,
          } as const,
        ]
      : []),
  ];
}
