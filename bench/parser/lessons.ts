import type { WordTable } from '../../src/language/parser/word-table';
import {
  readFeatures,
  ROOT_FEATURE,
  UNKNOWN_WORD,
  type LetterCases,
} from '../../src/language/parser/word-form';
import type { RightReading } from './network-gradients';
import type { TreebankSentence } from './treebank';

/** A sentence as the network sees it, by place; place 0 is the root. Of each place, some rows of features, or -1. */
export interface Lesson {
  readonly size: number;
  readonly features: Int32Array;
  readonly vectors: Int32Array;
  readonly right: RightReading;
}

export const FEATURES = 7;
/** What is met once says little, and it is most of what there is. */
const LEAST_MET = 2;

/** How often each feature is met in the sentences, sorted by its hash. */
export function countFeatures(
  sentences: readonly TreebankSentence[],
  cases: LetterCases,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>([
    [ROOT_FEATURE, LEAST_MET],
    [UNKNOWN_WORD, LEAST_MET],
  ]);
  for (const { words } of sentences)
    for (const word of words)
      for (const feature of readFeatures(word, cases))
        counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Map(
    [...counts]
      .filter(([, count]) => count >= LEAST_MET)
      .toSorted(([one], [other]) => (one >>> 0) - (other >>> 0)),
  );
}

export interface LessonTables {
  readonly cases: LetterCases;
  readonly features: Pick<WordTable, 'rowOf'>;
  readonly vectors: WordTable;
  readonly tagNumbers: ReadonlyMap<string, number>;
  readonly labelNumbers: ReadonlyMap<string, number>;
}

export function lessonOf(
  { words, tags, heads, labels }: TreebankSentence,
  { cases, features: { rowOf }, vectors, tagNumbers, labelNumbers }: LessonTables,
): Lesson {
  const size = words.length + 1;
  const features = new Int32Array(size * FEATURES).fill(-1);
  features[0] = rowOf.get(ROOT_FEATURE) ?? -1;
  const own = new Int32Array(size).fill(-1);
  for (const [index, word] of words.entries()) {
    const hashes = readFeatures(word, cases);
    for (const [at, hash] of hashes.entries())
      features[(index + 1) * FEATURES + at] =
        rowOf.get(hash) ?? (at === 0 ? (rowOf.get(UNKNOWN_WORD) ?? -1) : -1);
    own[index + 1] = vectors.rowOf.get(hashes[0] ?? 0) ?? -1;
  }
  const numbered = (names: readonly string[], numbers: ReadonlyMap<string, number>): Int32Array =>
    Int32Array.of(-1, ...names.map((name) => numbers.get(name) ?? 0));
  return {
    size,
    features,
    vectors: own,
    right: {
      tags: numbered(tags, tagNumbers),
      heads: Int32Array.of(-1, ...heads),
      labels: numbered(labels, labelNumbers),
    },
  };
}
