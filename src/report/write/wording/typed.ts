import type { Evidence } from '../../../research/evidence/shape';
import { draft, draftList, type ListedRow } from '../evidence-only/facts';
import type { DraftClaim, ListSentence } from '../ports';
import { hasEachWord } from './people';

type Extras = Omit<Parameters<typeof draft>[2] & {}, 'basis'>;

/** A table may count in thousands, millions, or billions. */
const SCALES = [1, 1e3, 1e6, 1e9];

/** Whether a row's own words have its typed value; a value without them proves nothing. */
function isCarried({ value, quote }: Evidence): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return hasEachWord(quote, value) || /\d/u.test(value);
  const digits = quote.replace(/(?<=\d),(?=\d)/gu, '');
  return SCALES.some((scale) => digits.includes(String(Math.abs(value) / scale)));
}

/** A sentence made of the typed values of its rows; where a quote lacks its value, it is checked word by word. */
export function typed(text: string, rows: readonly Evidence[], extras: Extras = {}): DraftClaim {
  const basis = rows.every(isCarried) ? ({ basis: 'typed' } as const) : {};
  // “…, Inc.” ends its sentence already.
  return draft(text.replace(/\.\.$/u, '.'), rows, { ...extras, ...basis });
}

/** The same of a list, of which a member that does not hold falls by itself. */
export function typedList(
  members: readonly ListedRow[],
  start: string | Pick<ListSentence, 'one' | 'many'>,
  extras: Extras = {},
): DraftClaim {
  const basis = members.every(({ row }) => isCarried(row)) ? ({ basis: 'typed' } as const) : {};
  return draftList(members, start, { ...extras, ...basis });
}
