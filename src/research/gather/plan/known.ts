import { before, days, type Clock } from '../../../kernel/time';
import type { EntityCard } from '../../company';
import type { Known } from '../../sources';
import { readPlace } from '../choice/places';
import { profileOf } from '../choice/profile';
import { NAICS } from '../choice/kinds';
import type { GatherOrder } from './order';

/** How far back registers and newspapers are asked. */
const YEARS_BACK = 3;

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Its name as one word, as in “#pennantmills”. A name of a few letters is everybody’s word. */
function tagOf(name: string): string | undefined {
  const word = name.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return word.length < 5 ? undefined : word;
}

/** What can be put into a source's address before anything was asked. */
export function knownOf(
  card: EntityCard,
  order: GatherOrder,
  clock: Clock,
  more: Known = {},
): Known {
  const now = clock.now();
  const since = before(now, days(365 * YEARS_BACK));
  const place = readPlace(order.location ?? '');
  const { countries, industries } = profileOf(card, {});
  const [industry] = industries;
  const found: Readonly<Record<string, string | undefined>> = {
    company: card.name,
    legalName: card.legalName,
    domain: card.domain,
    country: [...countries][0],
    cik: card.cik,
    ticker: card.ticker,
    lei: card.lei,
    companyNumber: card.companyNumber,
    wikidata: card.wikidata,
    product: card.name,
    tag: tagOf(card.name),
    role: order.role.trim() === '' ? undefined : order.role,
    city: place.city,
    state: place.state,
    naics: industry === undefined ? undefined : NAICS[industry],
    since: day(since),
    until: day(now),
    sinceSeconds: String(Math.floor(since.getTime() / 1_000)),
    year: String(now.getUTCFullYear()),
    lastYear: String(now.getUTCFullYear() - 1),
    ...card.jobBoards,
    ...more,
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined && value !== ''),
  );
}
