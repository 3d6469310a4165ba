import {
  cellNumber,
  readDays,
  readTableNote,
  sentenceForm,
  phraseFinder,
} from '../../../../language';
import { isFirstParty, linesOf, type Draft, type Extractor, type Line } from '../document';

interface Kind {
  readonly attribute: 'employees' | 'revenue' | 'net-income';
  readonly isLabel: (text: string) => boolean;
}

const labeled = (form: string, lists: Parameters<typeof sentenceForm>[2]): Kind['isLabel'] => {
  const read = sentenceForm(form, {}, lists);
  return (text) => read(text) !== undefined;
};
const isStaff = labeled('^ (<kind>) (<kind>) <staff> (<when>) (#) $', [
  ['kind', 'average, no . of, number of, total'],
  [
    'staff',
    '=employees, fte, full time equivalent, head count, headcount, people, staff, workforce',
  ],
  [
    'when',
    `at end of the year/period, at end of year/period, at the end of the year/period, at the end of year/period,
     at year/period end, fte, in total, total, worldwide, year/period end`,
  ],
]);
const isSales = labeled('^ (<kind>) (<kind>) revenue/sale/turnover (,) (net) (#) $', [
  ['kind', 'consolidated, group, net, total'],
]);
const isResult = labeled('^ (consolidated) <result> $', [
  [
    'result',
    `loss after tax, loss for the year/period, net earning/income/loss/profit/result, net income loss,
     net loss income, profit after tax, profit for the year/period`,
  ],
]);
/** “(in millions)” and a footnote’s number. */
const NOTE = /\([^()]{0,200}\)(?=\s?\d?$)/u;
const withoutBrackets = (label: string): string => label.replace(/[()]/gu, ' ');

const KINDS: readonly Kind[] = [
  { attribute: 'employees', isLabel: (label) => isStaff(withoutBrackets(label)) },
  { attribute: 'revenue', isLabel: (label) => isSales(label.replace(NOTE, '')) },
  {
    attribute: 'net-income',
    isLabel: (label) => isResult(withoutBrackets(label.replace(NOTE, ''))),
  },
];
/** How many lines above a table may tell its unit and scale. */
const ABOVE = 3;

/** Longer tables than this are several. */
const LONGEST_TABLE = 60;

/** A longer line is a paragraph, whose millions are its own. */
const LONGEST_CAPTION = 90;

const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

const cellsOf = (line: Line): readonly string[] =>
  line.text.split(' | ').map((cell) => cell.trim());

/** A cell’s figure; in brackets it is a loss. */
function figureIn(cell: string): number | undefined {
  const plain = cell
    .replace(/[$€£¥\s]|USD|EUR|GBP|CHF/gu, '')
    .replace(/[−–]/gu, '-')
    .replace(/(?:\(\w\)|[*†])$/u, '');
  const match = /^(?<minus>-)?(?<open>\()?(?<digits>\d[\d.,’']*)\)?$/u.exec(plain);
  if (match === null) return undefined;
  const value = cellNumber(match.groups?.['digits'] ?? '', true);
  if (Number.isNaN(value)) return undefined;
  return match.groups?.['minus'] !== undefined || match.groups?.['open'] !== undefined
    ? -value
    : value;
}

const closesYear = phraseFinder(
  `end/ended/ending/at 31 december, end/ended/ending/at december 31,
   end/ended/ending/at dec (.) 31, as of 31 december, as of december 31, as of dec (.) 31`,
);

/** “Change”, “2026 budget”, “Q3 2026”, “2027E” */
const isNoYear = phraseFinder(
  '%, =budget, =change, =expected, =forecast, =growth, =half, =outlook, =plan, =quarter, =target',
);
const PART_OR_GUESS = /\b(?:Q[1-4]|H[12])\b|\d{4}E\b/iu;

function dayOf(cell: string, header: string): string | undefined {
  const [day] = readDays(cell);
  if (
    day === undefined ||
    day.isPart === true ||
    day.day.length > 10 ||
    isNoYear(cell) ||
    PART_OR_GUESS.test(cell)
  )
    return undefined;
  return day.day.length === 4 && closesYear(header) ? `${day.day}-12-31` : day.day;
}

/** What tells that a table parts the company: by segments, products or countries. */
const saysParts = phraseFinder(
  `by brand, by commodity, by market, by product, by service, country, division, geograph*,
   region, segment`,
);
const HEADINGS_ABOVE = 2;
const LONGEST_LABEL = 60;
const saysScale = phraseFinder('in (*) =billions/=millions/=thousands');
/** Names no part of a company: what is measured, in which unit, for when. */
const isCaption = phraseFinder(
  `billions, dollars, earnings, ended, income, millions, operations, results, revenue, sales,
   thousands, year`,
);

const endsAsTotal = phraseFinder('revenue/sales/segment $, segment : $');

/** A name alone on a line among rows, as tables name what follows. */
function isOfTable(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || line.block.kind === 'row') return line !== undefined;
  return (
    line.text.length <= LONGEST_LABEL &&
    !/[.;!?]$/u.test(line.text) &&
    lines[at - 1]?.block.kind === 'row' &&
    lines[at + 1]?.block.kind === 'row'
  );
}

function topOf(lines: readonly Line[], index: number): number {
  let top = index;
  while (top > 0 && isOfTable(lines, top - 1)) top -= 1;
  return top;
}

/** The part of the company a row of a table is of: named in a line of its own above it, or by the table’s heading. */
function partOf(lines: readonly Line[], index: number, top: number): string | undefined {
  const name = cellsOf(lines[index] ?? { block: { kind: 'row', start: 0, end: 0 }, text: '' })[0];
  const label = lines
    .slice(top, index)
    .map(cellsOf)
    .findLast((cells) => cells.length === 1)?.[0];
  if (label !== undefined && !isCaption(label) && !/\d/u.test(label)) return label;
  const headings = lines.slice(0, top).filter(({ block }) => block.kind === 'heading');
  const isRepeated =
    lines
      .slice(top, top + LONGEST_TABLE)
      .filter(({ block, text }) => block.kind === 'row' && text.startsWith(`${name} | `)).length >
    1;
  return (
    headings.slice(-HEADINGS_ABOVE).findLast(({ text }) => saysParts(text))?.text ??
    (isRepeated ? name : undefined)
  );
}

const saysShorterPeriod = phraseFinder(
  'division, nine months, quarter, region, six months, three months',
);

const isLoss = phraseFinder(
  `^ consolidated net loss, ^ net loss, ^ consolidated loss after/for, ^ loss after/for,
   ^ [/( loss ) after/for, ^ consolidated [/( loss ) after/for`,
);

/** Figures of several years, from a table whose header names them; one that says “in millions” is read so. */
export const figuresByYear: Extractor = (document) => {
  if (
    !(isFirstParty(document) || document.record.kind === 'filing') ||
    !['page', 'news', 'filing'].includes(document.record.kind)
  )
    return [];
  const lines = linesOf(document);
  return lines.flatMap((line, index): readonly Draft[] => {
    if (line.block.kind !== 'row') return [];
    const [name = '', ...figures] = cellsOf(line);
    const kind = KINDS.find(({ isLabel }) => isLabel(name));
    if (kind === undefined) return [];
    const top = topOf(lines, index);
    const header = lines
      .slice(top, index)
      .findLast(
        (row) =>
          cellsOf(row).filter((cell) => readDays(cell).length === 1).length >=
          Math.min(2, figures.length),
      );
    if (header === undefined) return [];
    const above = [...lines.slice(Math.max(0, top - ABOVE), top), header]
      .map(({ text }) => text)
      .join('\n');
    const heads = cellsOf(header);
    const columns =
      heads.length === figures.length ? heads : heads.slice(heads.length - figures.length);
    if (columns.length !== figures.length || saysShorterPeriod(above)) return [];
    const part = partOf(lines, index, top) ?? (saysParts(above) ? above.split('\n')[0] : undefined);
    // A part that is called after what is measured is none; whose figures they are stands elsewhere.
    if (part !== undefined && (kind.attribute !== 'revenue' || endsAsTotal(part))) return [];
    // The nearest line that tells a scale tells this table's.
    const told = [
      name,
      header.text,
      ...lines.slice(top, index).map(({ text }) => text),
      ...lines
        .slice(Math.max(0, top - ABOVE), top)
        .map(({ text }) => text)
        .toReversed()
        .filter((text) => text.length < LONGEST_CAPTION || saysScale(text)),
    ];
    const isCounted = kind.attribute === 'employees';
    const scale = told.map((text) => readTableNote(text).scale).find(isDefined);
    const unit = isCounted
      ? 'people'
      : [line.text, ...told].map((text) => readTableNote(text).unit).find(isDefined);
    return figures.flatMap((cell, column): readonly Draft[] => {
      const value = figureIn(cell);
      const day = dayOf(columns[column] ?? '', header.text);
      if (
        value === undefined ||
        day === undefined ||
        unit === undefined ||
        day > document.record.fetchedAt
      )
        return [];
      const loss = kind.attribute === 'net-income' && isLoss(name) ? -Math.abs(value) : value;
      return [
        {
          topic: kind.attribute === 'employees' ? 'snapshot' : 'financials',
          attribute: part === undefined ? kind.attribute : 'segment-revenue',
          ...(part === undefined ? {} : { details: { segment: part } }),
          start: line.block.start,
          end: line.block.end,
          value: Math.round(loss * (isCounted ? 1 : (scale ?? 1)) * 100) / 100,
          unit,
          asOf: day,
        },
      ];
    });
  });
};
