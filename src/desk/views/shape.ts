/** A name for what the orders list shows; the query alone says what that is. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** As the list's own address has it, without a place in it; empty or with its question mark. */
  readonly query: string;
}

export const LONGEST_VIEW_NAME = 40;
export const MOST_VIEWS = 20;
