import { z } from 'zod';
import { newIdentifier } from '../../../kernel/identifier';
import type { Result } from '../../../kernel/result';
import type { StepRun } from '../../../platform/jobs';
import { handOver } from './hand-over';
import { giveUp } from './give-up';
import type { ProductionContext, ReportContents } from '../ports';
import {
  storedBeginning,
  gatherStep,
  identifyStep,
  postingStep,
  renderStep,
  stored,
  type Beginning,
} from './production-steps';
import { findReportOfOrder, insertReport } from '../store';

/** Under this name the steps of an order's first report are kept. */
export const productionRun = (orderId: string): string => `report:${orderId}`;

/** Whose report a run, or a part of one, makes. */
export const orderOfRun = (run: string): string => run.split(':')[1] ?? '';

/** Thrown to leave the first step undone: an order that is disputed now may be paid again. */
class NotStarted extends Error {}

/** Takes a paid order to a report that can be reviewed, or to the reasons why none can be made. */
export async function produceReport(context: ProductionContext, orderId: string): Promise<void> {
  const run = context.steps.run(productionRun(orderId));
  const begun = await begin(context, run, orderId);
  // An order that is not paid, or not there, begins nothing.
  if (begun === null || !(await findReportOfOrder(context.database.read, orderId))) return;
  const { request, writtenAt } = begun;

  const company = await identifyStep(context, run, request);
  // The job ends here; whoever settles which company is meant places it again.
  if (!company.ok && company.failure.code === 'waits') return;
  if (!company.ok) return giveUp(context, begun, [company.failure.sentence]);

  const gathered = await gatherStep(context, run, company.value, begun);
  const posting = await postingStep(context, run, company.value, begun);
  const findings = posting === undefined ? gathered : { ...gathered, posting };
  const written = await run.step({
    name: 'write',
    output: stored<Result<ReportContents, 'cannot-be-created'>>(),
    work: () => context.writing.write({ request, company: company.value, findings, writtenAt }),
  });
  if (!written.ok) return giveUp(context, begun, [written.failure.sentence]);

  const files = await renderStep(context, run, written.value, request);
  await run.step({
    name: 'submit',
    output: z.object({ version: z.number() }),
    work: async () => ({ version: 1 }),
    write: (transaction) =>
      handOver(context, transaction, { ...begun, ...written.value, ...files }),
  });
}

async function begin(
  context: ProductionContext,
  run: StepRun,
  orderId: string,
): Promise<Beginning | null> {
  try {
    const { value } = await beginStep(context, run, orderId);
    return value;
  } catch (error) {
    if (error instanceof NotStarted) return null;
    throw error;
  }
}

function beginStep(
  context: ProductionContext,
  run: StepRun,
  orderId: string,
): Promise<{ readonly value: Beginning | null }> {
  return run.step({
    name: 'begin',
    output: storedBeginning,
    async work() {
      const request = await context.orders.read(orderId);
      const now = context.clock.now();
      return {
        value: request && {
          reportId: newIdentifier(context.clock),
          request,
          writtenAt: now.toISOString(),
        },
      };
    },
    async write(transaction, begun) {
      if (begun.value === null) return;
      if (!(await context.orders.start(transaction, orderId))) throw new NotStarted();
      await insertReport(transaction, {
        id: begun.value.reportId,
        orderId,
        state: 'in-production',
        createdAt: new Date(begun.value.writtenAt),
      });
    },
  });
}
