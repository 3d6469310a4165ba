export interface Counted {
  readonly passed?: number;
  readonly failed?: number;
  readonly skipped?: number;
  readonly note?: string;
  readonly output?: string;
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
