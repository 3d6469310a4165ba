import { move } from '../../kernel/state-machine';
import type { Result } from '../../kernel/result';
import type { Transaction } from '../../platform/database';
import type { StepRun } from '../../platform/jobs';
import { z } from 'zod';
import { productionRun, type Findings, type Researched } from '../production';
import { secondRoundEnded } from './events';
import type { Looking } from './job';
import type { SecondRoundContext, WrittenChanges } from './ports';
import { secondRoundMoves, type SecondRoundEvent } from './shape';
import { findSecondRound, lockSecondRound, updateSecondRound } from './store';

/** Outputs are ours and were checked when they were made; they only pass through JSON. */
const stored = <Value>(): z.ZodType<Value> =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

/** A part of the report’s own run, so that what erases that run erases this. */
const runOf = ({ orderId, attempt }: Looking): string =>
  `${productionRun(orderId)}:second-round:${attempt}`;

/**
 * Looks again at the company of a delivered report, and writes down what is new. Nothing of the report changes.
 * What can’t be done any more, or was done by another, ends in silence.
 */
export async function runSecondRound(context: SecondRoundContext, looking: Looking): Promise<void> {
  if (!(await isUnderWay(context, looking))) return;
  const researched = await context.readResearched(looking.orderId);
  if (researched === undefined || !(await context.isDelivered(looking.orderId)))
    return failSecondRound(context, looking, 'The order is closed or was erased.');
  const run = context.steps.run(runOf(looking));
  const { lookedAt } = await run.step({
    name: 'begin',
    output: z.object({ lookedAt: z.string() }),
    work: async () => ({ lookedAt: context.clock.now().toISOString() }),
  });
  const written = await write(context, run, researched, lookedAt);
  if (!written.ok) return failSecondRound(context, looking, written.failure.sentence);
  await run.step({
    name: 'submit',
    output: z.object({ found: z.number() }),
    work: async () => ({ found: written.value.changed.changes.length }),
    write: (transaction) => submit(context, transaction, looking, researched, written.value),
  });
}

async function isUnderWay(
  { database }: Pick<SecondRoundContext, 'database'>,
  { orderId, attempt }: Looking,
): Promise<boolean> {
  const round = await findSecondRound(database.read, orderId);
  return round?.state === 'looking' && round.attempt === attempt;
}

async function write(
  context: SecondRoundContext,
  run: StepRun,
  researched: Researched,
  lookedAt: string,
): Promise<Result<WrittenChanges, 'cannot-be-created'>> {
  const { request, company, document } = researched;
  const findings = await run.step({
    name: 'gather',
    output: stored<Findings>(),
    // What was found about interviewers is forgotten soon after delivery, so nobody looks for them again.
    work: () => context.research.gather(company, { ...request, interviewers: '' }),
  });
  return run.step({
    name: 'write',
    output: stored<Result<WrittenChanges, 'cannot-be-created'>>(),
    work: () => context.writeChanges({ researched, findings, since: document.writtenAt, lookedAt }),
  });
}

/** An expert’s word is awaited, or the machine’s is enough where so configured: as with a report that is revised. */
async function submit(
  context: SecondRoundContext,
  transaction: Transaction,
  looking: Looking,
  { reportId }: Researched,
  { changed, evidence }: WrittenChanges,
): Promise<void> {
  const { orderId } = looking;
  // That nothing changed says nothing that an expert could check.
  const isSeen = context.review === 'required' && changed.changes.length > 0;
  const state = await moved(transaction, looking, isSeen ? 'submit' : 'release');
  if (state === undefined) return;
  await context.keepEvidence(transaction, reportId, evidence);
  await updateSecondRound(transaction, orderId, { found: changed });
  if (isSeen) return;
  await end(context, transaction, looking, 'second-round-ready', countOf(changed.changes.length));
}

/** The buyer may ask again: what failed isn’t used up. */
export async function failSecondRound(
  context: Pick<SecondRoundContext, 'database' | 'clock' | 'queue' | 'note'>,
  looking: Looking,
  why: string,
): Promise<void> {
  await context.database.write(async (transaction) => {
    if ((await moved(transaction, looking, 'fail')) === undefined) return;
    await end(context, transaction, looking, 'second-round-failed', why);
  });
}

/** Where the round stands now; undefined where it was erased, asked for again, or has ended. */
async function moved(
  transaction: Transaction,
  { orderId, attempt }: Looking,
  event: SecondRoundEvent,
): Promise<true | undefined> {
  const held = await lockSecondRound(transaction, orderId);
  if (held?.attempt !== attempt || held.state !== 'looking') return undefined;
  const next = move(secondRoundMoves, held.state, event);
  if (!next.ok) return undefined;
  await updateSecondRound(transaction, orderId, { state: next.value });
  return true;
}

async function end(
  context: Pick<SecondRoundContext, 'clock' | 'queue' | 'note'>,
  transaction: Transaction,
  looking: Looking,
  what: 'second-round-ready' | 'second-round-failed',
  why: string,
): Promise<void> {
  const { orderId, attempt } = looking;
  await updateSecondRound(transaction, orderId, { endedAt: context.clock.now() });
  await context.note(transaction, orderId, { actor: 'system', what, why });
  await context.queue.emit(transaction, secondRoundEnded, looking, {
    key: `second-round-ended:${orderId}:${attempt}`,
  });
}

export const countOf = (changes: number): string =>
  changes === 0 ? 'Nothing new.' : `${changes} new ${changes === 1 ? 'sentence' : 'sentences'}.`;
