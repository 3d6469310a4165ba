export type TableCommand = 'search' | 'next' | 'back' | 'next-page' | 'previous-page' | 'help';

interface TableKey {
  readonly keys: readonly string[];
  readonly shown: string;
  readonly command: TableCommand;
  readonly says: string;
}

export const TABLE_KEYS: readonly TableKey[] = [
  { keys: ['/'], shown: '/', command: 'search', says: 'Search' },
  { keys: ['j'], shown: 'J', command: 'next', says: 'Next order' },
  { keys: ['k'], shown: 'K', command: 'back', says: 'Previous order' },
  { keys: ['n'], shown: 'N', command: 'next-page', says: 'Next page' },
  { keys: ['p'], shown: 'P', command: 'previous-page', says: 'Previous page' },
  { keys: ['?'], shown: '?', command: 'help', says: 'This help' },
];

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** What a key asks for; nothing while somebody types or a dialog is open. */
export function commandOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>): TableCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const at = target as { closest?(selector: string): unknown } | null;
  if (at?.closest?.(`${TYPED_INTO}, dialog[open]`)) return null;
  return (
    TABLE_KEYS.find(({ keys }) => keys.includes(key.length === 1 ? key.toLowerCase() : key))
      ?.command ?? null
  );
}
