import { seededRandom } from '../../src/kernel/seeded-random';
import type { TreeModel } from '../../src/research/read/main-text/tree-model';

export interface Sample {
  readonly row: Float32Array;
  /** What is to be learned, from 0 to 1, and how much it counts. */
  readonly label: number;
  readonly weight: number;
}

export interface Growth {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  /** The shares of features and of samples that each tree is grown from. */
  readonly columns: number;
  readonly rows: number;
  readonly lambda: number;
  readonly leaf: number;
  readonly seed: number;
}

const BINS = 48;

function cutsOf(values: Float32Array): Float32Array {
  const sorted = values.toSorted();
  const cuts = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1)
    cuts.add(sorted[Math.floor((sorted.length * bin) / BINS)] as number);
  cuts.delete(sorted.at(-1) as number);
  return Float32Array.from(cuts).toSorted();
}

function binOf(cuts: Float32Array, value: number): number {
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (cuts[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Boosted trees of logistic loss, in histograms: a small, plain form of what is done everywhere. */
export function growTrees(
  features: readonly string[],
  samples: readonly Sample[],
  growth: Growth,
): TreeModel {
  const random = seededRandom(growth.seed);
  const count = samples.length;
  const cuts = features.map((_, feature) =>
    cutsOf(Float32Array.from(samples, ({ row }) => row[feature] ?? 0)),
  );
  const bins = features.map((_, feature) =>
    Uint8Array.from(samples, ({ row }) => binOf(cuts[feature] as Float32Array, row[feature] ?? 0)),
  );
  const [weights, labels] = [
    Float64Array.from(samples, ({ weight }) => weight),
    Float64Array.from(samples, ({ label }) => label),
  ];
  const total = weights.reduce((sum, one) => sum + one, 0);
  const mean = samples.reduce((sum, { label, weight }) => sum + label * weight, 0) / total;
  const base = Math.log(mean / (1 - mean));
  const scores = new Float64Array(count).fill(base);
  const [gradient, hessian, node] = [
    new Float64Array(count),
    new Float64Array(count),
    new Int16Array(count),
  ];
  const unit = count / total;
  const trees: { asks: number[]; bounds: number[] }[] = [];
  for (let round = 0; round < growth.trees; round += 1) {
    for (let i = 0; i < count; i += 1) {
      const p = 1 / (1 + Math.exp(-(scores[i] as number)));
      const w = random.next() < growth.rows ? (weights[i] as number) * unit : 0;
      gradient[i] = (p - (labels[i] as number)) * w;
      hessian[i] = Math.max(1e-6, p * (1 - p)) * w;
    }
    const columns = features
      .map((_, feature) => feature)
      .filter(() => random.next() < growth.columns);
    trees.push(growOne(columns));
  }
  return { features, base, trees };

  function growOne(columns: readonly number[]): { asks: number[]; bounds: number[] } {
    const size = 2 ** (growth.depth + 1) - 1;
    const [asks, bounds] = [
      Array.from({ length: size }, () => -1),
      Array.from({ length: size }, () => 0),
    ];
    node.fill(0);
    for (let level = 0; level <= growth.depth; level += 1) {
      const first = 2 ** level - 1;
      const width = 2 ** level;
      const [sumG, sumH] = [new Float64Array(width), new Float64Array(width)];
      for (let i = 0; i < count; i += 1) {
        const at = (node[i] as number) - first;
        if (at < 0) continue;
        (sumG[at] as number) += gradient[i] as number;
        (sumH[at] as number) += hessian[i] as number;
      }
      const best = Array.from({ length: width }, () => ({ gain: 1e-3, feature: -1, bin: 0 }));
      if (level < growth.depth)
        for (const feature of columns) findSplits(feature, first, width, sumG, sumH, best);
      for (let at = 0; at < width; at += 1) {
        const { feature, bin } = best[at] as { gain: number; feature: number; bin: number };
        asks[first + at] = feature;
        bounds[first + at] =
          feature >= 0
            ? (cuts[feature]?.[bin] as number)
            : (-growth.rate * (sumG[at] as number)) / ((sumH[at] as number) + growth.lambda);
      }
      for (let i = 0; i < count; i += 1) {
        const at = node[i] as number;
        if (at < first) continue;
        const feature = asks[at] as number;
        if (feature < 0) {
          scores[i] = (scores[i] as number) + (bounds[at] as number);
          node[i] = -1;
        } else
          node[i] =
            (bins[feature]?.[i] as number) <= (best[at - first]?.bin as number)
              ? 2 * at + 1
              : 2 * at + 2;
      }
    }
    return { asks, bounds };
  }

  function findSplits(
    feature: number,
    first: number,
    width: number,
    sumG: Float64Array,
    sumH: Float64Array,
    best: { gain: number; feature: number; bin: number }[],
  ): void {
    const column = bins[feature] as Uint8Array;
    const edges = (cuts[feature] as Float32Array).length;
    if (edges === 0) return;
    const [g, h] = [new Float64Array(width * (edges + 1)), new Float64Array(width * (edges + 1))];
    for (let i = 0; i < count; i += 1) {
      const at = (node[i] as number) - first;
      if (at < 0) continue;
      const cell = at * (edges + 1) + (column[i] as number);
      (g[cell] as number) += gradient[i] as number;
      (h[cell] as number) += hessian[i] as number;
    }
    const worth = (gradientSum: number, hessianSum: number): number =>
      (gradientSum * gradientSum) / (hessianSum + growth.lambda);
    for (let at = 0; at < width; at += 1) {
      let [leftG, leftH] = [0, 0];
      const [allG, allH] = [sumG[at] as number, sumH[at] as number];
      const found = best[at] as { gain: number; feature: number; bin: number };
      for (let bin = 0; bin < edges; bin += 1) {
        leftG += g[at * (edges + 1) + bin] as number;
        leftH += h[at * (edges + 1) + bin] as number;
        if (leftH < growth.leaf || allH - leftH < growth.leaf) continue;
        const gain = worth(leftG, leftH) + worth(allG - leftG, allH - leftH) - worth(allG, allH);
        if (gain > found.gain) Object.assign(found, { gain, feature, bin });
      }
    }
  }
}
