import { defined } from '../../kernel/defined';
export interface TaskRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** What a task asks of the process that set it, such as a file or a model’s reply. */
export interface TaskQuestion {
  readonly question: number;
  readonly name: string;
  readonly input: unknown;
}

export interface TaskOutcome {
  readonly ok: boolean;
  readonly output?: unknown;
  readonly message?: string;
  readonly stack?: string;
}

export type FromWorker =
  | { readonly ready: true }
  | TaskQuestion
  | (TaskOutcome & { readonly id: number });

export type ToWorker = TaskRequest | (TaskOutcome & { readonly answer: number });

/** Asks the process that set the task. */
export type AskParent = (name: string, input: unknown) => Promise<unknown>;

export type Tasks = Readonly<Record<string, (input: never, ask: AskParent) => unknown>>;

export type Answers = Readonly<Record<string, (input: never) => Promise<unknown>>>;

/** How something ended, in a form that crosses between processes. */
export async function settleTask(work: () => unknown): Promise<TaskOutcome> {
  try {
    return { ok: true, output: await work() };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { ok: false, message, ...defined({ stack }) };
  }
}

export async function resultOfTask({ ok, output, message, stack }: TaskOutcome): Promise<unknown> {
  if (ok) return output;
  throw Object.assign(new Error(message), stack === undefined ? {} : { stack });
}
