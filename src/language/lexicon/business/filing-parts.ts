/** How the parts of an annual report are numbered. */
export const FILING_LISTS: readonly (readonly [name: string, phrases: string])[] = [
  ['item', '#, 1a, 1b, 1c, 7a, 9a, 9b, 9c'],
  ['part', 'i, ii, iii, iv'],
];

/** Where another part of a filing begins: “Item 4.”, “Part II”, “Proposal No. 2”. */
export const FILING_DIVISIONS: readonly string[] = [
  '^ item <item>',
  '^ part <part>',
  '^ proposal #',
  '^ proposal no (.) #',
  '^ signature $',
];
