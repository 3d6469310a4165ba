import type { OutcomeCode } from '../sources/shape';

/** The internet, or the sample web: what one answers proves nothing of the other. */
export type ProbedWorld = 'web' | 'sample';

/** What is otherwise than when a source was last probed. */
export type ProbeChange =
  | { readonly kind: 'outcome'; readonly before: OutcomeCode; readonly now: OutcomeCode }
  | { readonly kind: 'field-lost' | 'field-gained'; readonly field: string };

/** What one source said when it was asked once. */
export interface ProbeAnswer {
  readonly sourceId: string;
  readonly outcome: OutcomeCode;
  readonly sentence: string;
  /** Where it was asked in the end, without any key. */
  readonly url: string;
  /** Of the requests alone, without waiting for a turn. */
  readonly milliseconds: number;
  readonly requests: number;
  readonly items: number;
  /** Of each mapped field, the share of items that have it. */
  readonly fill: Readonly<Record<string, number>>;
  readonly changes: readonly ProbeChange[];
  readonly askedAt: string;
}

export interface ProbeRun {
  readonly id: string;
  readonly world: ProbedWorld;
  /** The groups that were asked for; all of them where there are none. */
  readonly groups: readonly string[];
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

const ANSWERED: ReadonlySet<OutcomeCode> = new Set(['ok', 'empty', 'not-modified']);

export function hasAnswered({ outcome }: Pick<ProbeAnswer, 'outcome'>): boolean {
  return ANSWERED.has(outcome);
}

/** How many of the mapped fields held anything, of how many. */
export function filledOf({ fill }: Pick<ProbeAnswer, 'fill'>): {
  readonly filled: number;
  readonly mapped: number;
} {
  const shares = Object.values(fill);
  return { filled: shares.filter((share) => share > 0).length, mapped: shares.length };
}

export function formatProbeChange(change: ProbeChange): string {
  if (change.kind === 'outcome') return `was ${change.before}, is ${change.now}`;
  return change.kind === 'field-lost'
    ? `no longer tells ${change.field}`
    : `now tells ${change.field}`;
}
