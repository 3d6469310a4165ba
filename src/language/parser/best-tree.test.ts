import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestTree } from './best-tree';

const sumOf = (scores: Float32Array, heads: readonly number[]): number =>
  heads.reduce(
    (sum, head, child) => (child === 0 ? sum : sum + (scores[child * heads.length + head] ?? 0)),
    0,
  );

/** One word under the root, no ring, and no arc that crosses another. */
function isTree(heads: readonly number[]): boolean {
  if (heads.filter((head) => head === 0).length !== 1) return false;
  const reachesRoot = (word: number): boolean => {
    let up = word;
    for (let steps = 0; up > 0; steps++) {
      if (steps > heads.length) return false;
      up = heads[up] ?? 0;
    }
    return true;
  };
  const arcs = heads
    .map((head, child) => [Math.min(head, child), Math.max(head, child)] as const)
    .slice(1);
  const crosses = arcs.some(([left, right]) =>
    arcs.some(([from, to]) => left < from && from < right && right < to),
  );
  return heads.every((_, word) => reachesRoot(word)) && !crosses;
}

function everyTree(size: number, heads: readonly number[] = [-1]): readonly (readonly number[])[] {
  if (heads.length === size) return isTree(heads) ? [heads] : [];
  return Array.from({ length: size }, (_, head) => head)
    .filter((head) => head !== heads.length)
    .flatMap((head) => everyTree(size, [...heads, head]));
}

it.each([2, 3, 4, 5, 6])('finds the best of all trees of %i places', (size) => {
  const trees = everyTree(size);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50, max: 50 }), {
        minLength: size * size,
        maxLength: size * size,
      }),
      (numbers) => {
        const scores = Float32Array.from(numbers);
        const found = [...bestTree(scores, size)];
        expect(isTree(found)).toBe(true);
        expect(sumOf(scores, found)).toBe(Math.max(...trees.map((tree) => sumOf(scores, tree))));
      },
    ),
    { numRuns: 40 },
  );
});

it('needs no word', () => {
  expect([...bestTree(new Float32Array(1), 1)]).toEqual([-1]);
});
