import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ZodType } from 'zod';
import type { Clock } from '../../kernel/time';
import { prepared, type Database, type Transaction } from '../database';
import { stepCheckpoint } from './schema';

export interface JobStep<Output> {
  readonly name: string;
  /** What is stored, and what a later run reads back. */
  readonly output: ZodType<Output>;
  /** The long part: no transaction is open while it runs. */
  work(): Promise<Output>;
  /** What else is written in the transaction that finishes the step. */
  write?(transaction: Transaction, output: Output): Promise<void>;
}

export interface StepReport {
  readonly step: string;
  readonly attempts: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export type StepObserver = (
  run: string,
  step: string,
  moment: 'started' | 'finished',
) => void | Promise<void>;

export interface StepRun {
  step<Output>(step: JobStep<Output>): Promise<Output>;
}

export interface Steps {
  run(name: string): StepRun;
  report(run: string): Promise<readonly StepReport[]>;
  /** A run and those that are named as parts of it. */
  forget(transaction: Transaction, run: string): Promise<void>;
  /** Some steps of a run, which are then done anew. */
  forgetSteps(transaction: Transaction, run: string, steps: readonly string[]): Promise<void>;
}

export interface StepsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly observe?: StepObserver;
  /** Held until the transaction ends: false where what a run is about was erased, so nothing of it may be stored. */
  mayStore?(transaction: Transaction, run: string): Promise<boolean>;
}

/** What a run was about was erased while it worked: nothing was stored, and it must not be tried again. */
export class RunErased extends Error {
  constructor(run: string) {
    super(`What ${run} was about is erased.`);
    this.name = 'RunErased';
  }
}

const reportOf = prepared((executor) =>
  executor
    .select({
      step: stepCheckpoint.step,
      attempts: stepCheckpoint.attempts,
      startedAt: stepCheckpoint.startedAt,
      finishedAt: stepCheckpoint.finishedAt,
    })
    .from(stepCheckpoint)
    .where(eq(stepCheckpoint.run, sql.placeholder('run')))
    .orderBy(asc(stepCheckpoint.startedAt), asc(stepCheckpoint.step))
    .prepare('steps_of_run'),
);

/**
 * Long work as named steps: the output of a finished one is stored and handed back ever after, so
 * that a killed process goes on at the next step and nothing is paid for twice.
 */
export function createSteps({
  database,
  clock,
  observe = () => undefined,
  mayStore = async () => true,
}: StepsOptions): Steps {
  async function finished(run: string, step: string): Promise<{ output: unknown } | undefined> {
    const [row] = await database.read
      .select({ output: stepCheckpoint.output, finishedAt: stepCheckpoint.finishedAt })
      .from(stepCheckpoint)
      .where(and(eq(stepCheckpoint.run, run), eq(stepCheckpoint.step, step)));
    return row?.finishedAt ? { output: row.output } : undefined;
  }

  async function begin(run: string, step: string): Promise<void> {
    await database.write((transaction) =>
      transaction
        .insert(stepCheckpoint)
        .values({ run, step, attempts: 1, startedAt: clock.now() })
        .onConflictDoUpdate({
          target: [stepCheckpoint.run, stepCheckpoint.step],
          set: { attempts: sql`${stepCheckpoint.attempts} + 1`, startedAt: clock.now() },
          setWhere: isNull(stepCheckpoint.finishedAt),
        }),
    );
  }

  /** Two workers may finish one step, if the first was thought dead: the first to store it wins. */
  async function finish<Output>(
    run: string,
    step: JobStep<Output>,
    output: Output,
  ): Promise<boolean> {
    const end = await database.write(async (transaction) => {
      if (!(await mayStore(transaction, run))) {
        await transaction.delete(stepCheckpoint).where(eq(stepCheckpoint.run, run));
        return 'erased';
      }
      const stored = await transaction
        .update(stepCheckpoint)
        .set({ output, finishedAt: clock.now() })
        .where(
          and(
            eq(stepCheckpoint.run, run),
            eq(stepCheckpoint.step, step.name),
            isNull(stepCheckpoint.finishedAt),
          ),
        )
        .returning({ step: stepCheckpoint.step });
      if (stored.length === 0) return 'late';
      await step.write?.(transaction, output);
      return 'first';
    });
    if (end === 'erased') throw new RunErased(run);
    return end === 'first';
  }

  return {
    run: (run) => ({
      async step(step) {
        const before = await finished(run, step.name);
        if (before) return step.output.parse(before.output);
        await begin(run, step.name);
        await observe(run, step.name, 'started');
        const output = step.output.parse(await step.work());
        const first = await finish(run, step, output);
        await observe(run, step.name, 'finished');
        // What was stored is what counts, also for this run: it went through JSON.
        const stored = await finished(run, step.name);
        if (!stored)
          throw new Error(
            `Step ${step.name} of ${run} was ${first ? 'stored and lost' : 'forgotten while it ran'}.`,
          );
        return step.output.parse(stored.output);
      },
    }),
    report: (run) => reportOf(database.read, { run }),
    async forget(transaction, run) {
      await transaction
        .delete(stepCheckpoint)
        .where(
          or(eq(stepCheckpoint.run, run), sql`starts_with(${stepCheckpoint.run}, ${`${run}:`})`),
        );
    },
    async forgetSteps(transaction, run, steps) {
      await transaction
        .delete(stepCheckpoint)
        .where(and(eq(stepCheckpoint.run, run), inArray(stepCheckpoint.step, [...steps])));
    },
  };
}
