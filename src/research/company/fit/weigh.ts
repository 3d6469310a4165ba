import type { Company } from '../companies';
import { BEGINS, nameFitOf, TWO_LETTERS_OFF } from './fit';
import { fitsHint, fitsPlace, fitsRole } from './hints';
import { comparableName } from '../names/names';

/**
 * The name as typed and whatever tells namesakes apart. The buyer's own email address doesn't help:
 * people apply from one employer to another.
 */
export interface CompanyQuery {
  readonly name: string;
  readonly domain?: string;
  readonly hint?: string;
  readonly location?: string;
  readonly role?: string;
}

export interface Weighed {
  readonly company: Company;
  readonly fit: number;
  /** Its share of all that may be meant, from 0 to 1. */
  readonly share: number;
  readonly hinted: boolean;
  readonly bySymbol: boolean;
  readonly reasons: readonly string[];
}

/** A company an encyclopedia or a stock exchange knows is asked for more often than one in a register alone. */
const NOTED = 4;
const REGISTERED = 1;
/** In a register alone, beside a noted company of the same name: most often a branch of it. */
const BRANCH = 0.2;
const BY_ANOTHER_NAME = 0.82;
/** What was added was added to tell: whoever it fits is meant, however well known the others are. */
const HINTED = 60;
const NOT_HINTED = 0.02;
const PLACED = 1.6;
const OF_THE_ROLE = 1.3;
const ENDED = 0.15;
/** So many times as well known as the next of that name is told to the buyer. */
const BEST_KNOWN = 3;
/** That no directory knows the one that is meant: likelier for one everyday word than for a name of several. */
const UNKNOWN_WORD = 0.6;
const UNKNOWN_NAME = 0.05;

interface Counted extends Weighed {
  readonly weight: number;
}

/** Where one bears the name in full, a name that needs a word added or left out is hardly meant. */
function outdone(fit: number, best: number): number {
  // Nobody who writes one company's name to the letter means another whose name is two letters off.
  if (best === 1 && fit === TWO_LETTERS_OFF) return 0;
  return best === 1 && fit < BY_ANOTHER_NAME ? Math.min(fit, BEGINS) : fit;
}

/** Known to an encyclopedia or a stock exchange, and not to a register alone. */
export const isNoted = ({ wikidata, cik }: Company): boolean =>
  wikidata !== undefined || cik !== undefined;

function prominenceOf(company: Company, all: readonly Company[]): number {
  if (isNoted(company)) return NOTED;
  return all.some(
    (other) =>
      isNoted(other) &&
      other.names.some((name) => comparableName(name) === comparableName(company.name)),
  )
    ? BRANCH
    : REGISTERED;
}

function count(
  company: Company,
  { name, hint, location = '', role = '' }: CompanyQuery,
  all: readonly Company[],
  best: number,
): Counted {
  const { fit, reason, bySymbol = false } = nameFitOf(company, name);
  const hinted = hint !== undefined && fitsHint(company, hint, name);
  const placed = fitsPlace(company, location);
  const weight =
    outdone(fit, best) ** 3 *
    (prominenceOf(company, all) + company.known) *
    (hinted ? HINTED : 1) *
    (fit < BEGINS ? 0 : 1) *
    (placed ? PLACED : 1) *
    (fitsRole(company, role) ? OF_THE_ROLE : 1) *
    (company.ended ? ENDED : 1);
  const reasons = [
    reason,
    ...(hinted ? [`fits “${hint}”`] : []),
    ...(placed ? [`is at home where the role is`] : []),
    ...(company.ended ? ['is no longer in business'] : []),
  ];
  return { company, fit, hinted, bySymbol, weight, share: 0, reasons };
}

/** Every company with its share of what may be meant, the likeliest first. */
export function weigh(companies: readonly Company[], asked: CompanyQuery): readonly Weighed[] {
  const best = Math.max(0, ...companies.map((company) => nameFitOf(company, asked.name).fit));
  const unhinted = companies.map((company) => count(company, asked, companies, best));
  const someoneFits = unhinted.some(({ hinted, weight }) => hinted && weight > 0);
  const counted = unhinted
    .map((one) => (someoneFits && !one.hinted ? { ...one, weight: one.weight * NOT_HINTED } : one))
    .toSorted((one, other) => other.weight - one.weight);
  const unknown = asked.name.trim().includes(' ') ? UNKNOWN_NAME : UNKNOWN_WORD;
  const all = counted.reduce((sum, { weight }) => sum + weight, unknown);
  const [first, next] = counted;
  const isBestKnown =
    first !== undefined &&
    next !== undefined &&
    first.company.known > BEST_KNOWN * (1 + next.company.known);
  return counted.map(({ weight, ...one }, index) => ({
    ...one,
    share: weight / all,
    reasons:
      index === 0 && isBestKnown ? [...one.reasons, 'is the best known of that name'] : one.reasons,
  }));
}
