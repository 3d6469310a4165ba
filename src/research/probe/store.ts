import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database';
import { sourceProbe, sourceProbeAnswer } from './schema';
import type { ProbeAnswer, ProbedWorld, ProbeRun } from './shape';

function runOf({
  id,
  world,
  scope,
  startedAt,
  finishedAt,
}: typeof sourceProbe.$inferSelect): ProbeRun {
  return {
    id,
    world,
    groups: scope === '' ? [] : scope.split(','),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

function answerOf({
  source,
  outcome,
  sentence,
  url,
  milliseconds,
  requests,
  items,
  fill,
  changes,
  askedAt,
}: typeof sourceProbeAnswer.$inferSelect): ProbeAnswer {
  return {
    sourceId: source,
    outcome,
    sentence,
    url,
    milliseconds,
    requests,
    items,
    fill,
    changes,
    askedAt: askedAt.toISOString(),
  };
}

export interface ProbeScope {
  readonly world: ProbedWorld;
  readonly groups: readonly string[];
}

const ofScope = ({ world, groups }: ProbeScope) =>
  and(eq(sourceProbe.world, world), eq(sourceProbe.scope, groups.join(',')));

export async function findUnfinished(
  executor: Executor,
  scope: ProbeScope,
): Promise<ProbeRun | undefined> {
  const [row] = await executor
    .select()
    .from(sourceProbe)
    .where(and(ofScope(scope), isNull(sourceProbe.finishedAt)))
    .orderBy(desc(sourceProbe.startedAt), desc(sourceProbe.id))
    .limit(1);
  return row && runOf(row);
}

export async function findLastFinished(
  executor: Executor,
  scope: ProbeScope,
): Promise<ProbeRun | undefined> {
  const [row] = await executor
    .select()
    .from(sourceProbe)
    .where(and(ofScope(scope), isNotNull(sourceProbe.finishedAt)))
    .orderBy(desc(sourceProbe.startedAt), desc(sourceProbe.id))
    .limit(1);
  return row && runOf(row);
}

export async function addRun(
  transaction: Transaction,
  { id, world, groups, startedAt }: ProbeRun,
): Promise<void> {
  await transaction
    .insert(sourceProbe)
    .values({ id, world, scope: groups.join(','), startedAt: new Date(startedAt) });
}

export async function finishRun(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction.update(sourceProbe).set({ finishedAt: at }).where(eq(sourceProbe.id, id));
}

/** Whoever walks twice at once writes a source's answer once. */
export async function addAnswer(
  transaction: Transaction,
  probe: string,
  { sourceId, askedAt, ...answer }: ProbeAnswer,
): Promise<void> {
  await transaction
    .insert(sourceProbeAnswer)
    .values({ ...answer, probe, source: sourceId, askedAt: new Date(askedAt) })
    .onConflictDoNothing();
}

export async function listAnswers(
  executor: Executor,
  probe: string,
): Promise<readonly ProbeAnswer[]> {
  return (
    await executor
      .select()
      .from(sourceProbeAnswer)
      .where(eq(sourceProbeAnswer.probe, probe))
      .orderBy(sourceProbeAnswer.askedAt, sourceProbeAnswer.source)
  ).map(answerOf);
}

/** Of every source that was ever probed in this world, what it said last. */
export async function lastAnswers(
  executor: Executor,
  world: ProbedWorld,
): Promise<ReadonlyMap<string, ProbeAnswer>> {
  const rows = await executor
    .selectDistinctOn([sourceProbeAnswer.source])
    .from(sourceProbeAnswer)
    .innerJoin(sourceProbe, eq(sourceProbe.id, sourceProbeAnswer.probe))
    .where(eq(sourceProbe.world, world))
    .orderBy(
      sourceProbeAnswer.source,
      desc(sourceProbeAnswer.askedAt),
      desc(sourceProbeAnswer.probe),
    );
  return new Map(rows.map(({ source_probe_answer: row }) => [row.source, answerOf(row)]));
}

/** Lets go of runs that began before, with all they wrote. */
export async function removeRuns(transaction: Transaction, before: Date): Promise<void> {
  const old = transaction
    .select({ id: sourceProbe.id })
    .from(sourceProbe)
    .where(lt(sourceProbe.startedAt, before));
  await transaction.delete(sourceProbeAnswer).where(inArray(sourceProbeAnswer.probe, old));
  await transaction.delete(sourceProbe).where(lt(sourceProbe.startedAt, before));
}
