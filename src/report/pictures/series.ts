import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import { grouped, formatDate, formatReportMoney } from '../document';
import type { Picture, PictureValue, Unit } from '../document/shape';
import { sourceNameOf } from '../write';
import { resultTitle, trendTitle, type YearFigure } from './headline';
import { citationsOf, found, moneyUnit, tells, type Draw, type PictureMaterial } from './material';

/** Two years are told in a sentence; from three on there is something to see. */
const LEAST_YEARS = 3;

type Point = Evidence & { readonly value: number; readonly asOf: string };

const yearOf = ({ asOf }: Point): number => Number(asOf.slice(0, 4));

/** A figure for a day, which the row's own quote says. */
function isPoint(row: Evidence): row is Point {
  const { value, asOf } = row;
  return (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    Math.abs(value) < 1e15 &&
    asOf !== undefined &&
    /^[12]\d{3}(?:-|$)/u.test(asOf) &&
    tells(row, value)
  );
}

/** Only what one and the same house counts can be compared from year to year: all of a company’s own pages are one. */
const houseOf = ({ reliability, sourceId, unit }: Evidence): string =>
  `${reliability === 'first-party' ? 'its own' : sourceId} ${unit?.toLowerCase() ?? ''}`;

/** What was overtaken by a figure for the same year was corrected; by one for a later year, it is only past. */
function isCorrected(row: Point, all: readonly Evidence[]): boolean {
  const later = row.status === 'stale' ? all.find(({ id }) => id === row.supersededBy) : undefined;
  return (
    later?.asOf !== undefined &&
    later.asOf.slice(0, 4) <= row.asOf.slice(0, 4) &&
    later.value !== row.value
  );
}

interface Series {
  /** The last figure of each year, oldest first. */
  readonly points: readonly Point[];
  readonly contested: ReadonlySet<number>;
}

function seriesOf(
  rows: readonly Evidence[],
  isPossible: (row: Point) => boolean,
): Series | undefined {
  const points = rows.filter(isPoint).filter((row) => isPossible(row) && !isCorrected(row, rows));
  const contested = new Set(
    points
      .filter(
        (row) =>
          row.status === 'conflicted' ||
          rows.some(
            ({ id, value, asOf }) =>
              row.rivals?.includes(id) &&
              value !== row.value &&
              (asOf === undefined || asOf.slice(0, 4) === row.asOf.slice(0, 4)),
          ),
      )
      .map(yearOf),
  );
  const houses = [...Map.groupBy(points, houseOf).values()].map((own) => {
    const byYear = Map.groupBy(
      own.filter((row) => !contested.has(yearOf(row))),
      yearOf,
    );
    return [...byYear.values()]
      .map((same) => same.reduce((last, row) => (row.asOf > last.asOf ? row : last)))
      .toSorted((left, right) => yearOf(left) - yearOf(right));
  });
  const [best] = houses.toSorted(
    (left, right) =>
      right.length - left.length ||
      Number(right.at(-1)?.asOf.slice(0, 4)) - Number(left.at(-1)?.asOf.slice(0, 4)),
  );
  return best === undefined || best.length < LEAST_YEARS ? undefined : { points: best, contested };
}

const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** “2024”; “Sep 2026” where a day within a year is meant. */
function labelOf({ asOf }: Point, byDay: boolean): string {
  const [year = '', month] = asOf.split('-');
  return !byDay || month === undefined || month === '12'
    ? year
    : `${SHORT_MONTH.format(new Date(`${year}-${month}-01`))} ${year}`;
}

/** Years without a figure stay empty between those that have one; years long before the rest are left to the text. */
const LONGEST_SPAN = 8;

function valuesOf({ points }: Series, byDay: boolean): PictureValue[] {
  const last = yearOf(points.at(-1) as Point);
  const drawn = points.filter((point) => yearOf(point) > last - LONGEST_SPAN);
  const first = yearOf(drawn[0] as Point);
  return Array.from({ length: last - first + 1 }, (_, at): PictureValue => {
    const point = drawn.find((one) => yearOf(one) === first + at);
    if (point === undefined) return { label: String(first + at), value: null, evidenceIds: [] };
    return {
      label: labelOf(point, byDay),
      value: point.value,
      evidenceIds: [point.id],
      ...(byDay && point.asOf.length > 7 ? { remark: formatDate(point.asOf) } : {}),
    };
  });
}

function noteOf(
  { points, contested }: Series,
  values: readonly PictureValue[],
): string | undefined {
  const first = Math.max(yearOf(points[0] as Point), Number(values[0]?.label.slice(-4)));
  const left = [...contested].filter((year) => year > first).toSorted((one, other) => one - other);
  const missing = values
    .filter(({ label, value }) => value === null && !contested.has(Number(label)))
    .map(({ label }) => label);
  return (
    [
      ...(left.length === 0
        ? []
        : [`Sources differ on ${left.join(', ')}, so no figure is drawn.`]),
      ...(missing.length === 0 ? [] : [`No figure was found for ${missing.join(', ')}.`]),
    ].join(' ') || undefined
  );
}

interface Kind {
  readonly attribute: string;
  readonly id: string;
  readonly title: string;
  /** Figures stand for a day, and not for the year that ends on it. */
  readonly byDay: boolean;
  unitOf(row: Evidence): Unit | undefined;
  isPossible(row: Point): boolean;
  say(value: number, unit: string | undefined): string;
  /** What the figures show, where it can be told. */
  finding(figures: readonly YearFigure[], unit: string | undefined): string | undefined;
}

function draw(
  { attribute, id, title, byDay, unitOf, isPossible, say, finding }: Kind,
  material: PictureMaterial,
): Picture | undefined {
  const series = seriesOf(
    found(material, attribute),
    (row) => isPossible(row) && unitOf(row) !== undefined,
  );
  const values = series && valuesOf(series, byDay);
  const points =
    values?.flatMap(
      ({ evidenceIds }) => series?.points.filter(({ id: one }) => evidenceIds.includes(one)) ?? [],
    ) ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (
    series === undefined ||
    values === undefined ||
    first === undefined ||
    last === undefined ||
    points.length < LEAST_YEARS
  )
    return undefined;
  const unit = unitOf(last);
  if (unit === undefined) return undefined;
  const when = (point: Point) =>
    byDay && point.asOf.length > 4 ? formatDate(point.asOf.slice(0, 7)) : point.asOf.slice(0, 4);
  const note = noteOf(series, values);
  const told = [...new Set(points.map(sourceNameOf))].join(' and ');
  return {
    id,
    section: material.section,
    kind: 'bars',
    order: 'time',
    title:
      finding(
        points.map((point) => ({ year: yearOf(point), value: point.value })),
        last.unit,
      ) ?? title,
    unit,
    values,
    says:
      `From ${say(first.value, first.unit)} in ${when(first)} to ` +
      `${say(last.value, last.unit)} in ${when(last)} (${told}).`,
    ...defined({ note }),
    citations: citationsOf(points, material),
  };
}

const signed = (value: number, unit: string | undefined): string =>
  value < 0
    ? `a loss of ${formatReportMoney(value, unit)}`
    : `a profit of ${formatReportMoney(value, unit)}`;

const REVENUE: Kind = {
  attribute: 'revenue',
  id: 'revenue',
  title: 'Revenue by year',
  byDay: false,
  unitOf: ({ unit }) => moneyUnit(unit),
  isPossible: ({ value }) => value >= 0,
  say: formatReportMoney,
  finding: (figures) => trendTitle('Revenue', figures),
};
const RESULT: Kind = {
  ...REVENUE,
  attribute: 'net-income',
  id: 'result',
  title: 'Net income by year',
  isPossible: () => true,
  say: signed,
  finding: resultTitle,
};
const PEOPLE: Kind = {
  attribute: 'employees',
  id: 'headcount',
  title: 'Employees by year',
  byDay: true,
  unitOf: () => 'people',
  isPossible: ({ value }) => Number.isInteger(value) && value > 0,
  say: (value) => `${grouped(value)} people`,
  finding: (figures) => trendTitle('Headcount', figures),
};

export const drawRevenue: Draw = (material) => draw(REVENUE, material);
export const drawResult: Draw = (material) => draw(RESULT, material);
export const drawHeadcount: Draw = (material) => draw(PEOPLE, material);
