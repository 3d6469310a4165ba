import type { Company } from '../companies';
import { comparableName, isMisspelling } from '../names/names';

/** A company with its names as they are compared, so that no key press compares them anew. */
export interface ComparedCompany {
  readonly company: Company;
  readonly names: readonly string[];
}

/** How a company is like what was typed, the surest first. */
const MATCHES = ['named', 'begun', 'misspelled'] as const;
export type MatchKind = (typeof MATCHES)[number];

export interface Matched {
  readonly company: Company;
  readonly match: MatchKind;
}

const MOST = 6;
/** Shorter beginnings are everyone's; symbols alone are so short. */
const SHORTEST_BEGINNING = 2;
const LONGEST_TICKER = 6;

export function listed(company: Company): ComparedCompany {
  const names = [...company.names, ...company.aliases].map(comparableName);
  return { company, names: [...new Set(names)].filter((name) => name !== '') };
}

function isNamed({ company, names }: ComparedCompany, typed: string, written: string): boolean {
  const symbol = written.replace(/^\$/, '').toUpperCase();
  return names.includes(typed) || company.ticker === symbol || company.domain === written;
}

function isBegun({ company, names }: ComparedCompany, typed: string, written: string): boolean {
  if (typed.length < SHORTEST_BEGINNING) return false;
  const symbol = written.replace(/^\$/, '').toUpperCase();
  return (
    names.some((name) => name.startsWith(typed) || name.includes(` ${typed}`)) ||
    (symbol.length <= LONGEST_TICKER && company.ticker?.startsWith(symbol) === true) ||
    (written.length > LONGEST_TICKER && company.domain?.startsWith(written) === true)
  );
}

/** The whole name, or as many of its words as were typed: a name is still being written. */
function isMisspelled({ names }: ComparedCompany, typed: string): boolean {
  const count = typed.split(' ').length;
  return names.some(
    (name) =>
      (name[0] === typed[0] || name[1] === typed[0] || name[0] === typed[1]) &&
      (isMisspelling(typed, name) ||
        isMisspelling(typed, name.split(' ').slice(0, count).join(' '))),
  );
}

const best = (all: readonly ComparedCompany[], match: MatchKind): readonly Matched[] =>
  all
    .map(({ company }) => ({ company, match }))
    .toSorted((one, other) => other.company.known - one.company.known);

/** The likeliest of these companies; letters are forgiven only where nobody's name goes on from what was typed. */
export function matchCompanies(
  all: readonly ComparedCompany[],
  written: string,
): readonly Matched[] {
  const bare = written.trim().toLowerCase();
  const typed = comparableName(written);
  if (typed === '') return [];
  const open = all.filter(({ company }) => !company.ended);
  const named = open.filter((one) => isNamed(one, typed, bare));
  const begun = open.filter((one) => !named.includes(one) && isBegun(one, typed, bare));
  const found = [...best(named, 'named'), ...best(begun, 'begun')];
  if (found.length > 0) return found.slice(0, MOST);
  return best(
    open.filter((one) => isMisspelled(one, typed)),
    'misspelled',
  ).slice(0, MOST);
}
