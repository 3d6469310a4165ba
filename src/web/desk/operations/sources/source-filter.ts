import { shelves } from '../../../../../content/sources';
import type { SourceRow } from '../../../../desk/operations/shape';

/** In the order in which one would ask what is wrong. */
export const sourceStates: Readonly<Record<SourceRow['state'], string>> = {
  'in-force': 'Active',
  unproven: 'Not tested yet',
  asleep: 'Paused after failures',
  'out-of-use': 'Out of use',
  'needs-terms': 'Terms not reviewed',
  'switched-off': 'Turned off',
  'needs-key': 'Needs a key',
  'to-be-verified': 'Off until tested',
  forbidden: 'Forbidden by its terms',
};

export interface SourceFilter {
  readonly words: string;
  readonly group: string | null;
  readonly state: SourceRow['state'] | null;
  /** From 1; one past the end is the last. */
  readonly page: number;
}

const LONGEST_WORDS = 200;
const isState = (text: string): text is SourceRow['state'] => Object.hasOwn(sourceStates, text);

/** What the address of the page asks for; what it can't mean is as if it were not there. */
export function readSourceFilter(parameters: URLSearchParams): SourceFilter {
  const text = (name: string): string => parameters.get(name)?.trim() ?? '';
  const [group, state] = [text('group'), text('state')];
  return {
    words: text('q').slice(0, LONGEST_WORDS),
    group: Object.hasOwn(shelves, group) ? group : null,
    state: isState(state) ? state : null,
    page: /^[1-9]\d{0,3}$/u.test(text('page')) ? Number(text('page')) : 1,
  };
}

/** As many as a person reads through. */
const ON_A_PAGE = 40;

export interface SourcePage {
  readonly rows: readonly SourceRow[];
  readonly page: number;
  readonly pages: number;
}

export function pageOfSources(rows: readonly SourceRow[], wanted: number): SourcePage {
  const pages = Math.max(1, Math.ceil(rows.length / ON_A_PAGE));
  const page = Math.min(wanted, pages);
  return { rows: rows.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE), page, pages };
}

/** Where a page of the same list is. */
export function addressOfSources({ words, group, state }: SourceFilter, page: number): string {
  const query = new URLSearchParams({
    ...(words === '' ? {} : { q: words }),
    ...(group === null ? {} : { group }),
    ...(state === null ? {} : { state }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return `/desk/operations/sources${query === '' ? '' : `?${query}`}#all-sources`;
}

export const narrowsSources = ({ words, group, state }: SourceFilter): boolean =>
  words !== '' || group !== null || state !== null;

/** Letters as they are typed in a hurry: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Those in which every word stands somewhere: in name, id, terms or the name of the shelf. */
export function narrowSources(
  rows: readonly SourceRow[],
  { words, group, state }: SourceFilter,
): readonly SourceRow[] {
  const sought = plain(words).split(/\s+/u).filter(Boolean);
  return rows.filter((row) => {
    if ((group !== null && row.group !== group) || (state !== null && row.state !== state))
      return false;
    const text = plain([row.name, row.id, row.note, shelves[row.group]?.title ?? ''].join(' '));
    return sought.every((word) => text.includes(word));
  });
}
