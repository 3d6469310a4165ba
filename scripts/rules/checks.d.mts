export interface Verdict {
  readonly ok: boolean;
  readonly output: string;
}

export interface CountedVerdict extends Verdict {
  /** How many files or modules the tool looked at. */
  readonly count: number;
}

export function checkTypes(root: string): Promise<CountedVerdict>;
export function checkLint(root: string): Promise<CountedVerdict>;
export function checkImports(root: string): Promise<CountedVerdict>;
export function checkDeadCode(root: string): Promise<Verdict>;

export const checks: readonly {
  readonly name: string;
  run(root: string, kept?: string): Promise<Verdict>;
}[];
