import { Phrasebook, phraseFinder } from '../../../../language';
import type { Evidence } from '../../../../research/evidence/shape';
import { formatMany } from '../../phrases';
import type { Facts } from '../facts';

/** A number of people that there can be. */
export function isCount({ value }: Evidence): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

const ROUGHLY = new Phrasebook([
  ['rough', '{about/approximately/around/nearly/over/roughly/some} #, {more than} #'],
]);
const saysLeast = phraseFinder(
  `^ at least $, ^ in excess of $, ^ just/well over $, ^ more than $, ^ north/upwards of $, ^ over $`,
);
const saysMost = phraseFinder('^ fewer/less than $, ^ just under $, ^ under $, ^ up to $');

/** As rough as its source has it: “approximately 92,000” is not 92,000. */
export function roughly({ details, quote }: Evidence): string {
  const [rough] = ROUGHLY.find(quote);
  const words = rough === undefined ? '' : quote.slice(rough.start, rough.end);
  const said = String(details?.['about'] ?? words).toLowerCase();
  if (said === '') return '';
  return saysLeast(said) ? 'more than ' : saysMost(said) ? 'fewer than ' : 'about ';
}

/** Nobody says “48,217 people”: from a thousand on a count is rounded to hundreds, from ten thousand to thousands. */
const ROUNDED = [
  [10_000, 1_000],
  [1_000, 100],
] as const;

/** “about 92,000 people”. */
export function formatHeadcount(row: Evidence): string {
  const count = Number(row.value);
  const [, step = 1] = ROUNDED.find(([from]) => count >= from) ?? [];
  const rounded = Math.round(count / step) * step;
  const rough = roughly(row);
  const isExact = rounded === count || (rough !== '' && rough !== 'about ');
  return isExact
    ? `${rough}${formatMany(count, 'person', 'people')}`
    : `about ${formatMany(rounded, 'person', 'people')}`;
}

/** Of those that say the same, the one that says for which day. */
export function headcountOf(facts: Facts): Evidence | undefined {
  const [best, ...others] = facts.all('employees').filter(isCount);
  if (best === undefined || best.asOf !== undefined) return best;
  return (
    others.find(
      (row) => row.value === best.value && row.status === best.status && row.asOf !== undefined,
    ) ?? best
  );
}
