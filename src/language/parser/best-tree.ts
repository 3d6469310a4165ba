/**
 * The tree without crossing arcs whose arcs have the highest sum, with one word under the root (Eisner's algorithm).
 * `scores[child * size + head]`; word 0 is the root. Time grows with the cube of the length, which is bounded.
 */
export function bestTree(scores: Float32Array, size: number): Int32Array {
  const heads = new Int32Array(size).fill(-1);
  const spans = createSpans(size);
  for (let width = 1; width < size - 1; width++)
    for (let left = 1; left + width < size; left++) joinSpans(spans, scores, left, left + width);
  let best = -Infinity;
  let top = 1;
  for (let word = 1; word < size; word++) {
    const sum =
      (spans.leftward[size + word] ?? 0) +
      (spans.rightward[word * size + size - 1] ?? 0) +
      (scores[word * size] ?? 0);
    if (sum > best) {
      best = sum;
      top = word;
    }
  }
  if (size < 2) return heads;
  heads[top] = 0;
  attach(spans, heads, 1, top, 'leftward');
  attach(spans, heads, top, size - 1, 'rightward');
  return heads;
}

/**
 * By left * size + right: the best sum of a span whose head is its left end (rightward) or its right end (leftward).
 */
interface Spans {
  readonly size: number;
  readonly rightward: Float64Array;
  readonly leftward: Float64Array;
  /** The same with the other end as a child whose own far side is still open. */
  readonly openRightward: Float64Array;
  readonly openLeftward: Float64Array;
  /** Where the best halves meet. */
  readonly rightwardSplit: Int16Array;
  readonly leftwardSplit: Int16Array;
  readonly openSplit: Int16Array;
}

function createSpans(size: number): Spans {
  const sums = (): Float64Array => new Float64Array(size * size);
  const splits = (): Int16Array => new Int16Array(size * size);
  return {
    size,
    rightward: sums(),
    leftward: sums(),
    openRightward: sums(),
    openLeftward: sums(),
    rightwardSplit: splits(),
    leftwardSplit: splits(),
    openSplit: splits(),
  };
}

function joinSpans(spans: Spans, scores: Float32Array, left: number, right: number): void {
  const { size, rightward, leftward, openRightward, openLeftward } = spans;
  const span = left * size + right;
  let best = -Infinity;
  for (let at = left; at < right; at++) {
    const sum = (rightward[left * size + at] ?? 0) + (leftward[(at + 1) * size + right] ?? 0);
    if (sum > best) {
      best = sum;
      spans.openSplit[span] = at;
    }
  }
  openRightward[span] = best + (scores[right * size + left] ?? 0);
  openLeftward[span] = best + (scores[left * size + right] ?? 0);
  best = -Infinity;
  for (let at = left + 1; at <= right; at++) {
    const sum = (openRightward[left * size + at] ?? 0) + (rightward[at * size + right] ?? 0);
    if (sum > best) {
      best = sum;
      spans.rightwardSplit[span] = at;
    }
  }
  rightward[span] = best;
  best = -Infinity;
  for (let at = left; at < right; at++) {
    const sum = (leftward[left * size + at] ?? 0) + (openLeftward[at * size + right] ?? 0);
    if (sum > best) {
      best = sum;
      spans.leftwardSplit[span] = at;
    }
  }
  leftward[span] = best;
}

/** Hangs the words of a span on its head, and theirs on them. */
function attach(
  spans: Spans,
  heads: Int32Array,
  left: number,
  right: number,
  side: 'leftward' | 'rightward',
): void {
  if (left === right) return;
  const span = left * spans.size + right;
  if (side === 'rightward') {
    const child = spans.rightwardSplit[span] ?? right;
    heads[child] = left;
    attachBetween(spans, heads, left, child);
    attach(spans, heads, child, right, 'rightward');
  } else {
    const child = spans.leftwardSplit[span] ?? left;
    heads[child] = right;
    attachBetween(spans, heads, child, right);
    attach(spans, heads, left, child, 'leftward');
  }
}

function attachBetween(spans: Spans, heads: Int32Array, left: number, right: number): void {
  const split = spans.openSplit[left * spans.size + right] ?? left;
  attach(spans, heads, left, split, 'rightward');
  attach(spans, heads, split + 1, right, 'leftward');
}
