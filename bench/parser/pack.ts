import { packModel, packTable, type PackedFeature } from '../../src/language/parser/model-file';
import type { Perceptron } from './perceptron';
import type { Learned } from './train';

const MOST = 127;

/** Rounds the weights to steps and drops what rounds to nothing. */
function packedFeatures(
  perceptron: Perceptron,
  { step, least }: Rounding,
): readonly PackedFeature[] {
  const packed: PackedFeature[] = [];
  for (const { hash, weights } of perceptron.features()) {
    const pairs = Array.from(weights)
      .map((weight, index): readonly [number, number] => [
        index,
        Math.max(-MOST, Math.min(MOST, Math.round(weight / step))),
      ])
      .filter(([, weight]) => weight !== 0);
    if (pairs.some(([, weight]) => Math.abs(weight) * step >= least))
      packed.push({ hash, weights: pairs });
  }
  return packed.toSorted(({ hash: one }, { hash: other }) => (one >>> 0) - (other >>> 0));
}

export interface Rounding {
  /** What a weight of one byte counts for. */
  readonly step: number;
  /** A feature whose heaviest weight is lighter is left out. */
  readonly least: number;
}

export type Roundings = Readonly<Record<'tags' | 'moves' | 'labels', Rounding>>;

export function packLearned(learned: Learned, roundings: Roundings): Uint8Array {
  const names = ['tags', 'moves', 'labels'] as const;
  const tables = names.map((name) => ({
    classes: learned[name].classes,
    features: packedFeatures(learned[name], roundings[name]),
  }));
  const heading = {
    tags: learned.tagNames,
    labels: learned.labelNames,
    verbs: learned.verbs,
    tables: tables.map(({ classes, features }) => ({ classes, features: features.length })),
  };
  return packModel(
    heading,
    tables.map(({ features }) => packTable(features)),
  );
}
