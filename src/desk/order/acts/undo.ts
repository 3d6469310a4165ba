import type { Failure, Result } from '../../../kernel/result';

const refusals = new WeakMap<Error, Failure>();

/** Rolls back a transaction that has written; `orUndone` turns the refusal back into a value. */
export function undo(failure: Failure): never {
  const error = new Error(failure.sentence);
  refusals.set(error, failure);
  throw error;
}

export async function orUndone<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work();
  } catch (error) {
    const failure = error instanceof Error ? refusals.get(error) : undefined;
    if (failure === undefined) throw error;
    return { ok: false, failure };
  }
}
