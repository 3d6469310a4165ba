import { newIdentifier } from '../../kernel/identifier';
import { before, days, hours } from '../../kernel/time';
import { groupOf, readPolicies, sourceStateOf, type Group, type Source } from '../sources';
import type { SourceState } from '../sources/shape';
import type { ProbeContext } from './ports';
import { probeSource, type ProbeTask } from './probe-source';
import type { ProbeAnswer, ProbeRun } from './shape';
import {
  addAnswer,
  addRun,
  findLastFinished,
  findUnfinished,
  finishRun,
  lastAnswers,
  listAnswers,
  removeRuns,
  type ProbeScope,
} from './store';

/** What was asked a moment ago is not asked again for nothing. */
const FRESH_FOR = hours(20);
/** A walk that was broken off so long ago is over; its answers are too old to be part of one. */
const RESUMED_FOR = days(6);
const KEPT_FOR = days(180);
const ASKED: ReadonlySet<SourceState> = new Set([
  'in-force',
  'unproven',
  'asleep',
  'out-of-use',
  'to-be-verified',
]);

export interface ProbeOrder {
  /** All groups where none is named. */
  readonly groups?: readonly Group[];
  /** Asks all of them anew, whatever was asked before. */
  readonly again?: boolean;
  readonly signal?: AbortSignal;
  readonly record?: ProbeTask['record'];
}

export type ProbeNews =
  | {
      readonly kind: 'begun';
      readonly how: 'new' | 'resumed' | 'recent';
      readonly run: ProbeRun;
      readonly done: number;
      readonly total: number;
    }
  | {
      readonly kind: 'answer';
      readonly source: Source;
      readonly answer: ProbeAnswer;
      readonly done: number;
      readonly total: number;
    };

export interface Probed {
  /** Unfinished where it was stopped on the way. */
  readonly run: ProbeRun;
  readonly answers: readonly ProbeAnswer[];
  /** Those that must not be asked, by what they wait for. */
  readonly unasked: ReadonlyMap<SourceState, readonly Source[]>;
}

interface Begun {
  readonly run: ProbeRun;
  readonly how: 'new' | 'resumed' | 'recent';
}

async function begin(
  { database, clock }: ProbeContext,
  scope: ProbeScope,
  again: boolean,
): Promise<Begun> {
  const now = clock.now();
  const open = await findUnfinished(database.read, scope);
  const isOver =
    open !== undefined && (again || new Date(open.startedAt) < before(now, RESUMED_FOR));
  if (open !== undefined && !isOver) return { run: open, how: 'resumed' };
  const last = again ? undefined : await findLastFinished(database.read, scope);
  if (open === undefined && last !== undefined && new Date(last.startedAt) > before(now, FRESH_FOR))
    return { run: last, how: 'recent' };
  const run: ProbeRun = {
    ...scope,
    id: newIdentifier(clock),
    startedAt: now.toISOString(),
    finishedAt: null,
  };
  await database.write(async (transaction) => {
    if (open !== undefined) await finishRun(transaction, open.id, now);
    await removeRuns(transaction, before(now, KEPT_FOR));
    await addRun(transaction, run);
  });
  return { run, how: 'new' };
}

/** Which of them may be asked, and what the others wait for. */
async function part(
  { database, health, keys, asksForTerms, clock }: ProbeContext,
  sources: readonly Source[],
) {
  const settings = {
    policies: await readPolicies(database.read),
    mode: asksForTerms ? ('live' as const) : ('demo' as const),
    keys,
    health: await health.all(),
    now: clock.now(),
  };
  const unasked = new Map<SourceState, Source[]>();
  const asked = sources.filter((source) => {
    const state = sourceStateOf(source, settings);
    if (!ASKED.has(state)) unasked.set(state, [...(unasked.get(state) ?? []), source]);
    return ASKED.has(state);
  });
  return { asked, unasked };
}

/** Asks each allowed source once and records the answer. After a kill, the next run continues. */
export async function runProbe(
  context: ProbeContext,
  order: ProbeOrder = {},
  tell: (news: ProbeNews) => void = () => undefined,
): Promise<Probed> {
  const { database, clock, world } = context;
  const { groups = [], again = false, signal, record } = order;
  const { run, how } = await begin(
    context,
    { world, groups: [...new Set(groups)].toSorted() },
    again,
  );
  const all = await context.sources();
  const { asked, unasked } = await part(
    context,
    all.filter((source) => groups.length === 0 || groups.includes(groupOf(source))),
  );
  const known = await listAnswers(database.read, run.id);
  const answers = new Map(known.map((one) => [one.sourceId, one]));
  // Whose key or terms came since a walk that is not repeated yet is asked now, and joins it.
  const open = asked.filter(({ id }) => !answers.has(id));
  const total = answers.size + open.length;
  tell({ kind: 'begun', how, run, done: answers.size, total });
  const last = await lastAnswers(database.read, world);
  const walked = await Promise.allSettled(
    open.map(async (source) => {
      const answer = await probeSource(context, {
        source,
        before: last.get(source.id),
        signal,
        record,
      });
      // Cut off before it could answer, which says nothing of it.
      if (answer.outcome === 'over-budget') return;
      await database.write((transaction) => addAnswer(transaction, run.id, answer));
      answers.set(source.id, answer);
      tell({ kind: 'answer', source, answer, done: answers.size, total });
    }),
  );
  const fault = walked.find((one) => one.status === 'rejected');
  if (fault !== undefined) throw fault.reason;
  const finishedAt = clock.now();
  const isStopped = signal?.aborted === true;
  if (how !== 'recent' && !isStopped)
    await database.write((transaction) => finishRun(transaction, run.id, finishedAt));
  return {
    run: how === 'recent' || isStopped ? run : { ...run, finishedAt: finishedAt.toISOString() },
    answers: [...answers.values()],
    unasked,
  };
}
