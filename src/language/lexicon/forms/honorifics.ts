/** What stands before a person's name, and whether it is a word of its own besides. */
export const HONORIFICS: readonly (readonly [word: string, kind: 'shortened' | 'word'])[] = [
  ['dame', 'word'],
  ['dr', 'shortened'],
  ['hon', 'shortened'],
  ['lord', 'word'],
  ['miss', 'word'],
  ['mr', 'shortened'],
  ['mrs', 'shortened'],
  ['ms', 'shortened'],
  ['mx', 'shortened'],
  ['prof', 'shortened'],
  ['rev', 'shortened'],
  ['sir', 'word'],
];
