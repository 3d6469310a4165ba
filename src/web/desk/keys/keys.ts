export type DeskCommand =
  | 'search'
  | 'next'
  | 'back'
  | 'select'
  | 'act'
  | 'next-page'
  | 'previous-page'
  | 'help';

interface DeskKey {
  readonly keys: readonly string[];
  readonly shown: string;
  readonly command: DeskCommand;
  readonly says: string;
}

export const DESK_KEYS: readonly DeskKey[] = [
  { keys: ['j'], shown: 'J', command: 'next', says: 'Next row' },
  { keys: ['k'], shown: 'K', command: 'back', says: 'Previous row' },
  { keys: ['x'], shown: 'X', command: 'select', says: 'Select the row' },
  { keys: ['e'], shown: 'E', command: 'act', says: 'Go to what can be done' },
  { keys: ['/'], shown: '/', command: 'search', says: 'Search' },
  { keys: ['n'], shown: 'N', command: 'next-page', says: 'Next page' },
  { keys: ['p'], shown: 'P', command: 'previous-page', says: 'Previous page' },
  { keys: ['?'], shown: '?', command: 'help', says: 'This help' },
];

const TYPED_INTO =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog[open]';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** What a key asks for; nothing while somebody types or a dialog is open. */
export function deskCommandOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: Pressed): DeskCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  const at = target as { closest?(selector: string): unknown } | null;
  if (at?.closest?.(TYPED_INTO)) return null;
  return (
    DESK_KEYS.find(({ keys }) => keys.includes(key.length === 1 ? key.toLowerCase() : key))
      ?.command ?? null
  );
}

/** Ctrl K, or ⌘K on a Mac; held with another key it is somebody else's. */
export const isPaletteKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Omit<Pressed, 'target'> & Pick<KeyboardEvent, 'shiftKey'>): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
