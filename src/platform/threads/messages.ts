export interface TaskRequest {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

export type TaskAnswer =
  | { readonly id: number; readonly ok: true; readonly output: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly stack?: string };

export type Tasks = Readonly<Record<string, (input: never) => unknown>>;
