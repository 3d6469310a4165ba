import { readDays } from '../../../../language';
import {
  companyFrom,
  companyUntil,
  isReal,
  mentions,
  setOf,
  textOf,
  wordAt,
  type SentenceReader,
  type SentenceReading,
  type Stated,
} from '../reading';

const HEADS = setOf(
  `officer president chairman chairwoman chairperson chair director directors treasurer
  secretary counsel ceo cfo coo cto cio cmo ciso
  head controller executive board co-ceo founder founders co-founder co-founders
  cofounder`,
);
const TITLE_WORDS = new Set([
  ...HEADS,
  'chief',
  'senior',
  'vice',
  'general',
  'financial',
  'operating',
  'technology',
  'managing',
  'independent',
  'lead',
  'global',
  'interim',
  'acting',
  'corporate',
  'deputy',
  'group',
  'legal',
  'marketing',
  'people',
  'product',
  'revenue',
  'commercial',
  'information',
  'accounting',
  'principal',
  'human',
  'resources',
  'strategy',
  'strategic',
]);
const JOINS = new Set(['of', 'and', '&', 'the', ',', '-']);
const OPENS = new Set([
  'as',
  'appointed',
  'named',
  'elected',
  'is',
  'became',
  'becomes',
  'promoted',
]);
const NOW = [
  /^(?:is|has served|has been|serves|currently serves|became|becomes|joined)\b/u,
  /^(?:was (?:also )?|(?:has )?been )(?:appointed|named|elected|promoted)\b/u,
];
const GONE = setOf('until former formerly previously retired resigned departed predecessor then');
const WAS = /\b(?:stepped down|prior to|from \d{4} to|succeeded by|served from)\b/iu;
const OFFICER =
  /\b(?:officer|president|chief executive|c[efto]o|cio|cmo|ciso|counsel|treasurer|head)\b/u;
const KEEPER = /\b(?:controller|secretary|managing director)\b/u;
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const LONGEST = 16;

/** The last word of the title that begins at a place. */
function titleFrom(reading: SentenceReading, first: number): number | undefined {
  const { tokens } = reading.parsed;
  let end: number | undefined;
  for (let at = first; at < Math.min(first + LONGEST, tokens.length); at += 1) {
    const word = tokens[at]?.text ?? '';
    const lower = word.toLowerCase();
    if (HEADS.has(lower)) end = at;
    else if (word === ',' && !TITLE_WORDS.has(wordAt(reading, at + 1))) break;
    else if (!(isCapital(word) || TITLE_WORDS.has(lower) || JOINS.has(lower))) break;
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

/** Where the name of a person begins that ends at a place. */
function personUntil(reading: SentenceReading, last: number): number | undefined {
  const { tokens } = reading.parsed;
  let first = last;
  while (
    first >= 0 &&
    tokens[first]?.pos === 'PROPN' &&
    isCapital(tokens[first]?.text ?? '') &&
    !TITLE_WORDS.has(wordAt(reading, first))
  )
    first -= 1;
  first += 1;
  const count = last - first + 1;
  const isTitled = /^(?:mr|ms|mrs|dr)\.?$/u.test(wordAt(reading, first));
  if (count < 2 || count > 4) return undefined;
  if (companyFrom(reading, first) !== undefined) {
    // "Acme's" is no part of the name, and "Acme" before it neither.
    return undefined;
  }
  return isTitled || /^[\p{Lu}][\p{Ll}]/u.test(tokens[first]?.text ?? '') ? first : undefined;
}

/** Whether the office is the company's own: its owner or what follows "of" says so. */
function isOwnOffice(reading: SentenceReading, owner: number | undefined, end: number): boolean {
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

function statedOf(name: string, title: string, since: string | undefined): readonly Stated[] {
  const details = { title, ...(since === undefined ? {} : { since }) };
  const lower = title.toLowerCase();
  const isBoard =
    /\b(?:chair(?:man|woman|person)?|director|board of directors)\b/u.test(lower) &&
    !/managing director|director of (?!the board)/u.test(lower);
  const isOfficer = OFFICER.test(lower) || KEEPER.test(lower);
  const isChief =
    /\b(?:chief executive|ceo)\b/u.test(lower) && !/\b(?:division|deputy|vice)\b/u.test(lower);
  return [
    ...(/\b(?:co-?)?founders?\b/u.test(lower)
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

function sinceIn(reading: SentenceReading, end: number): string | undefined {
  const rest = textOf(reading, end + 1, reading.parsed.tokens.length - 1);
  const told = /^,?\s*(?:of [^,;.]{2,40}?\s)?(?:since|in|effective|on)\s/u.exec(rest);
  const [day] = told === null ? [] : readDays(rest.slice(0, 80));
  return day === undefined || day.day > reading.fetchedAt.slice(0, 10) ? undefined : day.day;
}

const COMMITTEE = setOf('committee');

/** "Ada Bell, our CFO", "our CFO Ada Bell", "Ada Bell has served as CFO since May 2023". */
function officeAt(reading: SentenceReading, at: number): readonly Stated[] {
  const { tokens } = reading.parsed;
  let before = at - 1;
  if (/^(?:a|an|the)$/u.test(wordAt(reading, before))) before -= 1;
  const owner = companyUntil(reading, before);
  const left = owner === undefined ? before : owner - 1;
  const end = titleFrom(reading, at);
  if (end === undefined) return [];
  const title = textOf(reading, at, end);
  if (/^chair/iu.test(title) && mentions(reading, COMMITTEE)) return [];
  const person = /^[,(]$/u.test(wordAt(reading, left)) ? personUntil(reading, left - 1) : undefined;
  if (person !== undefined) {
    if (!isOwnOffice(reading, owner, end)) return [];
    const isNamed = companyFrom(reading, end + 2) !== undefined;
    if (owner === undefined && !isNamed && !isCapital(title)) return [];
    return statedOf(textOf(reading, person, left - 1), title, sinceIn(reading, end));
  }
  if (owner !== undefined) {
    let last = end + 1;
    if (wordAt(reading, last) === ',') last += 1;
    const first = last;
    while (tokens[last]?.pos === 'PROPN' && isCapital(tokens[last]?.text ?? '')) last += 1;
    if (personUntil(reading, last - 1) === first)
      return statedOf(textOf(reading, first, last - 1), title, undefined);
  }
  if (!isReal(reading, end)) return [];
  if (!OPENS.has(wordAt(reading, left)) && wordAt(reading, left) !== 'to') return [];
  for (let verb = left; verb > Math.max(0, left - 9); verb -= 1) {
    const person = personUntil(reading, verb - 1);
    if (person === undefined) continue;
    const verbs = textOf(reading, verb, left);
    const isElse =
      verbs.startsWith('joined') &&
      companyFrom(reading, verb + 1) === undefined &&
      verbs.split(' ').length > 2;
    if (
      !NOW.some((form) => form.test(verbs.replace(/^,?\s*who\s+/u, ''))) ||
      isElse ||
      !isOwnOffice(reading, owner, end)
    )
      return [];
    return statedOf(textOf(reading, person, verb - 1), title, sinceIn(reading, end));
  }
  return [];
}

/** Who holds which office of the company now. */
export const people: SentenceReader = (reading) => {
  const { tokens } = reading.parsed;
  // Signatures repeat each name before its title.
  if (textOf(reading, 0, tokens.length - 1).includes('/s/')) return [];
  if (mentions(reading, GONE) || WAS.test(textOf(reading, 0, tokens.length - 1))) return [];
  return tokens
    .filter(
      ({ index, text }) =>
        TITLE_WORDS.has(text.toLowerCase()) &&
        !TITLE_WORDS.has(wordAt(reading, index - 1)) &&
        wordAt(reading, index - 1) !== 'and',
    )
    .flatMap(({ index }) => officeAt(reading, index));
};
