export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly skippedTitles: readonly string[];
  readonly output: string;
}

interface TestResult {
  readonly status: string;
  readonly title: string;
}

export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly TestResult[] }[];
}

export function summarise(run: {
  readonly code: number;
  readonly report: Report | undefined;
  readonly output: string;
  readonly mayBeEmpty?: boolean;
}): Summary;
