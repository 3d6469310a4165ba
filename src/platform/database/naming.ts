import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import type { PoolClient } from 'pg';

/** A connection keeps what it prepared for as long as it lives, so only what comes again is prepared. */
const MOST_NAMES = 300;
const PREPARED_FROM = 3;
/** Writes and locks are by key: their plan is the same for every value. A search's plan is not. */
const BY_KEY = /^\s*(?:insert|update|delete|with)\b|\bfor (?:no key )?update\s*$/iu;

interface Statement {
  readonly text: string;
  readonly name?: string;
}

type Ask = (statement: unknown, ...others: readonly unknown[]) => unknown;

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Gives a statement that comes again and again a name, under which a connection parses and plans it once. */
export function createNaming(): (statement: Statement, values: unknown) => Statement {
  const seen = new Map<string, { times: number; readonly name: string }>();
  return (statement, values) => {
    const { text, name } = statement;
    if (name || !Array.isArray(values) || values.length === 0 || !BY_KEY.test(text))
      return statement;
    const known = seen.get(text);
    if (known === undefined) {
      if (seen.size >= MOST_NAMES) return statement;
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
      seen.set(text, { times: 1, name: `s_${digest}` });
      return statement;
    }
    known.times += 1;
    return known.times < PREPARED_FROM ? statement : { ...statement, name: known.name };
  };
}

/** The driver writes each statement by itself; those of one moment go out in one piece. */
function gather(client: PoolClient): () => void {
  let isGathering = false;
  return () => {
    if (isGathering) return;
    isGathering = true;
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } })
      .connection;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  };
}

/**
 * Statements of one connection: named where they come again, and none waits for the BEGIN before it. Whatever comes
 * after stands behind it on the same line, and fails with it.
 */
export function quicken(client: PoolClient, naming: ReturnType<typeof createNaming>): void {
  const ask = client.query.bind(client) as Ask;
  const gatherNow = gather(client);
  const quick: Ask = (statement, ...others) => {
    gatherNow();
    if (!isStatement(statement)) return ask(statement, ...others);
    if (statement.text !== 'begin') return ask(naming(statement, others[0]), ...others);
    (ask(statement.text) as Promise<unknown>).catch(() => undefined);
    return Promise.resolve({ rows: [], rowCount: null });
  };
  client.query = quick as typeof client.query;
}
