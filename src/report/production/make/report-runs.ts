import type { WatchedRun } from '../../../platform/telemetry/watch/steps';
import { productionRun } from './produce-report';

/** What came of a report, as far as one of its steps decides it. */
function endOf(step: string, output: unknown): string | undefined {
  if (step === 'submit') return 'ready';
  const { ok, failure } = output as {
    readonly ok?: boolean;
    readonly failure?: { readonly candidates?: readonly unknown[] };
  };
  const isAsked = (failure?.candidates ?? []).length > 0;
  const isEnd = ok === false && (step === 'write' || (step === 'identify' && !isAsked));
  return isEnd ? 'impossible' : undefined;
}

/** The steps by which it is measured how long reports take, and what comes of them. */
export const reportRuns: WatchedRun = { prefix: productionRun(''), endOf };
