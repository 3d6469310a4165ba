import { defined } from '../kernel/defined';
import { withReliableJudge } from './drafts';
import type { ReportContext } from './write-section';

/** The same work on a report, done with its judge and, if that is unreliable, again without it. */
export const reliably =
  <Input extends readonly unknown[], Value>(
    work: (context: ReportContext, ...input: Input) => Promise<Value>,
  ) =>
  ({ judging: asked, ...context }: ReportContext, ...input: Input): Promise<Value> =>
    withReliableJudge(asked, (judging) => work({ ...context, ...defined({ judging }) }, ...input));
