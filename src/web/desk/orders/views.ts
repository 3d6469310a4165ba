import type { KeyValueStore } from '../../checkout/saved-orders';

/** A name for what the table shows; the address alone says what that is. */
export interface SavedView {
  readonly name: string;
  /** As `writeAsk` writes it, without a place. */
  readonly query: string;
}

export const LONGEST_NAME = 40;
const MOST = 20;
const KEY = 'foreword.desk.views';

/** What this browser keeps; what is no view is as if it were not there. */
export function readViews(store: Pick<KeyValueStore, 'getItem'>): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(
        (one: Partial<SavedView> | null): one is SavedView =>
          typeof one?.name === 'string' && typeof one.query === 'string',
      )
      .slice(0, MOST);
  } catch {
    return [];
  }
}

export const writeViews = (
  store: Pick<KeyValueStore, 'setItem'>,
  views: readonly SavedView[],
): void => store.setItem(KEY, JSON.stringify(views));

/** One of that name is replaced where it stands; a name of blanks changes nothing. */
export function keepView(
  views: readonly SavedView[],
  { name, query }: SavedView,
): readonly SavedView[] {
  const kept = { name: name.trim().slice(0, LONGEST_NAME), query };
  if (kept.name === '') return views;
  return views.some((one) => one.name === kept.name)
    ? views.map((one) => (one.name === kept.name ? kept : one))
    : [...views, kept].slice(-MOST);
}
