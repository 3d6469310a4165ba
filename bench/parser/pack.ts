import {
  packLexicon,
  packModel,
  packTable,
  type PackedFeature,
} from '../../src/language/parser/model-file';
import type { Perceptron } from './perceptron';
import type { Learned } from './train';

/** Two bytes hold a weight, with its sign. */
const MOST = 32_000;
/** A weight this much lighter than what a feature needs to stay says nothing. */
const LIGHT = 0.25;

/** Rounds the weights to steps and drops what rounds to nothing. */
function packedFeatures(
  perceptron: Perceptron,
  { step, least }: Rounding,
): readonly PackedFeature[] {
  const packed: PackedFeature[] = [];
  for (const { hash, weights } of perceptron.features()) {
    const pairs = weights
      .map(([index, weight]): readonly [number, number] => [
        index,
        Math.max(-MOST, Math.min(MOST, Math.round(weight / step))),
      ])
      .filter(([, weight]) => weight !== 0 && Math.abs(weight) * step >= least * LIGHT)
      .toSorted(([one], [other]) => one - other);
    if (pairs.some(([, weight]) => Math.abs(weight) * step >= least))
      packed.push({ hash, weights: pairs });
  }
  return packed.toSorted(({ hash: one }, { hash: other }) => (one >>> 0) - (other >>> 0));
}

export interface Rounding {
  /** What the number 1 in the file counts for. */
  readonly step: number;
  /** A feature whose heaviest weight is lighter is left out. */
  readonly least: number;
}

export function packLearned(learned: Learned, rounding: Rounding): Uint8Array {
  const names = ['tags', 'moves', 'labels'] as const;
  const tables = names.map((name) => ({
    classes: learned[name].classes,
    features: packedFeatures(learned[name], rounding),
  }));
  const heading = {
    tags: learned.tagNames,
    labels: learned.labelNames,
    verbs: learned.verbs,
    words: learned.lexicon.size,
    tables: tables.map(({ classes, features }) => ({ classes, features: features.length })),
  };
  return packModel(heading, [
    packLexicon(learned.lexicon),
    ...tables.map(({ features }) => packTable(features)),
  ]);
}
