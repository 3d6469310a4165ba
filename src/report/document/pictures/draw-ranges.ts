import { currencyOf, exact, labelOf } from './draw-bars';
import type { Drawn } from './picture-drawing';
import type { RangePicture } from './pictures';
import { isTally, positionOn } from './axis';
import { grouped, signOf } from '../format-figure';

const MOST_RANGES = 8;

/** “$138K”, “$64.5K”, “$31”: short enough to stand beside a title; the table has it in full. */
function short(value: number, currency: string | undefined): string {
  const sign = currency === undefined ? '' : signOf(currency);
  if (value >= 1e9) return `${sign}${grouped(value / 1e9, 1)}B`;
  if (value >= 1e6) return `${sign}${grouped(value / 1e6, 1)}M`;
  return value >= 10_000
    ? `${sign}${grouped(value / 1000, 1)}K`
    : `${sign}${grouped(value, value < 1000 ? 2 : 0)}`;
}

/** A round figure at or beyond this one, so that an axis ends on something that can be said. */
function rounded(value: number, span: number, towards: (value: number) => number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(span, value / 100, 1e-6))) / 2;
  return Math.max(0, towards(value / step) * step);
}

/** Pay from its lowest to its highest figure, one bar for each posting. */
export function drawRanges({ ranges, unit, per }: RangePicture): Drawn | undefined {
  const read = ranges.filter(
    ({ low, high }) => isTally(low) && isTally(high) && high >= low && low > 0 && high < 1e15,
  );
  const shown = read.slice(0, MOST_RANGES);
  if (shown.length === 0) return undefined;
  const [lowest, highest] = [
    Math.min(...shown.map(({ low }) => low)),
    Math.max(...shown.map(({ high }) => high)),
  ];
  const from = rounded(lowest, highest - lowest, Math.floor);
  const to = rounded(highest, highest - lowest, Math.ceil);
  const currency = currencyOf(unit);
  const said = (value: number) => short(value, currency);
  return {
    drawing: {
      kind: 'ranges',
      ranges: shown.map(({ label, low, high, yours }) => ({
        label: labelOf(label),
        said: low === high ? said(low) : `${said(low)} – ${said(high)}`,
        low: positionOn(low, from, to),
        high: positionOn(high, from, to),
        ...(yours === undefined ? {} : { yours: labelOf(yours) }),
      })),
      from: said(from),
      to: said(to),
    },
    head: ['Posting', `From, a ${per}`, 'To'],
    rows: read.map(({ label, low, high, yours, evidenceIds }) => ({
      cells: [
        `${labelOf(label)}${yours === undefined ? '' : ` (${labelOf(yours)})`}`,
        exact(low, unit),
        exact(high, unit),
      ],
      evidenceIds,
    })),
    beyond: read.length - shown.length,
  };
}
