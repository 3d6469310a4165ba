import { formatScaled, grouped, figureScaleOf, signOf } from '../format-figure';
import type { PictureRow } from './pictures';
import type { BarPicture, Picture } from '../pictures/pictures';

/** Figures of several years side by side. */
export interface OutlineTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly PictureRow[];
}

/** Fewer are told in a sentence; more don't fit a phone. */
const LEAST_YEARS = 3;
const MOST_YEARS = 6;

const isYears = (picture: Picture): picture is BarPicture =>
  picture.kind === 'bars' && picture.order === 'time' && picture.unit.startsWith('money-');

function valueIn({ values }: BarPicture, year: string): number | undefined {
  const value = values.find(({ label }) => label === year)?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function figuresRow(
  name: string,
  picture: BarPicture,
  years: readonly string[],
  labels: ReadonlyMap<string, string>,
): PictureRow {
  const scale = figureScaleOf(picture.values.flatMap(({ value }) => value ?? []));
  const currency = signOf(picture.unit.slice('money-'.length)).trim();
  const unit = scale.name === undefined ? currency : `${currency} ${scale.name.replace(/s$/u, '')}`;
  const own = picture.values.filter(({ label }) => years.includes(label));
  return {
    cells: [
      `${name}, ${unit}`,
      ...years.map((year) => {
        const value = valueIn(picture, year);
        return value === undefined ? '–' : formatScaled(value, scale);
      }),
    ],
    quotes: [...new Set(own.flatMap(({ evidenceIds }) => evidenceIds))].flatMap(
      (id) => labels.get(id) ?? [],
    ),
  };
}

function growthRow(revenue: BarPicture, years: readonly string[]): PictureRow {
  const growth = years.map((year) => {
    const [before, now] = [valueIn(revenue, String(Number(year) - 1)), valueIn(revenue, year)];
    if (before === undefined || now === undefined || before <= 0) return '';
    const percent = (now / before - 1) * 100;
    const size = Math.abs(percent);
    // As the sentences beside it have it: “0.5%”, “23%”.
    const told = grouped(size, size < 10 ? 1 : 0);
    return `${percent < 0 && told !== '0' ? '−' : ''}${told}%`;
  });
  return { cells: ['Growth (our math)', ...growth], quotes: [] };
}

/** Revenue, its growth, and net income by year, where there are three years or more of revenue. */
export function yearsTable(
  pictures: readonly Picture[],
  labels: ReadonlyMap<string, string>,
): OutlineTable | undefined {
  const find = (id: string) => pictures.filter(isYears).find((picture) => picture.id === id);
  const [revenue, result] = [find('revenue'), find('result')];
  const known =
    revenue?.values.filter(({ value }) => value !== null).map(({ label }) => label) ?? [];
  if (revenue === undefined || known.length < LEAST_YEARS) return undefined;
  if (!known.every((label) => /^\d{4}$/u.test(label))) return undefined;
  const years = known.slice(-MOST_YEARS);
  return {
    title: 'Year by year',
    head: ['', ...years],
    rows: [
      figuresRow('Revenue', revenue, years, labels),
      growthRow(revenue, years),
      ...(result === undefined || years.every((year) => valueIn(result, year) === undefined)
        ? []
        : [figuresRow('Net income', result, years, labels)]),
    ],
  };
}
