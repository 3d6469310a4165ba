import { createHash } from 'node:crypto';

/** Settings are tuned on one half alone; the goal counts on the other. */
export type Half = 'tuned' | 'other';

export function halfOf(id: string): Half {
  return createHash('sha256').update(id).digest().readUInt32BE(0) % 2 === 0 ? 'tuned' : 'other';
}

/** The yardstick: BM25 over words as they stand, k1 1.2 and b 0.75. */
export function plainBm25(texts: readonly string[]): (question: string) => readonly number[] {
  const wordsOf = (text: string): readonly string[] =>
    text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const all = texts.map(wordsOf);
  const mean = all.reduce((sum, { length }) => sum + length, 0) / all.length;
  const having = new Map<string, number>();
  const counted = all.map((words) => {
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const word of counts.keys()) having.set(word, (having.get(word) ?? 0) + 1);
    return counts;
  });
  const scoreOf = (
    counts: ReadonlyMap<string, number>,
    length: number,
    asked: readonly string[],
  ): number =>
    asked.reduce((sum, word) => {
      const count = counts.get(word) ?? 0;
      const with_ = having.get(word) ?? 0;
      return count === 0
        ? sum
        : sum +
            (Math.log(1 + (texts.length - with_ + 0.5) / (with_ + 0.5)) * count * 2.2) /
              (count + 1.2 * (0.25 + (0.75 * length) / mean));
    }, 0);
  return (question) => {
    const asked = [...new Set(wordsOf(question))];
    const scores = counted.map((counts, at) => scoreOf(counts, all[at]?.length ?? 0, asked));
    return [...scores.keys()].toSorted(
      (one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other,
    );
  };
}

/** Shares of what was found, by half. */
export function tally(): {
  add(half: Half, share: number): void;
  say(name: string, goal?: number): string;
} {
  const sums = { tuned: [0, 0], other: [0, 0] } as { [half in Half]: [sum: number, count: number] };
  return {
    add(half, share) {
      sums[half][0] += share;
      sums[half][1] += 1;
    },
    say(name, goal) {
      const share = ([sum, count]: readonly [number, number]): string => (sum / count).toFixed(3);
      const whole = share([sums.tuned[0] + sums.other[0], sums.tuned[1] + sums.other[1]]);
      return (
        `${name.padEnd(58)} tuned half ${share(sums.tuned)} of ${sums.tuned[1]}, ` +
        `other half ${share(sums.other)} of ${sums.other[1]}, ` +
        `all ${whole}${goal === undefined ? '' : `; the goal is ${goal}`}`
      );
    },
  };
}
