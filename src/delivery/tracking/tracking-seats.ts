export interface Seats {
  /** Gives the seat back when called; undefined where none is free. */
  take(address: string): (() => void) | undefined;
}

/** Bounds how many listen at a time: all together, and from one address. */
export function createSeats({
  all,
  fromOne,
}: {
  readonly all: number;
  readonly fromOne: number;
}): Seats {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(address) {
      const own = taken.get(address) ?? 0;
      if (total >= all || own >= fromOne) return undefined;
      total += 1;
      taken.set(address, own + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        total -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}

/** Those who ask for the same within a moment get one answer, so that many open pages cost as much as one. */
export function askOnce<Value>(
  ask: (key: string) => Promise<Value>,
  within: number,
): (key: string) => Promise<Value> {
  const asked = new Map<string, Promise<Value>>();
  return (key) => {
    const known = asked.get(key);
    if (known !== undefined) return known;
    const answer = ask(key);
    asked.set(key, answer);
    setTimeout(() => asked.delete(key), within).unref();
    return answer;
  };
}
