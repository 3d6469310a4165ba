import type { Citation } from '../document/shape';

/** In the order in which the page tells them. */
export const CHANGE_GROUPS = ['People', 'Filings and figures', 'News', 'Postings'] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

/** One sentence on what is new, with its sources. */
export interface FoundChange {
  readonly id: string;
  readonly group: ChangeGroup;
  readonly text: string;
  /** What the report says, where this takes its place. */
  readonly before?: string;
  readonly citations: readonly Citation[];
}

/** All that a second round found, the most important first within each group. */
export interface WhatChanged {
  readonly company: string;
  readonly role: string;
  /** When the report’s own research was done. */
  readonly since: string;
  readonly lookedAt: string;
  readonly changes: readonly FoundChange[];
  /** Of the sources that were asked, those that answered. */
  readonly answered: number;
}
