import type { Evidence } from '../../../research/evidence/shape';
import { growth, growthByYear, isFirstProfit, isSlowing, multipleOf } from '../../verify';
import type { DraftClaim } from '../ports';
import { rivalsOf } from '../evidence-only/contested';
import { draft, type Facts } from '../evidence-only/facts';
import { typed } from '../wording/typed';
import { formatYear } from '../phrases';
import { FLAT_BELOW, speakMoney, speakPercent, verbOfChange } from '../wording/amounts';
import { speakConflict } from '../wording/conflict';
import { yearNames, type NameYear } from '../wording/periods';
import type { Subject } from '../wording/subject';
import { writeParts } from './parts';

export const MONEY_HEADING = 'How it’s doing';

/** Accounts come out once a year and some months after it ends. */
const YEARS_UNTIL_OLD = 2;
/** A larger change within a year is a change of what is counted. */
const MOST_CHANGE = 300;
const MOST_TIMES = 1 + MOST_CHANGE / 100;
const FEWEST_YEARS = 3;

interface Year {
  readonly value: number;
  readonly year: number;
  readonly row: Evidence;
}

interface Telling {
  readonly facts: Facts;
  readonly subject: Subject;
  readonly nameYear: NameYear;
  readonly writtenAt: string;
}

const say = ({ value, unit }: Evidence) => speakMoney(Number(value), unit);
const yearOf = ({ asOf = '' }: Evidence) => Number(formatYear(asOf));
const toYear = (row: Evidence): Year => ({ value: Number(row.value), year: yearOf(row), row });

/** Years whose figure no source disputes, from the newest on, without a gap: only these are compared. */
function yearsOf(facts: Facts, attribute: string): readonly Year[] {
  const all = facts
    .series(attribute)
    .filter((row) => rivalsOf(row, facts).length === 0)
    .map(toYear);
  const gap = all.findIndex(
    ({ year, row }, at) =>
      at > 0 && (all[at - 1]?.year !== year + 1 || all[at - 1]?.row.unit !== row.unit),
  );
  return gap === -1 ? all : all.slice(0, gap);
}

function contested(row: Evidence, what: string, { facts }: Telling): DraftClaim | undefined {
  const rivals = rivalsOf(row, facts).filter(({ value }) => typeof value === 'number');
  if (rivals.length === 0) return undefined;
  const signed = (one: Evidence) => (Number(one.value) < 0 ? `a loss of ${say(one)}` : say(one));
  const text = speakConflict({
    row,
    rivals,
    say: (one, isFirst) => `${isFirst ? `${what} for ${yearOf(row)} was ` : ''}${signed(one)}`,
    use: signed,
  });
  return draft(text, [row, ...rivals], { group: MONEY_HEADING, asOf: row.asOf });
}

const ageOf = ({ year }: Year, writtenAt: string): string =>
  year < Number(formatYear(writtenAt)) - YEARS_UNTIL_OLD ? '; nothing newer was found' : '';

function revenue(telling: Telling): DraftClaim[] {
  const { facts, subject, nameYear, writtenAt } = telling;
  const [newest] = facts.series('revenue');
  if (newest === undefined || Number(newest.value) <= 0) return [];
  const conflict = contested(newest, 'revenue', telling);
  if (conflict !== undefined) return [conflict];
  const [latest, before] = yearsOf(facts, 'revenue');
  if (latest === undefined) return [];
  const old = ageOf(latest, writtenAt);
  const change = before === undefined ? undefined : growth(before.value, latest.value);
  const extras = { group: MONEY_HEADING, asOf: latest.row.asOf };
  if (before === undefined || change === undefined || Math.abs(change) >= MOST_CHANGE) {
    const text = `${subject.name()} had revenue of ${say(latest.row)} in ${nameYear(latest.row)}${old}.`;
    return [typed(text, [latest.row], extras)];
  }
  const period = `in ${nameYear(latest.row)}${old}`;
  const text =
    Math.abs(change) < FLAT_BELOW
      ? `Revenue was flat at ${say(latest.row)} ${period}.`
      : `Revenue ${verbOfChange(change)} ${speakPercent(change)} to ${say(latest.row)} ${period}.`;
  const computation = { kind: 'growth', from: before.row.id, to: latest.row.id } as const;
  return [typed(text, [latest.row, before.row], { ...extras, computation })];
}

/** Its year on the market, where every figure since then is known. */
function listedIn(facts: Facts): { readonly row: Evidence; readonly year: number } | undefined {
  const row = facts.best('stock-exchange');
  const year = Number(String(row?.details?.['since'] ?? '').slice(0, 4));
  return row !== undefined && year > 0 ? { row, year } : undefined;
}

function turnToProfit(years: readonly Year[], { facts, subject, nameYear }: Telling): DraftClaim[] {
  const [latest, before] = years;
  if (latest === undefined || before === undefined) return [];
  const listed = listedIn(facts);
  const inTime = years.toReversed();
  const period = nameYear(latest.row);
  if (listed !== undefined && isFirstProfit(inTime, listed.year)) {
    const rows = inTime.map(({ row }) => row);
    const text =
      `${subject.name()} earned ${say(latest.row)} in ${period}, ` +
      `its first annual profit since going public in ${listed.year}.`;
    return [
      typed(text, [...rows.toReversed(), listed.row], {
        group: MONEY_HEADING,
        asOf: latest.row.asOf,
        computation: { kind: 'first-profit', of: rows.map(({ id }) => id), since: listed.year },
      }),
    ];
  }
  const text =
    `${subject.name()} turned a profit in ${period}: ${say(latest.row)}, ` +
    `after a loss of ${say(before.row)} the year before.`;
  return [typed(text, [latest.row, before.row], { group: MONEY_HEADING, asOf: latest.row.asOf })];
}

function changeOfResult(latest: Year, before: Year, { subject, nameYear }: Telling): string {
  const period = nameYear(latest.row);
  if (latest.value >= 0) {
    const change = growth(before.value, latest.value) ?? 0;
    return Math.abs(change) < FLAT_BELOW
      ? `Profit was flat at ${say(latest.row)} in ${period}.`
      : `Profit ${verbOfChange(change)} ${speakPercent(change)} to ${say(latest.row)} in ${period}.`;
  }
  if (before.value >= 0)
    return (
      `${subject.name()} lost ${say(latest.row)} in ${period}, ` +
      `after a profit of ${say(before.row)} the year before.`
    );
  const verb = latest.value > before.value ? 'narrowed' : 'widened';
  return `The loss ${verb} to ${say(latest.row)} in ${period}, from ${say(before.row)} the year before.`;
}

/** Whether two results are told as a change: a loss that stayed is none, and one from nothing has no share. */
function isComparable(before: Year, latest: Year): boolean {
  if (before.value === 0 || latest.value === 0) return false;
  if (before.value < 0 || latest.value < 0) return before.value !== latest.value;
  return latest.value < before.value * MOST_TIMES;
}

function profit(telling: Telling): DraftClaim[] {
  const { facts, subject, nameYear, writtenAt } = telling;
  const [newest] = facts.series('net-income');
  if (newest === undefined) return [];
  const conflict = contested(newest, 'profit', telling);
  if (conflict !== undefined) return [conflict];
  const years = yearsOf(facts, 'net-income');
  const [latest, before] = years;
  if (latest === undefined) return [];
  const extras = { group: MONEY_HEADING, asOf: latest.row.asOf };
  const old = ageOf(latest, writtenAt);
  if (before === undefined || old !== '' || !isComparable(before, latest)) {
    const verb = latest.value < 0 ? 'lost' : 'earned';
    const text = `${subject.name()} ${verb} ${say(latest.row)} in ${nameYear(latest.row)}${old}.`;
    return [typed(text, [latest.row], extras)];
  }
  if (before.value < 0 && latest.value > 0) return turnToProfit(years, telling);
  const text = changeOfResult(latest, before, telling);
  const isCompared = latest.value >= 0 && before.value > 0;
  const computation = { kind: 'growth', from: before.row.id, to: latest.row.id } as const;
  return [
    typed(text, [latest.row, before.row], { ...extras, ...(isCompared ? { computation } : {}) }),
  ];
}

/** Over all the years we know, where there are more than the two that were told. */
function trend({ facts, nameYear }: Telling): DraftClaim[] {
  const years = yearsOf(facts, 'revenue').filter(({ value }) => value > 0);
  const [latest, oldest] = [years[0], years.at(-1)];
  if (latest === undefined || oldest === undefined || years.length < FEWEST_YEARS) return [];
  const extras = { group: MONEY_HEADING, asOf: latest.row.asOf };
  const ends = { from: oldest.row.id, to: latest.row.id };
  const change = growth(oldest.value, latest.value) ?? 0;
  const multiple = multipleOf(oldest.value, latest.value);
  const since = `since ${oldest.year}`;
  const whole =
    multiple !== undefined
      ? typed(`Revenue has ${multiple} ${since}.`, [latest.row, oldest.row], {
          ...extras,
          computation: { kind: 'multiple', ...ends },
        })
      : typed(
          `Revenue is ${speakPercent(change)} ${change > 0 ? 'higher' : 'lower'} than in ${nameYear(oldest.row)}.`,
          [latest.row, oldest.row],
          { ...extras, computation: { kind: 'growth', ...ends } },
        );
  const inTime = years.toReversed();
  const changes = growthByYear(inTime) ?? [];
  const [first = 0, last = 0] = [changes[0], changes.at(-1)];
  const isTold =
    multiple !== undefined || (Math.abs(change) >= FLAT_BELOW && Math.abs(change) < MOST_CHANGE);
  const slowing = isSlowing(changes)
    ? [
        typed(
          `It has grown more slowly every year, from ${speakPercent(first)} in ${oldest.year + 1} ` +
            `to ${speakPercent(last)} in ${latest.year}.`,
          years.map(({ row }) => row),
          { ...extras, computation: { kind: 'slowing', of: inTime.map(({ row }) => row.id) } },
        ),
      ]
    : [];
  return [...(isTold ? [whole] : []), ...slowing];
}

export function writeMoney(facts: Facts, subject: Subject, writtenAt: string): DraftClaim[] {
  const telling = { facts, subject, nameYear: yearNames(), writtenAt };
  const [first] = revenue(telling);
  const trends = trend(telling);
  return [
    ...(first === undefined ? [] : [first, ...trends]),
    ...profit(telling),
    ...writeParts({ ...telling, group: MONEY_HEADING }),
  ];
}
