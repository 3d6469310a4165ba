/** What must be true of an answer besides its form: one for every entry, by its kind where it states none. */
export type Meaning =
  /** Whom it is about is what was asked: by a field of its items, or by a path through the answer. */
  | {
      readonly says: 'asked';
      readonly field?: string;
      readonly by?: string;
      /** What may have been asked with, as templates. */
      readonly is: readonly string[];
    }
  /** So many of its entries end in a question mark. */
  | { readonly says: 'questions'; readonly field: string; readonly least: number }
  /** Its series has at least one figure in one of these. */
  | { readonly says: 'figure'; readonly fields: readonly string[] }
  /** What it lists has a name in one of these. */
  | { readonly says: 'named'; readonly fields: readonly string[] }
  /** It is a page that says something in words, and no wall. */
  | { readonly says: 'words' };
