/** Chance that can be repeated: xorshift, seeded by a string, so that each part of a world has its own. */
export interface Dice {
  next(): number;
  whole(from: number, to: number): number;
  one<Value>(values: readonly Value[]): Value;
  some<Value>(values: readonly Value[], count: number): Value[];
  chance(share: number): boolean;
}

function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    seed = Math.imul(seed ^ text.charCodeAt(index), 16_777_619);
  return seed >>> 0 || 1;
}

export function dice(seed: string): Dice {
  let state = seedOf(seed);
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 8; round += 1) next();
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const some = <Value>(values: readonly Value[], count: number): Value[] => {
    const left = [...values];
    const taken: Value[] = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(whole(0, left.length - 1), 1));
    return taken;
  };
  return {
    next,
    whole,
    some,
    chance: (share) => next() < share,
    one: (values) => {
      const [value] = some(values, 1);
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
  };
}
