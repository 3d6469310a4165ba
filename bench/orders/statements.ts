import { Client } from 'pg';

export interface StatementCost {
  readonly text: string;
  readonly times: number;
  readonly milliseconds: number;
}

type Ask = (statement: unknown, ...others: unknown[]) => unknown;

/** Counts every statement that this process sends, and the time until its answer. */
export function watchStatements(): { take(): readonly StatementCost[] } {
  const costs = new Map<string, { times: number; milliseconds: number }>();
  const query = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as Ask;
  const counted: Ask = function counted(this: unknown, statement, ...others) {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    const began = performance.now();
    const note = (): void => {
      const cost = costs.get(text) ?? { times: 0, milliseconds: 0 };
      cost.times += 1;
      cost.milliseconds += performance.now() - began;
      costs.set(text, cost);
    };
    const last = others.at(-1);
    if (typeof last === 'function') {
      const answer = last as (...parts: unknown[]) => void;
      others[others.length - 1] = (...parts: unknown[]): void => {
        note();
        answer(...parts);
      };
      return query.call(this, statement, ...others);
    }
    const asked = query.call(this, statement, ...others);
    if (asked instanceof Promise) asked.then(note, note);
    return asked;
  };
  Object.defineProperty(Client.prototype, 'query', { value: counted, writable: true });
  return {
    take() {
      const taken = [...costs].map(([text, cost]) => ({ text, ...cost }));
      costs.clear();
      return taken;
    },
  };
}

const words = (text: string): string =>
  text
    .replaceAll(/"[a-z_]+"\."([a-z_]+)"/gu, '$1')
    .replaceAll('"', '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(select) .*? (from .*)$/u, '$1 … $2')
    .replace(/^(insert into [\w.]+) .*$/u, '$1 …')
    .replace(/^(update [\w.]+ set) .*? (where .*)$/u, '$1 … $2')
    .slice(0, 70);

/** Of one order at a time: each statement, how often an order needs it, and how long it waits for the answer. */
export function statementTable(costs: readonly StatementCost[], orders: number): readonly string[] {
  const rows = costs
    .map(({ text, times, milliseconds }) => ({
      text: words(text),
      each: times / orders,
      milliseconds: milliseconds / orders,
    }))
    .filter(({ each }) => each >= 0.5)
    .toSorted((one, other) => other.milliseconds - one.milliseconds);
  const sum = (key: 'each' | 'milliseconds'): number =>
    rows.reduce((total, row) => total + row[key], 0);
  return [
    '| statement | an order | ms an order |',
    '|---|---|---|',
    ...rows.map(
      ({ text, each, milliseconds }) =>
        `| \`${text}\` | ${each.toFixed(1)} | ${milliseconds.toFixed(2)} |`,
    ),
    `| all | ${sum('each').toFixed(1)} | ${sum('milliseconds').toFixed(2)} |`,
  ];
}
