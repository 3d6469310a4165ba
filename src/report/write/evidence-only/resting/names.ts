import { countWords } from '../../../../kernel/text';
import type { Evidence } from '../../../../research/evidence/shape';
import type { Basis, Ground } from '../basis';
import { isUncontested } from '../contested';
import { distinctBy, listedValues, valueIn } from '../facts';
import { dayOfRow } from '../sources';
import { isName } from '../../snapshot/what-it-sells';

/** A list on a page may number what it names. */
const NUMBERED = /^\d{1,2}[.)]\s+/u;

/** What a company names so, each name once: products, rivals, values. */
export function namedGrounds({ facts, ground }: Basis, attribute: string, most: number): Ground[] {
  const named = facts.all(attribute).flatMap((row): Ground[] => {
    const name = valueIn(row)?.replace(NUMBERED, '');
    return isUncontested(row) && isName(name) ? [ground(row, name) ?? []].flat() : [];
  });
  return distinctBy(named, ({ words }) => words).slice(0, most);
}

/** “$138,000 — $172,000”: two sums of one currency. */
const RANGE = /^\D{0,20}(?<from>[$£€]\d[\d,.]*\d)\s*(?:-|–|—|to)\s*(?<to>[$£€]\d[\d,.]*\d)/u;

/** The pay that the posting closest to the role names itself; another posting's is for other work. */
export function postedPay({ facts, ground, posting }: Basis): Ground | undefined {
  const rows = facts.all('pay-range').filter(({ url }) => url === posting?.row.url);
  return rows.flatMap((row): Ground[] => {
    const { from, to } = RANGE.exec(String(row.value ?? ''))?.groups ?? {};
    const found =
      isUncontested(row) && from !== undefined ? ground(row, `${from}–${to}`) : undefined;
    return found === undefined ? [] : [found];
  })[0];
}

/** A value may be a whole short sentence, such as “Write it down”; it's no name of a thing. */
const MOST_WORDS = 6;

/** A value is short and made of words. */
export function valuesOf({ facts, ground }: Basis, most: number): Ground[] {
  const values = listedValues(facts).flatMap((row): Ground[] => {
    const value = valueIn(row)?.replace(NUMBERED, '');
    const isShort = value !== undefined && countWords(value) <= MOST_WORDS && !/\d/u.test(value);
    return isUncontested(row) && isShort ? [ground(row, value) ?? []].flat() : [];
  });
  return distinctBy(values, ({ words }) => words).slice(0, most);
}

const MONTH = 30 * 86_400_000;

/** How many months before a moment a row's day lies; a row without a day is as old as can be. */
export function monthsBefore(row: Evidence, moment: string, day = dayOfRow(row)): number {
  const time = day === undefined ? Number.NaN : Date.parse(day);
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : (Date.parse(moment) - time) / MONTH;
}

/** Older than this, nobody talks about it any more. */
const FRESH_MONTHS = 15;

/** The newest thing it brought out, by name, with a day on which that was told. */
export function launchOf(basis: Basis, writtenAt: string): Ground | undefined {
  const dated = basis.facts
    .all('launch')
    .filter(
      (row) =>
        isUncontested(row) && monthsBefore(row, writtenAt) < FRESH_MONTHS && isName(valueIn(row)),
    )
    .toSorted((left, right) => (dayOfRow(right) ?? '').localeCompare(dayOfRow(left) ?? ''));
  return dated.flatMap((row) => basis.ground(row, valueIn(row)) ?? [])[0];
}
