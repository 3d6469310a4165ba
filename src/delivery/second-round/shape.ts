import type { WhatChanged } from '../../report/changes/shape';

/** So many days after delivery it may be asked for. */
export const SECOND_ROUND_DAYS = 60;

/** What the buyer sees of it on their order and on its own page. */
export type SecondRoundView =
  /** It may be asked for until then; `failed`: again, since the last one came to nothing. */
  | { readonly state: 'offered' | 'failed'; readonly until: string }
  | { readonly state: 'looking'; readonly byExpert: boolean }
  | { readonly state: 'ready'; readonly changes: number }
  /** Too late; or it failed so often that a person has to look. */
  | { readonly state: 'over' | 'stuck' };

/** The page of a second round. */
export interface SecondRoundPage {
  readonly company: string;
  readonly round: SecondRoundView;
  /** Once it is ready. */
  readonly found: WhatChanged | null;
}
