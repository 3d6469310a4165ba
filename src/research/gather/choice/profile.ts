import type { EntityCard } from '../../company';
import type { Industry, WorkName } from '../../sources/shape';
import type { GatherOrder } from '../plan/order';
import { countryCode, countryOfDomain } from './countries';
import { industriesIn, workIn } from './kinds';
import { readPlace, stateCode } from './places';

/** What decides, beside its identifiers, which sources are worth a question about a company. Empty is: not known. */
export interface Profile {
  /** Where the company has its seat, and where the role is; ISO 3166-1, two letters. */
  readonly countries: ReadonlySet<string>;
  /** States of the United States, likewise. */
  readonly states: ReadonlySet<string>;
  readonly industries: ReadonlySet<Industry>;
  readonly work: ReadonlySet<WorkName>;
  readonly shares: 'listed' | 'private' | 'unknown';
}

function seatOf({ country, headquarters, domain, companyNumber }: EntityCard): {
  readonly countries: readonly string[];
  readonly states: readonly string[];
} {
  const place = readPlace(headquarters ?? '');
  const told = country === undefined ? undefined : countryCode(country);
  const byNumber = companyNumber === undefined ? undefined : 'GB';
  const guessed = domain === undefined ? undefined : countryOfDomain(domain);
  const one = told ?? place.countries[0] ?? byNumber ?? guessed;
  const state =
    one === undefined || one === 'US' ? (place.state ?? stateCode(headquarters ?? '')) : undefined;
  return {
    countries: one === undefined ? (state === undefined ? [] : ['US']) : [one],
    states: state === undefined ? [] : [state],
  };
}

/**
 * Wikidata knows listed companies. One it has without a ticker, exchange, or SEC number is private.
 */
function sharesOf({ ticker, exchange, cik, wikidata }: EntityCard): Profile['shares'] {
  if (ticker !== undefined || exchange !== undefined) return 'listed';
  return wikidata !== undefined && cik === undefined ? 'private' : 'unknown';
}

/** What answers told of the company on the way. */
export interface CompanyTraits {
  readonly industry?: string;
  readonly country?: string;
  readonly state?: string;
  /** Places as its job postings name them. */
  readonly hiresIn?: readonly string[];
}

/** Where the work is: in the countries of the place that was asked for, else where the company has its seat. */
export function countriesOfWork(card: EntityCard, location: string): readonly string[] {
  const asked = readPlace(location).countries;
  return asked.length > 0 ? asked : seatOf(card).countries;
}

export function profileOf(
  card: EntityCard,
  order: Partial<Pick<GatherOrder, 'role' | 'location'>>,
  told: readonly CompanyTraits[] = [],
): Profile {
  const seat = seatOf(card);
  const role = readPlace(order.location ?? '');
  const toldStates = told.flatMap(({ state, hiresIn = [] }) => [
    state === undefined ? undefined : stateCode(state),
    ...hiresIn.map((place) => readPlace(place).state),
  ]);
  const toldCountries = told.flatMap(({ country }) =>
    country === undefined ? [] : [countryCode(country)],
  );
  const isSome = (code: string | undefined): code is string => code !== undefined;
  return {
    countries: new Set([
      ...seat.countries,
      ...role.countries,
      ...toldCountries.filter(isSome),
      ...(toldStates.some(isSome) ? ['US'] : []),
    ]),
    states: new Set([
      ...seat.states,
      ...(role.state === undefined ? [] : [role.state]),
      ...toldStates.filter(isSome),
    ]),
    industries: industriesIn(
      [card.industry, card.description, ...told.map(({ industry }) => industry)]
        .filter((text) => text !== undefined)
        .join(' . '),
    ),
    work: workIn(order.role ?? ''),
    shares: sharesOf(card),
  };
}
