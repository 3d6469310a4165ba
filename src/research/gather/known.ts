import { before, days, type Clock } from '../../kernel/time';
import type { EntityCard } from '../company';
import type { Need } from '../sources/shape';
import type { GatherOrder } from './order';

export type Known = Readonly<Partial<Record<Need, string>>>;

/** How far back registers and newspapers are asked. */
const YEARS_BACK = 3;

function day(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** What can be put into a source's address before anything was asked. */
export function knownOf(card: EntityCard, { role }: GatherOrder, clock: Clock, more: Known = {}): Known {
  const now = clock.now();
  const found: Readonly<Record<string, string | undefined>> = {
    company: card.name,
    legalName: card.legalName,
    domain: card.domain,
    cik: card.cik,
    lei: card.lei,
    companyNumber: card.companyNumber,
    wikidata: card.wikidata,
    product: card.name,
    role: role.trim() === '' ? undefined : role,
    since: day(before(now, days(365 * YEARS_BACK))),
    until: day(now),
    year: String(now.getUTCFullYear()),
    ...card.jobBoards,
    ...more,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''));
}
