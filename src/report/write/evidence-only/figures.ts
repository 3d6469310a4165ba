import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, quotesWell, formatReportMoney, formatYear } from '../phrases';
import { asOfDay, NO_NEWER_FIGURE, rivalsOf, describeConflict } from './contested';
import { draft, isProse, type Facts } from './facts';
import { sourceNameOf } from './sources';
import { change, SIZE, TREND } from './trend';

/** Accounts come out once a year and some months after it ends. */
const YEARS_UNTIL_OLD = 2;

const say = (row: Evidence) => formatReportMoney(Number(row.value), row.unit);
const yearOf = (row: Evidence) => formatYear(row.asOf ?? '');

/** “; nothing newer was found”, where a newer figure would long have been out. */
function ageOf(row: Evidence, writtenAt: string): string {
  return row.status === 'stale' ||
    Number(yearOf(row)) < Number(formatYear(writtenAt)) - YEARS_UNTIL_OLD
    ? `; ${NO_NEWER_FIGURE}`
    : '';
}

function contestedMoney(facts: Facts, row: Evidence, what: string): DraftClaim | undefined {
  const rivals = rivalsOf(row, facts).filter(({ value }) => typeof value === 'number');
  const signed = (told: Evidence) =>
    Number(told.value) < 0 ? `a loss of ${say(told)}` : say(told);
  const text = describeConflict({
    row,
    rivals,
    say: signed,
    tell: (teller, said) => `for ${yearOf(row)}, ${teller} puts ${what} at ${said}`,
    others: (teller, said) => `${teller} at ${said}`,
  });
  return rivals.length === 0
    ? undefined
    : draft(endSentence(text), [row, ...rivals], { group: SIZE, asOf: row.asOf });
}

/** Years whose figure is not contested, newest first: only these are compared. */
function settledYears(facts: Facts, attribute: string): Evidence[] {
  return facts.series(attribute).filter((row) => rivalsOf(row, facts).length === 0);
}

function revenue(facts: Facts, writtenAt: string): DraftClaim[] {
  const [latest] = facts.series('revenue').filter((row) => Number(row.value) >= 0);
  if (latest === undefined) return [];
  const contest = contestedMoney(facts, latest, 'revenue');
  if (contest !== undefined) return [contest];
  const [, before] = settledYears(facts, 'revenue').filter((row) => Number(row.value) >= 0);
  return [
    draft(
      `Revenue came to ${say(latest)} in ${yearOf(latest)}${ageOf(latest, writtenAt)}.`,
      [latest],
      { group: SIZE, asOf: latest.asOf },
    ),
    ...(before === undefined
      ? []
      : [
          draft(`In ${yearOf(before)} it had taken in ${say(before)}.`, [before], {
            group: SIZE,
            asOf: before.asOf,
          }),
          ...change(
            facts,
            latest,
            before,
            (percent, year, up) => `That is ${percent} ${up ? 'more' : 'less'} than in ${year}.`,
            SIZE,
          ),
        ]),
  ];
}

/** Over all the years at hand, where there are more than the two that have been told. */
export function writeRevenueTrend(facts: Facts): DraftClaim[] {
  const years = settledYears(facts, 'revenue').filter((row) => Number(row.value) > 0);
  const [latest, oldest] = [years[0], years.at(-1)];
  if (latest === undefined || oldest === undefined || years.length < 3) return [];
  return change(
    facts,
    latest,
    oldest,
    (percent, year, up) => `Since ${year} revenue is ${up ? 'up' : 'down'} ${percent}.`,
    TREND,
  );
}

function result(facts: Facts): DraftClaim[] {
  const [latest, before] = facts.series('net-income');
  if (latest === undefined) return [];
  const contest = contestedMoney(facts, latest, 'the result');
  if (contest !== undefined) return [contest];
  const told = (row: Evidence, first: boolean) => {
    if (Number(row.value) < 0)
      return first
        ? `It lost ${say(row)} after all costs in ${yearOf(row)}.`
        : `In ${yearOf(row)} it had still made a loss of ${say(row)}.`;
    return `Net income for ${yearOf(row)} was ${say(row)}.`;
  };
  const turned =
    before !== undefined &&
    rivalsOf(before, facts).length === 0 &&
    Number(before.value) < 0 &&
    Number(latest.value) >= 0;
  return [latest, ...(turned ? [before] : [])].map((row, index) =>
    draft(told(row, index === 0), [row], { group: SIZE, asOf: row.asOf }),
  );
}

const OUTLOOK = /\b(?:expect|forecast|guidance|outlook)/iu;
const STRENGTH = /\b(?:cash|debt|margin|retention)\b/iu;

/** What the company itself adds to its figures: what it expects, and what it has. */
function outlook(facts: Facts): DraftClaim[] {
  const told = facts
    .all('statement')
    .filter(
      (row) =>
        row.topic === 'financials' &&
        isProse(row.quote) &&
        /\d/u.test(row.quote) &&
        quotesWell(row.quote),
    );
  const expected = told.find((row) => OUTLOOK.test(row.quote));
  const held = told.find((row) => row !== expected && STRENGTH.test(row.quote));
  return [
    ...(expected === undefined
      ? []
      : [
          draft(
            endSentence(
              `Looking ahead, ${sourceNameOf(expected)} says: ${inQuotes(expected.quote)}`,
            ),
            [expected],
            { group: SIZE, asOf: asOfDay(expected) },
          ),
        ]),
    ...(held === undefined
      ? []
      : [
          draft(endSentence(`On its reserves it writes: ${inQuotes(held.quote)}`), [held], {
            group: SIZE,
            asOf: asOfDay(held),
          }),
        ]),
  ];
}

export function writeMoney(facts: Facts, writtenAt: string): DraftClaim[] {
  return [...revenue(facts, writtenAt), ...result(facts), ...outlook(facts)];
}
