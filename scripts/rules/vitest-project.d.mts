export interface Failure {
  readonly title: string;
  readonly story: string;
}

export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedTitles: readonly string[];
  readonly retried: readonly string[];
  readonly failures: readonly Failure[];
  readonly output: string;
}

interface TestResult {
  readonly status: string;
  readonly title: string;
  readonly fullName?: string;
  readonly failureMessages?: readonly string[];
}

interface FileResult {
  readonly status: string;
  readonly name?: string;
  readonly message?: string;
  readonly assertionResults: readonly TestResult[];
}

export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly FileResult[];
}

export function summarise(run: {
  readonly code: number;
  readonly report: Report | undefined;
  readonly output: string;
  readonly mayBeEmpty?: boolean;
  readonly root?: string;
}): Summary;
