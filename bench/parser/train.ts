import type { ParserModel } from '../../src/language/parser/model-file';
import type { NetworkShape } from '../../src/language/parser/network/network-shape';
import { MOST_WORDS } from '../../src/language/parser/read-words';
import { seededRandom } from '../../src/kernel/seeded-random';
import { countFeatures, lessonOf, type LessonTables } from './lessons';
import { learnLetterCases } from './letter-cases';
import { trainNetwork, type Schooling } from './train-network';
import type { TreebankSentence } from './treebank';
import { learnWordVectors } from './word-vectors';

/** Every distinct name, the most frequent first, so that a file comes out the same each time. */
function namesOf(lists: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of lists.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([name]) => name);
}

/** Verbs that stand in their base form somewhere, or in several sentences. */
function verbsOf(sentences: readonly TreebankSentence[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { tags, lemmas } of sentences)
    for (const [index, tag] of tags.entries()) {
      const lemma = lemmas[index] ?? '';
      if (tag.startsWith('VERB ') && /^[a-z]{2,}$/.test(lemma))
        counts.set(lemma, (counts.get(lemma) ?? 0) + (/ VBP?$/.test(tag) ? 2 : 1));
    }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([lemma]) => lemma)
    .toSorted();
}

const numbersOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, index) => [name, index]));

export type Sizes = Omit<NetworkShape, 'tags' | 'labels'>;

/** Learns from sentences with trees, and from untagged ones how words are written and which are like each other. */
export function train(
  treebank: readonly TreebankSentence[],
  untagged: readonly (readonly string[])[],
  sizes: Sizes,
  schooling: Schooling,
  say: (line: string) => void,
): ParserModel {
  const sentences = treebank.filter(({ words }) => words.length <= MOST_WORDS);
  const tags = namesOf(sentences.map((sentence) => sentence.tags));
  const labels = namesOf(sentences.map((sentence) => sentence.labels));
  const letterCases = learnLetterCases(untagged);
  const vectors = learnWordVectors(
    [...untagged, ...sentences.map(({ words }) => words)],
    sizes.vector,
    seededRandom(schooling.seed),
  );
  say(`${letterCases.size} words with a usual case, ${vectors.rowOf.size} with a vector`);
  const counts = countFeatures(sentences, letterCases);
  const tables: LessonTables = {
    cases: letterCases,
    features: { rowOf: numbersOfHashes(counts) },
    vectors,
    tagNumbers: numbersOf(tags),
    labelNumbers: numbersOf(labels),
  };
  const lessons = sentences.map((sentence) => lessonOf(sentence, tables));
  say(`${counts.size} features of words`);
  const shape = { ...sizes, tags: tags.length, labels: labels.length };
  const { features, matrices } = trainNetwork(lessons, counts, vectors, shape, schooling, say);
  const heading = {
    tags,
    labels,
    verbs: verbsOf(sentences),
    shape,
    cased: letterCases.size,
    features: features.rowOf.size,
    vectors: vectors.rowOf.size,
  };
  return { heading, letterCases, features, vectors, matrices };
}

const numbersOfHashes = (counts: ReadonlyMap<number, number>): ReadonlyMap<number, number> =>
  new Map([...counts.keys()].map((hash, row) => [hash, row]));
