import { newIdentifier } from '../../../kernel/identifier';
import { plural } from '../../../kernel/text';
import type { Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { handleJob, type JobHandler, type StepRun } from '../../../platform/jobs';
import type { RewrittenSection } from '../../../report';
import type { ReviewMaterial } from '../../../report/production';
import { z } from 'zod';
import { reviewTaskJob, reviewTaskRun, type ReviewTaskPayload } from './review-task-jobs';
import { suggestionsOf, type ReviewTaskOutcome } from './review-task-state';
import {
  findReviewTask,
  lockReviewTask,
  noteProgress,
  updateReviewTask,
  type ReviewTaskRow,
} from './review-task-store';
import type { MoreFound, ReviewContext } from '../ports';
import type { ReviewHappening } from '../shape';
import { findReview, insertReviewEvent } from '../store';

interface End {
  readonly state: 'done' | 'failed';
  readonly told: string;
  readonly what?: ReviewHappening;
  readonly outcome: ReviewTaskOutcome;
  /** What is written with it. */
  write?(transaction: Transaction): Promise<void>;
}

const NOTHING: ReviewTaskOutcome = { suggestions: [], refused: [], evidenceIds: [], beforeIds: [] };
const GAVE_UP = 'It didn’t finish, and nothing was changed. Try again later.';

/** Outputs are ours; they only pass through JSON. */
const stored = <Value>(): z.ZodType<Value> =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

export function reviewTaskHandlers(context: ReviewContext): readonly JobHandler[] {
  return [
    handleJob(reviewTaskJob, async (payload, { last }) => {
      try {
        await runReviewTask(context, payload);
      } catch (error) {
        if (!last) throw error;
        await finish(context, payload.reviewTaskId, {
          state: 'failed',
          told: GAVE_UP,
          outcome: NOTHING,
        });
        throw error;
      }
    }),
  ];
}

/** What an expert asked for, in steps: a killed process goes on where it was, and pays for nothing twice. */
async function runReviewTask(
  context: ReviewContext,
  { orderId, reviewTaskId }: ReviewTaskPayload,
): Promise<void> {
  const forget = (): Promise<void> =>
    context.database.write((transaction) =>
      context.steps.forget(transaction, reviewTaskRun(reviewTaskId)),
    );
  const task = await findReviewTask(context.database.read, reviewTaskId);
  if (task === undefined || task.state !== 'under-way') return forget();
  const material = await context.readMaterial(orderId);
  const review = material && (await findReview(context.database.read, material.report.id));
  if (material === undefined || review === undefined || material.latest.contentRemovedAt !== null)
    return finish(context, reviewTaskId, {
      state: 'failed',
      told: 'This report was erased.',
      outcome: NOTHING,
    });
  const run = context.steps.run(reviewTaskRun(reviewTaskId));
  const end =
    task.kind === 'rewrite'
      ? await rewrite(context, run, { task, material, orderId })
      : await findMore(context, run, { task, material });
  await finish(context, reviewTaskId, end);
  // Its outcome is stored with the task, and is erased when the report’s people are.
  await forget();
}

interface Doing {
  readonly task: ReviewTaskRow;
  readonly material: ReviewMaterial;
}

async function rewrite(
  context: ReviewContext,
  run: StepRun,
  { task, material, orderId }: Doing & { readonly orderId: string },
): Promise<End> {
  const { id, section, words, sentences } = task;
  const { database, helpers } = context;
  if (section === null) return { state: 'failed', told: GAVE_UP, outcome: NOTHING };
  await database.write((transaction) =>
    noteProgress(transaction, id, {
      ...task.progress,
      stage: 'Writing the section and checking each sentence.',
    }),
  );
  const written = await run.step({
    name: 'write',
    output: stored<Result<RewrittenSection>>(),
    work: () =>
      helpers.rewrite(orderId, {
        section,
        instruction: words,
        setting: material.setting,
        writtenAt: material.latest.document.writtenAt,
        evidence: material.evidence,
        current: sentences,
      }),
  });
  if (!written.ok) return { state: 'failed', told: written.failure.sentence, outcome: NOTHING };
  const suggestions = suggestionsOf(section, id, sentences, written.value);
  return {
    state: 'done',
    told: written.value.told,
    what: 'rewritten',
    outcome: { suggestions, refused: written.value.refused, evidenceIds: [], beforeIds: [] },
  };
}

function formatFound({ asked, answered, evidence, before }: MoreFound): string {
  if (asked === 0) return 'No source fits this question. Nothing was changed.';
  if (answered === 0)
    return `None of ${plural(asked, 'source')} could be reached. The network may be down; try again later.`;
  const found =
    evidence.length === 0 ? 'nothing new found' : `${plural(evidence.length, 'new quote')} found`;
  const known =
    before.length === 0 ? '' : `; ${plural(before.length, 'quote')} already in the evidence`;
  return `${plural(asked, 'source')} searched, ${answered} answered: ${found}${known}.`;
}

async function findMore(
  context: ReviewContext,
  run: StepRun,
  { task, material }: Doing,
): Promise<End> {
  const {
    company,
    evidence: known,
    report,
    setting: { role },
  } = material;
  const { database, helpers } = context;
  if (company === undefined) return { state: 'failed', told: GAVE_UP, outcome: NOTHING };
  let line = Promise.resolve();
  const found = await run.step({
    name: 'gather',
    output: stored<MoreFound>(),
    async work() {
      const more = await helpers.findMore(
        { company, role, question: task.words, known },
        (news) => {
          // One after the other, so that a later figure is never overtaken by an earlier one.
          line = line.then(() =>
            database.write((transaction) =>
              noteProgress(transaction, task.id, { ...news, findings: 0 }),
            ),
          );
        },
      );
      await line;
      return more;
    },
  });
  return {
    state: found.asked > 0 && found.answered === 0 ? 'failed' : 'done',
    told: formatFound(found),
    what: 'more-found',
    outcome: {
      ...NOTHING,
      evidenceIds: found.evidence.map(({ id }) => id),
      beforeIds: found.before,
    },
    write: async (transaction) => {
      for (const row of found.evidence) await context.addEvidence(transaction, report.id, row);
      await updateReviewTask(transaction, task.id, {
        progress: {
          stage: '',
          asked: found.asked,
          answered: found.answered,
          findings: found.evidence.length,
        },
      });
    },
  };
}

/** Once: what was dropped meanwhile, or ended in another run, stays as it is. */
async function finish(
  { database, clock }: ReviewContext,
  reviewTaskId: string,
  { state, told, what, outcome, write }: End,
): Promise<void> {
  await database.write(async (transaction) => {
    const task = await lockReviewTask(transaction, reviewTaskId);
    if (task === undefined || task.state !== 'under-way') return;
    await write?.(transaction);
    await updateReviewTask(transaction, reviewTaskId, { state, told, outcome });
    const review = await findReview(transaction, task.reportId);
    if (what === undefined || review === undefined) return;
    const { reportId, baseNumber, revision } = review;
    await insertReviewEvent(transaction, {
      id: newIdentifier(clock),
      reportId,
      baseNumber,
      revision,
      at: clock.now(),
      actorId: 'system',
      actor: 'the shop',
      what,
      claimId: null,
      before: null,
      after: null,
      reason: `${task.words}: ${told}`,
    });
  });
}
