import type { Duration } from '../../../src/kernel/time';

export type FaultKind =
  | 'error' // 500
  | 'unavailable' // 503
  | 'rate_limit' // 429
  | 'timeout' // no answer at all
  | 'reset' // the connection breaks
  | 'delay'; // a late answer

export interface Fault {
  readonly kind: FaultKind;
  // A star stands for one part, two at the end for any rest; every call if absent.
  readonly path?: string;
  readonly method?: 'GET' | 'POST';
  /** How many calls it meets; one if absent, `null` until cleared. */
  readonly times?: number | null;
  /** `after`: the call is carried out and only its answer is lost. `before` if absent. */
  readonly moment?: 'before' | 'after';
  /** For `delay`. */
  readonly delay?: Duration;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that this call meets, counted as met. */
  take(method: string, path: string): Fault | undefined;
}

export function createFaults(): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) =>
      void waiting.push({ fault, left: fault.times === null ? Infinity : (fault.times ?? 1) }),
    clear: () => void (waiting = []),
    take(method, path) {
      const met = waiting.find(({ fault, left }) => left > 0 && meets(fault, method, path));
      if (met === undefined) return undefined;
      met.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return met.fault;
    },
  };
}

function meets(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  if (fault.path === undefined) return path.startsWith('/v1/');
  if (fault.path.endsWith('/**')) return `${path}/`.startsWith(fault.path.slice(0, -2));
  const wanted = fault.path.split('/');
  const parts = path.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === '*' || part === parts[index])
  );
}
