import { grouped, signOf } from '../../document';

const BILLION = 1e9;
const MILLION = 1e6;
/** From here on, one decimal of a million would round to a billion. */
const NEARLY_A_BILLION = 999.95e6;

const CENTS = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** “$381.2 million”, “$24.25 billion”, “$412,000”; whether it was lost is said in words. */
export function speakMoney(value: number, unit: string | undefined): string {
  const size = Math.abs(value);
  const sign = signOf(unit);
  if (size >= NEARLY_A_BILLION) {
    // A second decimal of more than a hundred billions would say nothing.
    return `${sign}${grouped(size / BILLION, size >= 100 * BILLION ? 1 : 2)} billion`;
  }
  return size >= MILLION
    ? `${sign}${grouped(size / MILLION, 1)} million`
    : `${sign}${Number.isInteger(size) ? grouped(size) : CENTS.format(size)}`;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** “seven”, “12”: things and people without a unit. */
export function speakCount(value: number): string {
  return Number.isInteger(value) && value >= 0 && value < SMALL.length
    ? (SMALL[value] ?? '')
    : grouped(value, 1);
}

/** “16%”, “0.6%”. */
export function speakPercent(change: number): string {
  const size = Math.abs(change);
  return `${grouped(size, size < 9.95 ? 1 : 0)}%`;
}

/** “about 1,900” of 1,906: what one would say aloud, or nothing where the figure is round already. */
export function roundForSpeech(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1);
  return Math.round(value / step) * step;
}

/** A change in percent that is smaller than this is called none, here and by the verifier. */
export const FLAT_BELOW = 0.5;

/** The verb for a change in percent: “edged up”, “rose”, “jumped”. */
export function verbOfChange(percent: number): string {
  if (percent >= 25) return 'jumped';
  if (percent >= 2) return 'rose';
  if (percent > 0) return 'edged up';
  if (percent > -3) return 'slipped';
  return percent >= -15 ? 'fell' : 'dropped';
}
