import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntityCard } from '../../src/research/company';
import { extractEvidence, type Evidence } from '../../src/research/evidence';
import { canonicalJson } from '../../src/research/sources';

/** The plain reading: one line of a filing as it stands in the file. */
interface Line {
  readonly concept: string;
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly filed: string;
  readonly form: string;
}

const card: EntityCard = {
  id: 'bench',
  name: 'Filer',
  legalName: 'Filer',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};
const MEASURES = {
  revenue: [
    'Revenues',
    'RevenueFromContractWithCustomerExcludingAssessedTax',
    'RevenueFromContractWithCustomerIncludingAssessedTax',
    'SalesRevenueNet',
  ],
  'net-income': ['NetIncomeLoss'],
} as const;

/** All lines of a measure that span about a year; no code of the shop's has a part in it. */
function yearLines(file: string, concepts: readonly string[]): readonly Line[] {
  const book =
    (
      JSON.parse(readFileSync(file, 'utf8')) as {
        facts: Record<string, Record<string, { units: Record<string, Line[]> }>>;
      }
    ).facts['us-gaap'] ?? {};
  const found: Line[] = [];
  for (const concept of concepts) {
    for (const line of book[concept]?.units['USD'] ?? []) {
      if (line.start === undefined || line.form.startsWith('10-Q')) continue;
      const days = (new Date(line.end).getTime() - new Date(line.start).getTime()) / 86_400_000;
      if (days > 340 && days < 390) found.push({ ...line, concept });
    }
  }
  return found;
}

/** What stands at last for each year, and how often it had been filed as something else before. */
function latest(lines: readonly Line[]): {
  readonly years: ReadonlyMap<string, number>;
  readonly overtaken: readonly Line[];
} {
  const years = new Map<string, Line>();
  for (const line of lines) {
    const before = years.get(line.end);
    if (before === undefined || line.filed > before.filed) years.set(line.end, line);
  }
  return {
    years: new Map([...years].map(([end, { val }]) => [end, val])),
    overtaken: lines.filter((line) => years.get(line.end)?.val !== line.val),
  };
}

interface Tally {
  expected: number;
  exact: number;
  wrong: number;
  overtaken: number;
  inexactQuotes: number;
}

function compare(
  rows: readonly Evidence[],
  text: string,
  attribute: string,
  lines: readonly Line[],
  tally: Tally,
): void {
  const { years, overtaken } = latest(lines);
  const found = rows.filter((row) => row.attribute === attribute && row.status === 'current');
  tally.expected += years.size;
  tally.overtaken += overtaken.length;
  for (const [end, value] of years)
    if (found.some((row) => row.asOf === end && row.value === value)) tally.exact += 1;
  tally.wrong += found.filter(({ asOf = '', value }) => years.get(asOf) !== value).length;
  tally.inexactQuotes += found.filter(
    (row) =>
      text.slice(row.start, row.end) !== row.quote ||
      !row.quote.includes(String(row.value)) ||
      !row.quote.includes(row.asOf ?? '-'),
  ).length;
}

function rowsOf(text: string): readonly Evidence[] {
  return extractEvidence(card, [
    {
      text,
      record: {
        snapshot: 'bench',
        sourceId: 'sec-companyfacts',
        sourceName: 'SEC',
        url: 'https://data.sec.gov',
        title: 'Facts',
        kind: 'company-facts',
        topics: ['financials'],
        reliability: 'register',
        tier: 'A',
        matchScore: 1,
        fetchedAt: '2026-03-02T00:00:00Z',
        blocks: [],
      },
    },
  ]);
}

/** Refiles each year's figure in turn, later and with another value: the later one must win. */
function restate(file: string, tally: Tally): void {
  const book =
    (
      JSON.parse(readFileSync(file, 'utf8')) as {
        facts: Record<string, Record<string, { units: Record<string, Line[]> }>>;
      }
    ).facts['us-gaap'] ?? {};
  for (const [attribute, concepts] of Object.entries(MEASURES)) {
    for (const line of yearLines(file, concepts)) {
      const { concept, ...fact } = line;
      const body = {
        facts: {
          'us-gaap': {
            [concept]: {
              units: {
                USD: [
                  { ...fact, val: line.val + 1_000_000, form: '10-K/A', filed: '2030-01-01' },
                  ...(book[concept]?.units['USD'] ?? []),
                ],
              },
            },
          },
        },
      };
      const found = rowsOf(canonicalJson(body)).find(
        (row) => row.attribute === attribute && row.asOf === line.end,
      );
      tally.expected += 1;
      if (found?.value === line.val + 1_000_000) tally.exact += 1;
      else tally.wrong += 1;
    }
  }
}

export function measureFilings(folder: string): readonly string[] {
  const empty = (): Tally => ({ expected: 0, exact: 0, wrong: 0, overtaken: 0, inexactQuotes: 0 });
  const [read, restated] = [empty(), empty()];
  const files = readdirSync(folder).filter(
    (name) => name.startsWith('companyfacts') && name.endsWith('.json'),
  );
  for (const name of files) {
    const text = canonicalJson(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const rows = rowsOf(text);
    for (const [attribute, concepts] of Object.entries(MEASURES))
      compare(rows, text, attribute, yearLines(join(folder, name), concepts), read);
    restate(join(folder, name), restated);
  }
  return [
    `Filings of ${files.length} companies: ${read.exact} of ${read.expected} annual figures ` +
      `exact, ${read.wrong} wrong, ${read.overtaken} earlier statements overtaken, ` +
      `${read.inexactQuotes} quotes that do not hold day and figure; the goal is all exact`,
    `Restated in turn by a later filing: ${restated.exact} of ${restated.expected} resolved ` +
      `to it, ${restated.wrong} not; the goal is all`,
  ];
}
