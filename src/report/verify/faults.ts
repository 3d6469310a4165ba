import type { Span, Token } from './tokens';
import type { Value } from './values';

export type Rung =
  | 'numbers'
  | 'dates'
  | 'names'
  | 'titles'
  | 'direction'
  | 'negation'
  | 'modality'
  | 'superlative'
  | 'roles'
  | 'subject'
  | 'quotation'
  | 'coverage';

/** What one rung holds against a sentence, and where in it. */
export interface Fault {
  readonly rung: Rung;
  readonly reason: string;
  readonly span: Span;
  readonly strength: number;
  /** What is said is merely found nowhere; nothing else stands in its place. */
  readonly absent?: true;
}

export interface ReadClaim {
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly values: readonly Value[];
}
