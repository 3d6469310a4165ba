import type { Places } from '../../src/language/parser/network/network';
import { distanceOf } from '../../src/language/parser/network/network-shape';
import type { Learned } from './layer-gradients';

/** No logarithm of nothing. */
const LEAST = 1e-20;
/** A share this close to what it should be moves nothing. */
const NEGLIGIBLE = 1e-9;

/** Turns scores into shares of 1, in place. */
function share(scores: Float32Array, from: number, count: number): void {
  let most = -Infinity;
  for (let at = from; at < from + count; at++) most = Math.max(most, scores[at] ?? 0);
  let sum = 0;
  for (let at = from; at < from + count; at++) {
    const one = Math.exp((scores[at] ?? 0) - most);
    scores[at] = one;
    sum += one;
  }
  for (let at = from; at < from + count; at++) scores[at] = (scores[at] ?? 0) / sum;
}

/** What each score of a layer has to do with what isn't right, and how much that is. */
export function blame(
  { own, gradient }: Learned,
  classes: number,
  { start, end }: Places,
  right: Int32Array,
  weight: number,
): number {
  let loss = 0;
  for (let word = 1; word < end - start; word++) {
    const at = (start + word) * own.columns;
    const place = at + (right[word] ?? 0);
    gradient.values.set(own.values.subarray(at, at + classes), at);
    share(gradient.values, at, classes);
    loss -= weight * Math.log((gradient.values[place] ?? 0) + LEAST);
    for (let one = at; one < at + classes; one++)
      gradient.values[one] = (gradient.values[one] ?? 0) * weight;
    gradient.values[place] = (gradient.values[place] ?? 0) - weight;
  }
  return loss;
}

export interface ArcParts {
  readonly wanted: Learned;
  readonly heads: Learned;
  readonly nearness: Learned;
}

/** The same for the scores of arcs, which two layers and the distance make; the scores are used up. */
export function blameArcs(
  scores: Float32Array,
  { wanted, heads, nearness }: ArcParts,
  { start, end }: Places,
  right: Int32Array,
  weight: number,
): number {
  const { columns } = wanted.own;
  const size = end - start;
  let loss = 0;
  for (let child = 1; child < size; child++) {
    share(scores, child * size, size);
    const answer = right[child] ?? 0;
    loss -= weight * Math.log((scores[child * size + answer] ?? 0) + LEAST);
    const own = (start + child) * columns;
    for (let head = 0; head < size; head++) {
      const error = ((scores[child * size + head] ?? 0) - (head === answer ? 1 : 0)) * weight;
      if (head === child || Math.abs(error) < NEGLIGIBLE) continue;
      const other = (start + head) * columns;
      const near = (start + child) * nearness.own.columns + distanceOf(child, head);
      nearness.gradient.values[near] = (nearness.gradient.values[near] ?? 0) + error;
      for (let part = 0; part < columns; part++) {
        wanted.gradient.values[own + part] =
          (wanted.gradient.values[own + part] ?? 0) + error * (heads.own.values[other + part] ?? 0);
        heads.gradient.values[other + part] =
          (heads.gradient.values[other + part] ?? 0) + error * (wanted.own.values[own + part] ?? 0);
      }
    }
  }
  return loss;
}
