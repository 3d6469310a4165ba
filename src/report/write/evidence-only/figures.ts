import type { Evidence } from '../../../research/evidence/shape';
import { growth } from '../../verify';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, sayCount, sayDate, sayMany, sayMoney, sayPercent, sayYear } from '../phrases';
import { draft, isProse, type Facts } from './facts';
import { tellerOf } from './sources';

const SIZE = 'Size and money';
/** Smaller changes are rounding, larger ones a change of what is counted. */
const LEAST_CHANGE = 0.5;
const MOST_CHANGE = 300;

type Phrase = (percent: string, year: string, up: boolean) => string;

function change([latest, earlier]: readonly Evidence[], phrase: Phrase): DraftClaim[] {
  if (latest === undefined || earlier === undefined || latest.unit !== earlier.unit) return [];
  const percent = growth(Number(earlier.value), Number(latest.value));
  if (percent === undefined || Math.abs(percent) < LEAST_CHANGE || Math.abs(percent) >= MOST_CHANGE) return [];
  const text = phrase(sayPercent(percent), sayYear(earlier.asOf ?? ''), percent > 0);
  return [draft(text, [latest, earlier], { group: SIZE, asOf: latest.asOf, computation: { kind: 'growth', from: earlier.id, to: latest.id } })];
}

function revenue(facts: Facts): DraftClaim[] {
  const revenues = facts.series('revenue').filter((row) => Number(row.value) >= 0);
  const [latest, before] = revenues;
  if (latest === undefined) return [];
  const say = (row: Evidence) => sayMoney(Number(row.value), row.unit);
  return [
    draft(`Revenue came to ${say(latest)} in ${sayYear(latest.asOf ?? '')}.`, [latest], { group: SIZE, asOf: latest.asOf }),
    ...(before === undefined
      ? []
      : [draft(`In ${sayYear(before.asOf ?? '')} it had taken in ${say(before)}.`, [before], { group: SIZE, asOf: before.asOf })]),
    ...change(revenues, (percent, year, up) => `That is ${percent} ${up ? 'more' : 'less'} than in ${year}.`),
  ];
}

function result(facts: Facts): DraftClaim[] {
  const [latest, before] = facts.series('net-income');
  if (latest === undefined) return [];
  const told = (row: Evidence, first: boolean) => {
    const amount = sayMoney(Number(row.value), row.unit);
    const year = sayYear(row.asOf ?? '');
    if (Number(row.value) < 0) return first ? `It lost ${amount} after all costs in ${year}.` : `In ${year} it had still made a loss of ${amount}.`;
    return `Net income for ${year} was ${amount}.`;
  };
  const turned = before !== undefined && Number(before.value) < 0 && Number(latest.value) >= 0;
  return [latest, ...(turned ? [before] : [])].map((row, index) => draft(told(row, index === 0), [row], { group: SIZE, asOf: row.asOf }));
}

const OUTLOOK = /\b(?:expect|forecast|guidance|outlook)/iu;
const STRENGTH = /\b(?:cash|debt|margin|retention)\b/iu;

/** What the company itself adds to its figures: what it expects, and what it has. */
function outlook(facts: Facts): DraftClaim[] {
  const told = facts.all('statement').filter((row) => isProse(row.quote) && /\d/u.test(row.quote));
  const expected = told.find((row) => OUTLOOK.test(row.quote));
  const held = told.find((row) => row !== expected && STRENGTH.test(row.quote));
  return [
    ...(expected === undefined ? [] : [draft(endSentence(`Looking ahead, ${tellerOf(expected)} says: ${inQuotes(expected.quote)}`), [expected], { group: SIZE, asOf: expected.asOf })]),
    ...(held === undefined ? [] : [draft(endSentence(`On its reserves it writes: ${inQuotes(held.quote)}`), [held], { group: SIZE, asOf: held.asOf })]),
  ];
}

export function writeMoney(facts: Facts): DraftClaim[] {
  return [...revenue(facts), ...result(facts), ...outlook(facts)];
}

/** A number of people that there can be. */
export function isCount({ value }: Evidence): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

export function writeHeadcount(facts: Facts): DraftClaim[] {
  const numbers = facts.all('employees').filter(isCount);
  const [best] = numbers;
  if (best === undefined) return [];
  const rival = numbers.find((row) => row.status === 'conflicted' && row.value !== best.value);
  if (best.status === 'conflicted' && rival !== undefined) {
    const [one, other] = [sayCount(Number(best.value)), sayCount(Number(rival.value))];
    const text = best.sourceName === rival.sourceName
      ? `${best.sourceName} gives both ${one} and ${other} employees.`
      : `Sources differ on headcount: ${best.sourceName} gives ${one} employees, ${rival.sourceName} ${other}.`;
    return [draft(text, [best, rival], { group: SIZE, asOf: best.asOf })];
  }
  const said = sayDate(best.asOf ?? '');
  const day = said === '' ? '' : ` as of ${said}`;
  const series = facts.series('employees').filter((row) => isCount(row) && row.sourceId === best.sourceId);
  return [
    draft(`It employed ${sayMany(Number(best.value), 'person', 'people')}${day}.`, [best], { group: SIZE, asOf: best.asOf }),
    ...change(series, (percent, year, up) => `Headcount is ${up ? 'up' : 'down'} ${percent} on ${year}.`),
  ];
}
