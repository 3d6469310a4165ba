import type { JobStep, Steps } from '../../jobs';
import type { Telemetry } from '../ports';
import { timed } from '../timed';

export interface WatchedRun {
  /** What its runs' names begin with; the rest says whose run it is and is not told. */
  readonly prefix: string;
  /** What came of the whole, where a step's output says so. */
  endOf(step: string, output: unknown): string | undefined;
}

/** The stages of one kind of long work, and how long the whole took, restarts and waits included. */
export function watchSteps(steps: Steps, telemetry: Telemetry, watched: WatchedRun): Steps {
  if (!telemetry.isOn) return steps;
  const { prefix, endOf } = watched;
  return {
    ...steps,
    run(name) {
      const run = steps.run(name);
      if (!name.startsWith(prefix)) return run;
      return {
        async step(step) {
          let worked = false;
          const output = await run.step(
            withWork(step, () => {
              worked = true;
              return timed(telemetry, {
                span: 'stage',
                facts: { stage: step.name },
                metric: 'foreword_report_stage_seconds',
                labels: (outcome) => ({ stage: step.name, outcome }),
                outcomeOf: () => 'done',
                work: () => step.work(),
              });
            }),
          );
          const end = worked ? endOf(step.name, output) : undefined;
          if (end !== undefined) await observeRun(steps, telemetry, name, end);
          return output;
        },
      };
    },
  };
}

const withWork = <Output>(
  step: JobStep<Output>,
  work: JobStep<Output>['work'],
): JobStep<Output> => ({
  ...step,
  work,
});

async function observeRun(
  steps: Pick<Steps, 'report'>,
  telemetry: Telemetry,
  run: string,
  outcome: string,
): Promise<void> {
  const report = await steps.report(run).catch(() => []);
  const [first] = report;
  const end = report.at(-1)?.finishedAt;
  if (first === undefined || end === undefined || end === null) return;
  telemetry.observe(
    'foreword_report_seconds',
    { outcome },
    (end.getTime() - first.startedAt.getTime()) / 1_000,
  );
}
