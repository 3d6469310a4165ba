import { findOccupation, readRole, type Occupation } from '../../occupations';
import { ANY_WORK, kindOf } from './kinds';
import type { KindOfWork } from './shape';

/** What is known of a role in general, and how sure it is that this role is meant. */
export interface KnownRole {
  readonly certainty: 'sure' | 'assumed' | 'open';
  readonly kind: KindOfWork | undefined;
  /** None where the role is open. */
  readonly occupation?: Occupation;
}

const MOST_KEPT = 64;
const kept = new Map<string, KnownRole>();

function read(role: string): KnownRole {
  const { verdict, choices } = readRole(role);
  const [first] = choices;
  const occupation = first === undefined ? undefined : findOccupation(first.code);
  const kind = occupation === undefined ? undefined : kindOf(occupation.code);
  if (verdict === 'open' || first === undefined || occupation === undefined || kind === undefined)
    return { certainty: 'open', kind: ANY_WORK };
  return {
    certainty: verdict === 'sure' ? 'sure' : 'assumed',
    kind,
    occupation: { ...occupation, title: first.title },
  };
}

/** The occupation that a typed role is taken for, or none. */
export function knowRole(role: string): KnownRole {
  const known = kept.get(role);
  if (known !== undefined) return known;
  const fresh = read(role);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(role, fresh);
  return fresh;
}
