import { looksLikeAddress } from '../../../kernel/email-address';
import type { OrderNeed, OrderPlace, OrderSort, PaymentState, Stage } from '../shape';

export interface OrderFilter {
  /** Parts of a number, company, role, name or address, all of which must be there; a whole address; a whole number. */
  readonly words?: string | undefined;
  readonly stage?: Stage | undefined;
  readonly payment?: PaymentState | undefined;
  readonly need?: OrderNeed | undefined;
  readonly placedFrom?: Date | undefined;
  readonly placedBefore?: Date | undefined;
  /** These orders alone. */
  readonly ids?: readonly string[] | undefined;
}

export interface OrderSearch extends OrderFilter {
  readonly sort?: OrderSort | undefined;
  /** The first page where none of these is given. */
  readonly from?: OrderPlace | undefined;
  readonly limit?: number | undefined;
}

/** A part of a word this long has trigrams, and so an index. */
const INDEXED = /[\p{L}\p{N}]{3}/u;
const MOST_PARTS = 6;

export interface SearchedWords {
  /** A whole address, which has an index of its own; looked for as a part of one only where nobody has it. */
  readonly email: string | null;
  readonly number: string | null;
  /** As LIKE takes them. */
  readonly patterns: readonly string[];
  readonly isIndexed: boolean;
}

/** What somebody typed into the search, or pasted. */
export function wantedBy(words: string | undefined): SearchedWords | null {
  const parts = (words ?? '')
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\s+/u)
    .filter((part) => part !== '')
    .slice(0, MOST_PARTS);
  const [only = ''] = parts;
  if (parts.length === 0) return null;
  return {
    email: parts.length === 1 && looksLikeAddress(only) ? only.replace(/^<|>$/gu, '') : null,
    number: parts.length === 1 && /^fw-\d+$/iu.test(only) ? only.toUpperCase() : null,
    patterns: parts.map((part) => `%${part.replace(/[\\%_]/gu, '\\$&')}%`),
    isIndexed: parts.some((part) => INDEXED.test(part)),
  };
}
