import type { TrackedReading } from './shape';

const MOST_ORDERS = 200;
const LATEST = 3;

/** What research reads at this moment, order by order. */
export interface ReadingProgress {
  /** A source was asked about; a name where it had something to read. */
  note(orderId: string, source: string): void;
  end(orderId: string): void;
  of(orderId: string): TrackedReading | null;
}

/**
 * Held by the process that reads and forgotten with it: it is news, and the steps of a report are what lasts. Where
 * another process serves the pages they show the steps alone.
 */
export function createReadingProgress(): ReadingProgress {
  const orders = new Map<string, ReadonlySet<string>>();
  return {
    note(orderId, source) {
      const before = orders.get(orderId) ?? new Set();
      orders.delete(orderId);
      orders.set(orderId, new Set([...before].filter((name) => name !== source)).add(source));
      const [oldest] = orders.keys();
      if (orders.size > MOST_ORDERS && oldest !== undefined) orders.delete(oldest);
    },
    end: (orderId) => void orders.delete(orderId),
    of(orderId) {
      const read = orders.get(orderId);
      return read === undefined
        ? null
        : { sources: read.size, latest: [...read].slice(-LATEST).toReversed() };
    },
  };
}
