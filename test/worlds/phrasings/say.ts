import type { Currency } from '../company/shape';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT_MONTHS = [
  'Jan.',
  'Feb.',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug.',
  'Sept.',
  'Oct.',
  'Nov.',
  'Dec.',
];

function shorten(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}

function scaled(value: number): {
  readonly figure: string;
  readonly word: string;
  readonly letter: string;
  readonly mark: string;
} {
  if (value >= 1_000_000_000)
    return { figure: shorten(value / 1_000_000_000, 3), word: 'billion', letter: 'B', mark: 'bn' };
  return { figure: shorten(value / 1_000_000, 3), word: 'million', letter: 'M', mark: 'm' };
}

function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** An amount of millions, in the style asked for. */
export function formatAmount(
  value: number,
  style: string,
  { code, sign, words }: Currency,
): string {
  const { figure, word, letter, mark } = scaled(value);
  const styles: Readonly<Record<string, string>> = {
    '': `${sign}${figure} ${word}`,
    short: `${sign}${figure}${mark}`,
    M: `${sign}${figure}${letter}`,
    dash: `${sign}${figure}-${word}`,
    iso: `${code} ${figure} ${word}`,
    after: `${figure} ${word} ${words}`,
    full: `${sign}${grouped(value)}`,
    thousands: grouped(Math.round(value / 1_000)),
    // Three places behind the point would read as thousands to half of Europe.
    millions: (value / 1_000_000)
      .toFixed(value < 10_000_000 ? 2 : 1)
      .replace(/\B(?=(\d{3})+\.)/g, ','),
  };
  return pick(styles, style);
}

/** Yearly pay of one person. */
export function formatPay(value: number, style: string, { code, sign }: Currency): string {
  return pick(
    {
      '': `${sign}${grouped(value)}`,
      k: `${sign}${value / 1_000}k`,
      K: `${sign}${value / 1_000}K`,
      iso: `${code} ${grouped(value)}`,
    },
    style,
  );
}

export function formatCount(value: number, style: string): string {
  return pick({ '': grouped(value), plain: String(value) }, style);
}

/** A day given as `2024-03-07`, or a month as `2024-03`. */
export function sayDay(iso: string, style: string): string {
  const [year = '', month = '1', date = '1'] = iso.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const styles: Readonly<Record<string, string>> = {
    '': `${name} ${Number(date)}, ${year}`,
    uk: `${Number(date)} ${name} ${year}`,
    iso,
    month: `${name} ${year}`,
    year,
    short: `${SHORT_MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`,
  };
  return pick(styles, style);
}

/** How much of the day a style tells: what a reader can know from it. */
export function toldOf(iso: string, style: string): string {
  if (style === 'year') return iso.slice(0, 4);
  return style === 'month' ? iso.slice(0, 7) : iso;
}

function pick(styles: Readonly<Record<string, string>>, style: string): string {
  const said = styles[style];
  if (said === undefined)
    throw new Error(`There is no style “${style}”; known are ${Object.keys(styles).join(', ')}.`);
  return said;
}

export type Slots = Readonly<Record<string, (style: string) => string>>;

/** Fills `{slot:style}`. A slot that isn't there is a fault of the phrasing, not of the world. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replace(
    /\{(\w+)(?::(\w+))?\}/g,
    (_whole, name: string, style: string | undefined) => {
      const slot = slots[name];
      if (slot === undefined)
        throw new Error(`“${text}” asks for ${name}, which is not known there.`);
      return slot(style ?? '');
    },
  );
}
