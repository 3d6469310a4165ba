import { defined } from '../../kernel/defined';
import { findOccupation, readRole, type Occupation } from '../../occupations';
import { ANY_WORK, kindOfTitle } from './kinds';
import type { RoleOccupation } from './role-occupation';
import type { KindOfWork } from './shape';

/** A role as it was typed, and what it was read as; nothing where that is open. */
export interface AskedRole {
  readonly role: string;
  readonly occupation?: RoleOccupation;
  /** Where the work is, two letters for each country; empty or absent where that isn't known. */
  readonly countries?: readonly string[];
}

/** What is known of a role in general, and how sure it is that this role is meant. */
export interface KnownRole {
  readonly certainty: 'sure' | 'assumed' | 'open';
  readonly kind: KindOfWork | undefined;
  /** None where the role is open. */
  readonly occupation?: Occupation;
}

const OPEN: KnownRole = { certainty: 'open', kind: ANY_WORK };

/** The country whose wages are known. */
const WAGES_IN = 'US';

/** Work that is known to be elsewhere pays what that country pays. */
const isPaidElsewhere = (countries: readonly string[]): boolean =>
  countries.length > 0 && !countries.includes(WAGES_IN);

/** The kind of work of a role, or what holds for any interview. */
export function knowRole({ role, occupation: meant, countries = [] }: AskedRole): KnownRole {
  const found = meant === undefined ? undefined : findOccupation(meant.code);
  const kind = found === undefined ? undefined : kindOfTitle(role, found.code);
  if (meant === undefined || found === undefined || kind === undefined) return OPEN;
  const { wage, ...general } = found;
  if (kind.titled !== undefined) {
    // The role names it, whatever code it shares with others: their wages aren’t its own.
    return { certainty: 'sure', kind, occupation: { ...general, title: kind.titled.title } };
  }
  const paid = isPaidElsewhere(countries) ? undefined : wage;
  return {
    certainty: meant.assumed ? 'assumed' : 'sure',
    kind,
    occupation: { ...general, ...defined({ wage: paid }), title: meant.title },
  };
}

/** Interns and apprentices, as far as the title says so. */
export function isLearner(role: string): boolean {
  const { level } = readRole(role);
  return level === 'intern' || level === 'trainee';
}

/** Those, and juniors: nobody asks them for years of work. */
export const isBeginner = (role: string): boolean =>
  isLearner(role) || readRole(role).level === 'entry';
