/** Between twice the time for twice as much, which is linear, and four times, which is its square. */
export const LINEAR = 2.8;

const TRIES = 12;
const DOUBLINGS = 3;
/** Microseconds. A small input read faster counts as this; a dozen times as long for its large one is little. */
const LEAST_COUNTED = 1_000;

function spentOn(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, LEAST_COUNTED);
}

/**
 * How many times as long the double takes: over three doublings, so that what the machine does besides counts for
 * little, and by the least of several, since all else only adds. The large input has four times the size named.
 */
export function growthOf<Input>(
  work: (input: Input) => void,
  make: (size: number) => Input,
  size: number,
): number {
  const half = Math.ceil(size / 2);
  const [small, large] = [make(half), make(half * 2 ** DOUBLINGS)];
  work(small);
  let [least, leastOfLarge] = [Infinity, Infinity];
  const perDoubling = (): number => (leastOfLarge / least) ** (1 / DOUBLINGS);
  for (let tried = 0; tried < TRIES; tried += 1) {
    least = Math.min(
      least,
      spentOn(() => work(small)),
    );
    leastOfLarge = Math.min(
      leastOfLarge,
      spentOn(() => work(large)),
    );
    if (tried > 2 && perDoubling() <= LINEAR) break;
  }
  return perDoubling();
}
