import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';

/** A quarter of declared pay as the authority heads it, with some of the many columns that nobody keeps. */
const HEADER = [
  'CASE_NUMBER',
  'CASE_STATUS',
  'RECEIVED_DATE',
  'DECISION_DATE',
  'VISA_CLASS',
  'JOB_TITLE',
  'SOC_CODE',
  'SOC_TITLE',
  'FULL_TIME_POSITION',
  'BEGIN_DATE',
  'END_DATE',
  'TOTAL_WORKER_POSITIONS',
  'EMPLOYER_NAME',
  'EMPLOYER_ADDRESS1',
  'EMPLOYER_CITY',
  'EMPLOYER_STATE',
  'EMPLOYER_POSTAL_CODE',
  'EMPLOYER_PHONE',
  'NAICS_CODE',
  'AGENT_REPRESENTING_EMPLOYER',
  'WORKSITE_CITY',
  'WORKSITE_COUNTY',
  'WORKSITE_STATE',
  'WORKSITE_POSTAL_CODE',
  'WAGE_RATE_OF_PAY_FROM',
  'WAGE_RATE_OF_PAY_TO',
  'WAGE_UNIT_OF_PAY',
  'PREVAILING_WAGE',
  'PW_UNIT_OF_PAY',
  'PW_WAGE_LEVEL',
  'H_1B_DEPENDENT',
  'WILLFUL_VIOLATOR',
];
const NOUNS = [
  'Lantern',
  'Harbour',
  'Kiln',
  'Orchard',
  'Signal',
  'Loom',
  'Canal',
  'Quarry',
  'Valve',
  'Compass',
  'Ledger',
  'Ferry',
];
const WORKS = ['Works', 'Mills', 'Partners', 'Systems', 'Foundry', 'Group', 'Stores'];
const FORMS = ['Inc.', 'LLC', 'Corp.', 'Ltd.'];
const JOBS = [
  'Optics Engineer',
  'Software Developer',
  'Keeper of Lamps',
  'Statistician',
  'Buyer, senior',
  'Line Planner',
  'Nurse',
  'Welder',
];
const CITIES = ['Duluth', 'Reno', 'Troy', 'Waco', 'Salem', 'Tulsa', 'Erie', 'Boise'];

export const EMPLOYER = 'Tarrow Lantern Works, Inc.';
/** As many employers as such a file has for its size, one of them with rows that the bench looks for. */
const EMPLOYERS = 60_000;

const pick = (list: readonly string[], random: Random): string =>
  list[Math.floor(random.next() * list.length)] ?? '';

function employer(random: Random): string {
  const number = Math.floor(random.next() * EMPLOYERS);
  if (number === 0) return EMPLOYER;
  const own = seededRandom(number);
  return `${pick(NOUNS, own)} ${pick(NOUNS, own)} ${number} ${pick(WORKS, own)}, ${pick(FORMS, own)}`;
}

export type Cell = string | number;

function rowOf(index: number, random: Random): readonly Cell[] {
  const pay = 40_000 + Math.floor(random.next() * 160_000);
  const city = pick(CITIES, random);
  return [
    `I-200-${index}`,
    random.next() < 0.9 ? 'Certified' : 'Denied',
    '2/1/2026',
    `3/${1 + (index % 28)}/2026`,
    'H-1B',
    pick(JOBS, random),
    '17-2199.07',
    'Engineers, All Other',
    'Y',
    '4/1/2026',
    '3/31/2029',
    1,
    employer(random),
    `${index % 900} Wharf Road`,
    city,
    'MN',
    '55802',
    '12185550100',
    '335132',
    'N',
    city,
    'Saint Louis',
    'MN',
    '55802',
    pay,
    pay + 9_000,
    'Year',
    pay - 5_000.5,
    'Year',
    'II',
    'No',
    'No',
  ];
}

export function* rows(count: number): Generator<readonly Cell[]> {
  const random = seededRandom(9_417);
  yield HEADER;
  for (let index = 1; index <= count; index += 1) yield rowOf(index, random);
}

/** A few hundred kilobytes at a time, so that the bench holds no file either. */
export function* inPieces(texts: Iterable<string>): Generator<string> {
  let held = '';
  for (const text of texts) {
    held += text;
    if (held.length < 300_000) continue;
    yield held;
    held = '';
  }
  yield held;
}

const csvCell = (cell: Cell): string =>
  /[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

export async function writeCsv(path: string, count: number): Promise<void> {
  const lines = function* (): Generator<string> {
    for (const row of rows(count)) yield `${row.map(csvCell).join(',')}\r\n`;
  };
  await pipeline(Readable.from(inPieces(lines())), createWriteStream(path));
}
