import { COMPANY_SUFFIXES } from '../lexicon/company-suffixes';

const SUFFIXES: ReadonlySet<string> = new Set(COMPANY_SUFFIXES);

/** “Inc”, “GmbH”: a form of the law, in small letters and without full stops. */
export function isCompanySuffix(lower: string): boolean {
  return SUFFIXES.has(lower);
}
