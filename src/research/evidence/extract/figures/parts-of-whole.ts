import { defined } from '../../../../kernel/defined';
import { phraseFinder, rewriting } from '../../../../language';
import { companyFacts } from '../records/company-facts';
import { linesOf, type Document, type Draft, type Extractor, type Reading } from '../document';
import { tablesOf, type Row } from './table-rows';

/** What the company as a whole had in a year, as filed for machines. */
interface Whole {
  readonly attribute: string;
  readonly asOf: string;
  readonly value: number;
  readonly unit: string;
  /** The year as the company names it. */
  readonly fiscalYear: number | undefined;
}

/** A part, and where it sums up rows above it, those. */
interface Part {
  readonly row: Row;
  readonly inside: readonly Part[];
}

/** The whole's row, the two columns that hold its last years, and the scale of the table. */
interface Total {
  readonly at: number;
  readonly years: readonly [Whole, Whole];
  readonly columns: readonly [number, number];
  readonly scale: number;
}

const PART_OF: Readonly<Record<string, string>> = {
  revenue: 'segment-revenue',
  'operating-income': 'segment-income',
};
const SCALES = [1, 1_000, 1_000_000] as const;
const MOST_ROWS = 30;
const FEWEST_PARTS = 2;
/** A figure is in the table as it was rounded for it. */
const ROUNDING = 0.51;

const isAt = (row: Row, column: number, value: number, scale: number): boolean =>
  Math.abs((row.amounts[column] ?? Number.NaN) - value / scale) < ROUNDING;

/** Where a table states the whole company’s last two years side by side, whatever it calls them. */
function totalsIn(rows: readonly Row[], years: readonly [Whole, Whole]): readonly Total[] {
  const [now, before] = years;
  return rows.flatMap((row, at): readonly Total[] =>
    SCALES.flatMap((scale): readonly Total[] => {
      // Of a few digits, many figures are one.
      if (Math.abs(now.value) / scale < 100) return [];
      const column = row.amounts.findIndex((_, index) => isAt(row, index, now.value, scale));
      const other = [column - 1, column + 1].find((one) => isAt(row, one, before.value, scale));
      return column < 0 || other === undefined
        ? []
        : [{ at, years, columns: [column, other], scale }];
    }),
  );
}

const sum = (rows: readonly Row[], column: number): number =>
  rows.reduce((all, { amounts }) => all + (amounts[column] ?? Number.NaN), 0);

/** Each row rounds by itself. */
const isSum = (parts: readonly Row[], whole: Row, { columns }: Total): boolean =>
  parts.length >= FEWEST_PARTS &&
  columns.every(
    (column) =>
      Math.abs(sum(parts, column) - (whole.amounts[column] ?? Number.NaN)) <= ROUNDING * 2,
  );

/** Rows one after the other, where one that sums up those right above it stands for them. */
function outermost(rows: readonly Row[], total: Total): readonly Part[] {
  let open: readonly Part[] = [];
  for (const row of rows) {
    const from = open.findIndex((_, index) =>
      isSum(
        open.slice(index).map((part) => part.row),
        row,
        total,
      ),
    );
    open =
      from < 0
        ? [...open, { row, inside: [] }]
        : [...open.slice(0, from), { row, inside: open.slice(from) }];
  }
  return open;
}

/** From sales to what is left of them: the lines of an income statement add up, too. */
const isOfStatement = phraseFinder(
  `^ revenue/sale, ^ net revenue/sale, ^ total revenue/sale, ^ total net revenue/sale, cost and, cost of, costs and,
   gross, interest, selling, tax`,
);
const isCost = phraseFinder('cost, expense, gross, tax');

/**
 * The rows above the whole that are proven to be its parts: with each other they make up both years. Further up, those
 * that one of them sums up are parts of it.
 */
function partsAbove(rows: readonly Row[], total: Total): readonly Part[] {
  const whole = rows[total.at];
  if (whole === undefined) return [];
  const width = whole.amounts.length;
  const above: Row[] = [];
  let proven: readonly Part[] = [];
  for (let at = total.at - 1; at >= 0 && above.length < MOST_ROWS; at -= 1) {
    const row = rows[at];
    if (row === undefined) break;
    if (row.amounts.length === 0) continue;
    if (row.amounts.length !== width || row.label === '') break;
    if (isOfStatement(row.label) && !isNamed(row.label, total)) break;
    above.unshift(row);
    const parts = outermost(above, total);
    const isWhole = isSum(
      parts.map((part) => part.row),
      whole,
      total,
    );
    if (isWhole && (proven.length === 0 || parts.length === proven.length)) proven = parts;
  }
  return proven;
}

/** “Sales Cloud” is a name where revenue is told; “Sales” alone is none. */
const isNamed = (label: string, { years: [{ attribute }] }: Total): boolean =>
  attribute === 'revenue' && !isCost(label);

const isNoPart = phraseFinder(
  `^ all other, ^ other, ^ cost, ^ net, ^ revenue $, ^ sale $, adjust*, corporate, eliminat*, excluding, hedging,
   inter segment, intersegment, less, reconcil*, unallocated`,
);
const FOOTNOTE = /(?: ?\(\w{1,2}\)|[*†:]| \d)$/u;
const LONGEST_LABEL = 50;

/** “Total Mills revenue:” and “Mills segment (1)” are of Mills. */
const withoutTotal = rewriting([['', '^ {total net} *, ^ {=total} *']]);
const withoutMeasure = rewriting([
  [
    '',
    `* {net revenue/=sales} $, * {operating income/profit} $, * {revenue/=sales/=total} $,
     * {segment operating income/profit} $`,
  ],
]);
const withoutKind = rewriting([['', '* {=business =group/=segment} $, * {=group/=segment} $']]);

function nameOf(label: string): string | undefined {
  const bare = label.replace(FOOTNOTE, '').replace(FOOTNOTE, '');
  const name = withoutKind(withoutMeasure(withoutTotal(bare))).trim();
  const isName = /^\p{Lu}[\p{L}\p{N} &’',./®™-]+$/u.test(name) && name.length <= LONGEST_LABEL;
  return isName && !isNoPart(name) ? name : undefined;
}

const wholesByReading = new WeakMap<readonly Document[], readonly (readonly [Whole, Whole])[]>();

function wholeOf({ attribute, asOf = '', unit = '', details }: Draft, value: number): Whole {
  const year = details?.['fiscalYear'];
  return { attribute, asOf, value, unit, fiscalYear: typeof year === 'number' ? year : undefined };
}

/** The last two years of each figure of which a company may state the parts. */
function wholesOf(reading: Reading): readonly (readonly [Whole, Whole])[] {
  const known = wholesByReading.get(reading.all);
  if (known !== undefined) return known;
  const filed = reading.all.flatMap((document) => companyFacts(document, reading));
  const wholes = Object.keys(PART_OF).flatMap((attribute) => {
    const years = filed.flatMap((draft): readonly Whole[] =>
      draft.attribute === attribute && typeof draft.value === 'number' && draft.value > 0
        ? [wholeOf(draft, draft.value)]
        : [],
    );
    const [now, before] = years.toSorted((one, other) => other.asOf.localeCompare(one.asOf));
    return now === undefined || before === undefined ? [] : [[now, before] as const];
  });
  wholesByReading.set(reading.all, wholes);
  return wholes;
}

/** A part and what is inside it, of both years. */
function draftsOf(
  { row, inside }: Part,
  total: Total,
  within: string | undefined,
): readonly Draft[] {
  const segment = nameOf(row.label);
  const { line, amounts } = row;
  const own =
    segment === undefined || total.columns.some((column) => amounts[column] === 0)
      ? []
      : total.columns.map((column, index): Draft => {
          const { attribute, asOf, unit, fiscalYear } = total.years[index] ?? total.years[0];
          return {
            topic: 'financials',
            attribute: PART_OF[attribute] ?? attribute,
            start: line.block.start,
            end: line.block.end,
            value: Math.round((amounts[column] ?? 0) * total.scale),
            unit,
            asOf,
            details: {
              segment,
              ...defined({ within, fiscalYear }),
            },
          };
        });
  return [...own, ...inside.flatMap((part) => draftsOf(part, total, segment ?? within))];
}

/**
 * What the parts of a company brought in, from tables of its filings. No heading is believed: a table counts where
 * one of its rows has the whole company’s last two years as filed for machines, and the rows above it add up to both.
 */
export const partsOfWhole: Extractor = (document, reading) => {
  if (document.record.kind !== 'filing') return [];
  const wholes = wholesOf(reading);
  if (wholes.length === 0) return [];
  const seen = new Set<string>();
  const nameOfDraft = ({ attribute, details }: Draft): string =>
    `${attribute} ${String(details?.['segment'])}`;
  return tablesOf(linesOf(document)).flatMap((rows) =>
    wholes
      .flatMap((years) => totalsIn(rows, years))
      .flatMap((total) => {
        const drafts = partsAbove(rows, total).flatMap((part) => draftsOf(part, total, undefined));
        // The same table stands in several parts of a report.
        if (drafts.every((draft) => seen.has(nameOfDraft(draft)))) return [];
        for (const draft of drafts) seen.add(nameOfDraft(draft));
        return drafts;
      }),
  );
};
