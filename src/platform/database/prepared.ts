import type { Executor } from './database';

interface Built<Rows> {
  execute(values: Readonly<Record<string, unknown>>): Promise<Rows>;
}

/** A statement whose text is put together once for each database; in a transaction, once for each call. */
export function prepared<Values extends Readonly<Record<string, unknown>>, Rows>(
  build: (executor: Executor) => Built<Rows>,
): (executor: Executor, values: Values) => Promise<Rows> {
  const known = new WeakMap<Executor, Built<Rows>>();
  return (executor, values) => {
    const built = known.get(executor) ?? build(executor);
    known.set(executor, built);
    return built.execute(values);
  };
}
