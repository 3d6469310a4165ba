export interface Counted {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly note?: string;
  readonly output?: string;
  /** Titles of tests that passed only when they were run again. */
  readonly retried?: readonly string[];
  readonly failures?: readonly { readonly title: string; readonly story: string }[];
}

export interface Progress {
  run<Result extends Counted>(name: string, work: () => Promise<Result>): Promise<Result | Counted>;
  /** Prints the sum and gives the exit code. */
  finish(): number;
}

export function createProgress(write?: (text: string) => void): Progress;
export function checkResult(verdict: {
  readonly ok: boolean;
  readonly count?: number;
  readonly output: string;
}): Counted;
export function testResult(summary: Required<Omit<Counted, 'note'>>): Counted;
