import type { ReadSentence, ReadText } from '../anchors/read-text';

export type ClaimSlot =
  | 'attribution'
  | 'cause'
  | 'company'
  | 'date'
  | 'degree'
  | 'direction'
  | 'event'
  | 'figure'
  | 'hedge'
  | 'holder'
  | 'name'
  | 'plan'
  | 'polarity'
  | 'quotation'
  | 'roles'
  | 'scope'
  | 'time';

/** What a check holds against a claim, in a sentence for its reader. */
export interface Finding {
  readonly slot: ClaimSlot;
  readonly reason: string;
  /** A doubt alone refuses nothing; it keeps a claim from being called supported without a judge. */
  readonly isDoubt?: true;
}

export interface Comparison {
  readonly claim: ReadText;
  readonly source: ReadText;
  readonly company: string;
  /** For each sentence of the claim, the sentences of the source that speak of the same, best first. */
  readonly anchors: readonly (readonly ReadSentence[])[];
}

export type SlotCheck = (comparison: Comparison) => readonly Finding[];
