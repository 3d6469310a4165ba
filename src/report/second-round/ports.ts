import type { Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { JobQueue, Steps } from '../../platform/jobs';
import type { Evidence } from '../../research/evidence/shape';
import type { Findings, Research, Researched } from '../production';
import type { WhatChanged } from '../changes/shape';

export type SecondRoundHappening =
  | 'second-round-asked'
  | 'second-round-ready'
  | 'second-round-failed';

/** What was found the second time, beside what the report knew. */
export interface ChangesOrder {
  readonly researched: Researched;
  readonly findings: Findings;
  /** When the report’s own research was done. */
  readonly since: string;
  readonly lookedAt: string;
}

export interface WrittenChanges {
  readonly changed: WhatChanged;
  /** The rows that its sentences cite. */
  readonly evidence: readonly Evidence[];
}

export interface SecondRoundContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly steps: Steps;
  /** `required`: an expert looks at what was found before its buyer does. */
  readonly review: 'auto' | 'required';
  readonly research: Pick<Research, 'gather'>;
  /** Undefined where nothing is out, and once it was erased. */
  readResearched(orderId: string): Promise<Researched | undefined>;
  writeChanges(order: ChangesOrder): Promise<Result<WrittenChanges, 'cannot-be-created'>>;
  /** Whether its buyer still has the order: delivered, and neither refunded nor erased. */
  isDelivered(orderId: string): Promise<boolean>;
  keepEvidence(
    transaction: Transaction,
    reportId: string,
    rows: readonly Evidence[],
  ): Promise<void>;
  /** A line on the order’s timeline. */
  note(
    transaction: Transaction,
    orderId: string,
    line: {
      readonly actor: 'buyer' | 'system' | `staff:${string}`;
      readonly what: SecondRoundHappening;
      readonly why: string;
    },
  ): Promise<void>;
}
