export type ReviewCommand =
  | 'next'
  | 'back'
  | 'accept'
  | 'accept-section'
  | 'edit'
  | 'cut'
  | 'quote'
  | 'search'
  | 'judge'
  | 'decide'
  | 'add'
  | 'restore'
  | 'undo'
  | 'next-source'
  | 'rewrite'
  | 'find-more'
  | 'buyers-page'
  | 'order'
  | 'gate'
  | 'history'
  | 'notes'
  | 'help';

interface Shortcut {
  readonly keys: readonly string[];
  readonly shown: string;
  readonly command: ReviewCommand;
  readonly says: string;
  /** Only with Shift held; the same letter alone may ask for something else. */
  readonly shift?: true;
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['j', 'n'], shown: 'J', command: 'next', says: 'Next sentence' },
  { keys: ['k', 'p'], shown: 'K', command: 'back', says: 'Previous sentence' },
  { keys: ['a'], shown: 'A', command: 'accept', says: 'Accept and continue' },
  {
    keys: ['a'],
    shown: 'Shift A',
    command: 'accept-section',
    says: 'Accept the section you scrolled through',
    shift: true,
  },
  { keys: ['e'], shown: 'E', command: 'edit', says: 'Edit the sentence' },
  { keys: ['x'], shown: 'X', command: 'cut', says: 'Delete from the report' },
  { keys: ['q'], shown: 'Q', command: 'quote', says: 'Replace the quote' },
  { keys: ['l'], shown: 'L', command: 'judge', says: 'Mark as opinion' },
  { keys: ['d'], shown: 'D', command: 'decide', says: 'Resolve differing or old facts' },
  { keys: ['i'], shown: 'I', command: 'add', says: 'Insert a sentence below' },
  { keys: ['r'], shown: 'R', command: 'restore', says: 'Revert the sentence' },
  { keys: ['s'], shown: 'S', command: 'next-source', says: 'Show the next source' },
  { keys: ['/'], shown: '/', command: 'search', says: 'Search the evidence' },
  { keys: ['w'], shown: 'W', command: 'rewrite', says: 'Request a rewrite of this section' },
  { keys: ['f'], shown: 'F', command: 'find-more', says: 'Find more evidence' },
  { keys: ['u'], shown: 'U', command: 'undo', says: 'Undo the last step' },
  { keys: ['o'], shown: 'O', command: 'order', says: 'Sort by risk or reading order' },
  { keys: ['v'], shown: 'V', command: 'buyers-page', says: 'Buyer’s page or sentences' },
  { keys: ['g'], shown: 'G', command: 'gate', says: 'Blockers and approval' },
  { keys: ['h'], shown: 'H', command: 'history', says: 'History and versions' },
  { keys: ['m'], shown: 'M', command: 'notes', says: 'Notes' },
  { keys: ['?'], shown: '?', command: 'help', says: 'This help' },
];

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** Whether it went into something that is typed into or chosen from. */
  readonly isTyping: boolean;
  readonly isDialogOpen: boolean;
}

/** What a key asks for; nothing while somebody types, and nothing where single keys are switched off. */
export function reviewCommandOf(
  { key, ctrlKey, shiftKey, metaKey, altKey, isTyping, isDialogOpen }: KeyPress,
  singleKeys: boolean,
): ReviewCommand | null {
  if (!singleKeys || isTyping || isDialogOpen || ctrlKey || metaKey || altKey) return null;
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  const meant = SHORTCUTS.filter(({ keys }) => keys.includes(pressed));
  const withShift = meant.find(({ shift }) => shift === true);
  const chosen =
    shiftKey && withShift !== undefined ? withShift : meant.find(({ shift }) => shift !== true);
  return chosen?.command ?? null;
}
