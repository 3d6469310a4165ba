import type { Drawn } from './picture-drawing';
import type { BarPicture, PictureValue, Unit } from './pictures';
import { grouped, formatScaled, figureScaleOf, signOf } from '../format-figure';
import { shorten, visible } from '../visible';

/** So many fit beside each other on a phone. */
const MOST_COLUMNS = 8;
const MOST_BARS = 8;
const LEAST = 2;
const LONGEST_LABEL = 90;

const NAMES: Readonly<Record<string, string>> = { usd: 'US dollars', eur: 'euros', gbp: 'pounds' };

export const labelOf = (text: string): string => shorten(visible(text), LONGEST_LABEL);

export function currencyOf(unit: Unit): string | undefined {
  return /^money-(?<code>[a-z]{3})$/u.exec(unit)?.groups?.['code'];
}

/** “−$6,300,000”, “1,906”: the figure itself, as a table has it. */
export function exact(value: number, unit: Unit): string {
  const currency = currencyOf(unit);
  const digits =
    Math.abs(value) >= 1e15 ? Math.abs(value).toExponential(2) : grouped(Math.abs(value), 2);
  return `${value < 0 ? '−' : ''}${currency === undefined ? '' : signOf(currency)}${digits}`;
}

export function headOf(unit: Unit): string {
  return currencyOf(unit) === undefined ? `${unit.charAt(0).toUpperCase()}${unit.slice(1)}` : 'Sum';
}

function leadOf(unit: Unit, values: readonly number[]): string {
  const currency = currencyOf(unit);
  const name = currency === undefined ? visible(unit) : (NAMES[currency] ?? currency.toUpperCase());
  const scale = figureScaleOf(values).name;
  return scale === undefined ? `In ${name}` : `In ${scale} of ${name}`;
}

/** Numbers alone are drawn: what no number came of is a gap, and gaps at either end are nothing. */
function readable(values: readonly PictureValue[], order: BarPicture['order']): PictureValue[] {
  const read = values.map((one) => ({
    ...one,
    value: typeof one.value === 'number' && Number.isFinite(one.value) ? one.value : null,
  }));
  if (order === 'rank') return read.filter(({ value }) => value !== null && value >= 0);
  const first = read.findIndex(({ value }) => value !== null);
  return first < 0 ? [] : read.slice(first, read.findLastIndex(({ value }) => value !== null) + 1);
}

/** The first profit after losses, or else the last figure. */
function keyOf(values: readonly PictureValue[]): number {
  const turn = values.findIndex(
    ({ value }, at) => (value ?? 0) > 0 && at > 0 && (values[at - 1]?.value ?? 0) < 0,
  );
  return turn < 0 ? values.length - 1 : turn;
}

function columns(values: readonly PictureValue[], unit: Unit): Drawn['drawing'] {
  const figures = values.flatMap(({ value }) => value ?? []);
  const scale = figureScaleOf(figures);
  const key = keyOf(values);
  return {
    kind: 'columns',
    lead: leadOf(unit, figures),
    columns: values.map(({ label, value }, at) => ({
      label: labelOf(label),
      value,
      said: value === null ? '–' : formatScaled(value, scale),
      isKey: at === key,
    })),
  };
}

export function drawBars({ values, order, unit }: BarPicture): Drawn | undefined {
  const read = readable(values, order);
  const shown = order === 'time' ? read.slice(-MOST_COLUMNS) : read.slice(0, MOST_BARS);
  if (shown.filter(({ value }) => value !== null).length < LEAST) return undefined;
  const remarked = read.some(({ remark }) => remark !== undefined);
  return {
    drawing:
      order === 'time'
        ? columns(shown, unit)
        : {
            kind: 'bars',
            bars: shown.map(({ label, value }) => ({
              label: labelOf(label),
              value: value ?? 0,
              said: formatScaled(value ?? 0, { size: 1 }),
            })),
          },
    head: [order === 'time' ? 'Year' : 'Kind', headOf(unit), ...(remarked ? ['Remark'] : [])],
    rows: read.map(({ label, value, remark, evidenceIds }) => ({
      cells: [
        labelOf(label),
        value === null ? 'none found' : exact(value, unit),
        ...(remarked ? [labelOf(remark ?? '')] : []),
      ],
      evidenceIds,
    })),
    beyond: read.length - shown.length,
  };
}
