import type { Claim } from '../../../src/report/document/shape';
import type { Evidence } from '../../../src/research/evidence';
import type { World } from '../make-world';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
};

interface Said {
  readonly text: string;
  readonly value: number;
  readonly slack: number;
}

const ABOUT = /\b(?:about|around|roughly) [$€£]?$/iu;
/** “About 2,000” may be rounded to the thousand, and still doesn't stand for 1,600. */
const FARTHEST_ROUNDING = 0.05;

/** How far a figure told with “about” may be from the one it rounds: half of its last place that isn't zero. */
function roundingOf(figure: string, fraction: string, value: number): number {
  const zeros = fraction === '' ? (/0*$/u.exec(figure.replace(/,/g, ''))?.[0].length ?? 0) : 0;
  return Math.min(0.5 * 10 ** zeros, FARTHEST_ROUNDING * value);
}

/** Dates first, as `2026-11-05` or as far as they are told; what remains are numbers. */
function datesIn(text: string): { readonly days: string[]; readonly rest: string } {
  const days: string[] = [];
  const keep = (year: string, month: string, day?: string): string => {
    const number = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3))) + 1;
    days.push(
      `${year}-${String(number).padStart(2, '0')}${day === undefined ? '' : `-${day.padStart(2, '0')}`}`,
    );
    return ' ';
  };
  const month = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
  const rest = text
    .replace(
      /\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?\b/g,
      (_whole, year: string, number: string, day: string) => {
        days.push(`${year}-${number}-${day}`);
        return ' ';
      },
    )
    .replace(
      new RegExp(`\\b${month} (\\d{1,2}),? (\\d{4})\\b`, 'g'),
      (_whole, name: string, day: string, year: string) => keep(year, name, day),
    )
    .replace(
      new RegExp(`\\b(\\d{1,2}) ${month} (\\d{4})\\b`, 'g'),
      (_whole, day: string, name: string, year: string) => keep(year, name, day),
    )
    .replace(
      new RegExp(`\\b${month} (?:of )?(\\d{4})\\b`, 'g'),
      (_whole, name: string, year: string) => keep(year, name),
    );
  return { days, rest };
}

function numbersIn(text: string): Said[] {
  return [
    ...text.matchAll(/(\d[\d,]*)(\.\d+)?[ -]?(thousand|million|billion|bn|mn|k|m|b)?\b/gi),
  ].map(({ 0: whole, 1: figure = '', 2: fraction = '', 3: scale = '', index }) => {
    const factor = SCALES[scale.toLowerCase()] ?? 1;
    const value = Number(`${figure.replace(/,/g, '')}${fraction}`) * factor;
    const isRounded = scale === '' && ABOUT.test(text.slice(Math.max(0, index - 12), index));
    const scaled = scale === '' ? 0 : (factor * 0.5) / 10 ** Math.max(0, fraction.length - 1);
    return {
      text: whole,
      value,
      slack: isRounded ? roundingOf(figure, fraction, value) : scaled,
    };
  });
}

const isNear = (one: Said, other: Said): boolean =>
  Math.abs(other.value - one.value) <= Math.max(one.slack, other.slack) + 1e-6;

function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<=[\p{Ll}\d,;:] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)+/gu)].map(
    ([name]) => name,
  );
}

const low = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Numbers, dates and names of a sentence that its evidence does not carry, read by nothing of the
 * engine's. A reckoned figure has its formula and is left to those who recompute it.
 */
export function looseIn(claim: Claim, rows: readonly Evidence[], world: World): string[] {
  const carried = [
    ...rows.flatMap((row) => [
      row.quote,
      row.title,
      row.sourceName,
      String(row.value ?? ''),
      row.asOf ?? '',
      row.publishedAt ?? '',
      row.fetchedAt,
      ...Object.values(row.details ?? {}).map(String),
    ]),
    ...claim.citations.flatMap((one) => [one.quote, one.title, one.sourceName]),
    world.company.name,
    world.company.legal,
    world.company.jobs.map(({ title }) => title).join(' | '),
    claim.asOf ?? '',
  ].join(' \n ');
  const known = datesIn(carried);
  const { days, rest } = datesIn(claim.text);
  const years = new Set([
    ...known.days.map((day) => day.slice(0, 4)),
    ...(carried.match(/\b(?:1[89]|20)\d{2}\b/g) ?? []),
  ]);
  const figures = numbersIn(known.rest);
  // A shortened quote may end within a date.
  const partsOfDays = known.days.flatMap((day) =>
    [day.slice(0, 4), day.slice(8)].map((part) => ({ text: day, value: Number(part), slack: 0 })),
  );
  const loose: string[] = [];
  for (const day of days)
    if (!known.days.some((one) => one.startsWith(day) || day.startsWith(one)))
      loose.push(`the date ${day}`);
  if (claim.kind !== 'computed') {
    for (const one of numbersIn(rest)) {
      const isYear = /^(1[89]|20)\d\d$/.test(one.text.trim()) && years.has(one.text.trim());
      if (
        !isYear &&
        !figures.some((other) => isNear(one, other)) &&
        !partsOfDays.some(({ value }) => value === one.value)
      )
        loose.push(`the number ${one.text.trim()}`);
    }
  }
  const told = ` ${low(carried)} `;
  for (const name of namesIn(claim.text))
    if (
      !low(name.replace(/[’']s?$/u, ''))
        .split(' ')
        .every((word) => told.includes(` ${word} `))
    )
      loose.push(`the name ${name}`);
  return loose;
}
