/** What one answer holds of the room that all share. */
export interface ByteBudget {
  /** Waits until there is room for more; whoever came first never waits, so that somebody always goes on. */
  take(bytes: number, signal: AbortSignal): Promise<void>;
  /** Gives everything back. */
  release(): void;
}

export interface BytesInFlight {
  open(): ByteBudget;
}

function woken(waiting: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      waiting.delete(wake);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    waiting.add(wake);
    signal.addEventListener('abort', wake, { once: true });
  });
}

/** Bounds what answers on their way in hold together: eight large ones at once would each be small enough alone. */
export function createBytesInFlight(limit: number): BytesInFlight {
  const held = new Map<symbol, number>();
  const waiting = new Set<() => void>();
  let total = 0;
  const isFirst = (name: symbol): boolean => held.keys().next().value === name;
  return {
    open() {
      const name = Symbol('answer');
      return {
        async take(bytes, signal) {
          if (!held.has(name)) held.set(name, 0);
          while (total + bytes > limit && !isFirst(name) && !signal.aborted)
            await woken(waiting, signal);
          // Given back while it waited: nobody holds it any longer.
          const before = held.get(name);
          if (before === undefined) return;
          held.set(name, before + bytes);
          total += bytes;
        },
        release() {
          total -= held.get(name) ?? 0;
          held.delete(name);
          for (const wake of waiting) wake();
        },
      };
    },
  };
}
