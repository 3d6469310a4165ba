import { phraseFinder } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, formatCount, formatList, formatReportMoney } from '../phrases';
import {
  distinctBy,
  draft,
  draftList,
  factsOf,
  isPlainName,
  isProse,
  nameIn,
  wordsOfRow,
} from './facts';
import { asIts, asPlain } from '../wording/theirs';
import { entryLines } from '../registers';
import { isAt } from './role/role-match';
import { wholeFirst } from './sources';

const PLACE = 'The place';
const OPENINGS = 'Openings there';
const ELSEWHERE = 'Openings elsewhere';
const MOST_NAMED = 5;
const MOST_TOLD = 2;
/** No town has a longer name; what is longer says something else. */
const MOST_WORDS = 4;

/** “Boston” of “Boston, MA”: what a posting names as well. */
function cityOf(location: string | undefined): string | undefined {
  const [city = ''] = (location ?? '').split(',');
  const name = squeeze(city);
  return isPlainName(name) && name.length > 2 && name.split(' ').length <= MOST_WORDS
    ? name
    : undefined;
}

function counted(text: string, rows: readonly Evidence[], group: string): DraftClaim {
  return draft(endSentence(text), rows, {
    group,
    computation: { kind: 'count', of: rows.map(({ id }) => id) },
  });
}

function names(city: string, { quote, value, details }: Evidence): boolean {
  return [quote, String(value ?? ''), String(details?.['place'] ?? '')].some((text) =>
    text.toLowerCase().includes(city.toLowerCase()),
  );
}

/** What is written of the place itself, whoever writes it. */
function told(city: string, rows: readonly Evidence[]): DraftClaim[] {
  const fit = rows.filter((row) => isProse(row.quote) && names(city, row) && !isGivenUp(row));
  // One sentence may tell of several places.
  const prose = wholeFirst(distinctBy(fit, ({ quote }) => quote));
  return prose
    .flatMap((row) => {
      const text = asIts(row, 'It') ?? asPlain(row);
      return text === undefined ? [] : [{ row, text }];
    })
    .slice(0, MOST_TOLD)
    .map(({ row, text }) =>
      draft(text, [row], { group: PLACE, asOf: row.asOf ?? row.publishedAt }),
    );
}

const COSTS = 'Rents';
const COST_LABELS = ['One bedroom', 'Two bedrooms', 'Three bedrooms', 'Rent'];

/** A sum without a currency is told as the figure that it is. */
const sumOf = (sum: number, { unit }: Evidence): string =>
  unit === undefined ? formatCount(sum) : formatReportMoney(sum, unit);

const sumsIn = (row: Evidence): readonly string[] => {
  const lines = entryLines(row);
  return COST_LABELS.flatMap((label) => {
    const sum = Number(lines.get(label));
    return sum > 0 ? [`${label.toLowerCase()} ${sumOf(sum, row)}`] : [];
  });
};

/** Rents at the place, or in the state or country it lies in, as the entry's own heading says. */
function costs(rows: readonly Evidence[]): DraftClaim[] {
  return rows
    .filter((row) => nameIn(row) !== undefined)
    .flatMap((row) => {
      const sums = sumsIn(row);
      return sums.length === 0 ? [] : [{ row, sums }];
    })
    .slice(0, 1)
    .map(({ row, sums }) => {
      const text = `Rents in ${nameIn(row)}: ${formatList(sums)}.`;
      return draft(text, [row], { group: COSTS, asOf: row.asOf });
    });
}

const saysGivenUp = phraseFinder(
  'closed, closing, former, formerly, gave/given up, left, sold, vacated',
);

/** “… and we gave up our plant in Tulsa”: the words that lead to the place say that it is gone. */
function isGivenUp(row: Evidence): boolean {
  const name = nameIn(row) ?? '';
  const before = row.quote.slice(0, Math.max(0, row.quote.indexOf(name)));
  return saysGivenUp(before.split(/[.;,]/u).at(-1) ?? '');
}

const saysPlant = phraseFinder(
  'facilities, facility, factories, factory, laboratories, laboratory, plant, plants, warehouse, warehouses',
);

/** Where nothing is written of the place that was asked about, the places there are answer as well. */
function offices(rows: readonly Evidence[]): DraftClaim[] {
  const named = distinctBy(
    rows.filter((row) => nameIn(row) !== undefined && !isGivenUp(row)),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_NAMED);
  // A plant or a warehouse is no office.
  const lead = named.some(({ quote }) => saysPlant(quote))
    ? { one: 'It has a site in ', many: 'It has sites in ' }
    : { one: 'It has an office in ', many: 'It has offices in ' };
  return named.length === 0
    ? []
    : [
        draftList(
          named.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
          lead,
          { group: PLACE },
        ),
      ];
}

/** A detail of a posting that its own quote says. */
function saidIn(row: Evidence, key: 'team' | 'place'): string | undefined {
  const value = String(row.details?.[key] ?? '');
  return value !== '' && row.quote.includes(value) ? value : undefined;
}

function listed(
  rows: readonly Evidence[],
  key: 'team' | 'place',
): { rows: Evidence[]; list: string } {
  const told = distinctBy(
    rows.filter((row) => isPlainName((saidIn(row, key) ?? '').replace(/[()/]/gu, ''))),
    (row) => saidIn(row, key) ?? '',
  ).slice(0, MOST_NAMED);
  return { rows: told, list: formatList(told.map((row) => saidIn(row, key) ?? '')) };
}

/** One posting for each title and place, from the page that is about it alone where there is one. */
function openings(rows: readonly Evidence[]): Evidence[] {
  const many = Map.groupBy(rows, ({ url }) => url);
  const alone = rows.toSorted(
    (left, right) => (many.get(left.url)?.length ?? 0) - (many.get(right.url)?.length ?? 0),
  );
  return distinctBy(
    alone.filter((row) => wordsOfRow(row) !== undefined),
    (row) => wordsOfRow(row) ?? '',
  );
}

const isRemote = (row: Evidence): boolean => /\bremote\b/iu.test(saidIn(row, 'place') ?? '');

function there(city: string, rows: readonly Evidence[]): DraftClaim[] {
  const where = /^remote$/iu.test(city) ? 'remote work' : city;
  const teams = listed(rows, 'team');
  return [
    ...(rows.length > 1
      ? [
          counted(
            `Of the postings we read, ${formatCount(rows.length)} are for ${where}`,
            rows,
            OPENINGS,
          ),
        ]
      : rows.map((row) =>
          draft(endSentence(`One posting is for ${where}: ${wordsOfRow(row) ?? ''}`), [row], {
            group: OPENINGS,
          }),
        )),
    ...(teams.rows.length > 1
      ? [
          draft(endSentence(`They are on the ${teams.list} teams`), teams.rows, {
            group: OPENINGS,
          }),
        ]
      : []),
  ];
}

/** If postings were read but none is for the buyer's place, it helps to say where they are. */
function elsewhere(city: string | undefined, rows: readonly Evidence[]): DraftClaim[] {
  const placed = rows.filter((row) => saidIn(row, 'place') !== undefined);
  const places = listed(placed, 'place');
  const remote = placed.filter(isRemote);
  const start = city === undefined ? 'Its postings are for' : 'They are for';
  return [
    ...(city === undefined || placed.length < 2
      ? []
      : [
          counted(
            `We read ${formatCount(placed.length)} postings with a place, and ${city} is in none`,
            placed,
            ELSEWHERE,
          ),
        ]),
    ...(places.rows.length === 0
      ? []
      : [draft(endSentence(`${start} ${places.list}`), places.rows, { group: ELSEWHERE })]),
    ...(remote.length > 1
      ? [
          counted(
            `Remote work is named in ${formatCount(remote.length)} of them`,
            remote,
            ELSEWHERE,
          ),
        ]
      : []),
  ];
}

/** What the company says of the place that was asked about, and which openings there are at it. */
export function writeLocation(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const city = cityOf(input.location);
  const posted = openings(facts.all('job-posting'));
  const here =
    city === undefined
      ? []
      : posted.filter((row) => isAt(city, row) && saidIn(row, 'place') !== undefined);
  const around = city === undefined ? [] : facts.all('surroundings');
  const said =
    city === undefined
      ? []
      : told(city, [...facts.all('office'), ...facts.all('statement'), ...around]);
  return [
    ...(said.length > 0 ? said : offices(facts.all('office'))),
    ...costs(around),
    ...(city !== undefined && here.length > 0 ? there(city, here) : elsewhere(city, posted)),
  ];
}
