import { createWordForms, type Lexicon, type WordForm } from '../../src/language/parser/word-form';
import { sentenceOf } from '../../src/language/parser/move-features';
import { tagWords } from '../../src/language/parser/tagger';
import { buildTree } from '../../src/language/parser/tree';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { tagLesson, treeLesson, type GoldTree } from './lessons';
import { createPerceptron, type Perceptron } from './perceptron';
import type { TreebankSentence } from './treebank';

export interface Training {
  readonly folds: number;
  readonly tagEpochs: number;
  readonly treeEpochs: number;
  readonly explores: number;
  readonly seed: number;
}

export interface Learned {
  readonly tagNames: readonly string[];
  readonly labelNames: readonly string[];
  readonly lexicon: Lexicon;
  readonly verbs: readonly string[];
  readonly tags: Perceptron;
  readonly moves: Perceptron;
  readonly labels: Perceptron;
}

interface Lesson {
  readonly forms: readonly WordForm[];
  readonly tags: readonly number[];
  readonly gold: GoldTree;
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  const copy = [...items];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1));
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

function learnTags(
  lessons: readonly Lesson[],
  classes: number,
  epochs: number,
  random: Random,
): Perceptron {
  const perceptron = createPerceptron(classes);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const { forms, tags } of shuffled(lessons, random))
      tagWords(forms, perceptron, tagLesson(perceptron, tags));
  perceptron.average();
  return perceptron;
}

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

export function train(
  sentences: readonly TreebankSentence[],
  lexicon: Lexicon,
  { folds, tagEpochs, treeEpochs, explores, seed }: Training,
  say: (line: string) => void,
): Learned {
  const random = seededRandom(seed);
  const tagNames = namesOf(sentences.map(({ tags }) => tags));
  const labelNames = namesOf(sentences.map(({ labels }) => labels));
  const tagNumbers = new Map(tagNames.map((name, index) => [name, index]));
  const labelNumbers = new Map(labelNames.map((name, index) => [name, index]));
  const formOf = createWordForms(lexicon);
  const lessons = sentences.map(({ words, tags, heads, labels }): Lesson => ({
    forms: words.map(formOf),
    tags: tags.map((tag) => tagNumbers.get(tag) ?? 0),
    gold: {
      heads: [-1, ...heads],
      labels: [-1, ...labels.map((label) => labelNumbers.get(label) ?? 0)],
    },
  }));
  // The parser learns on tags with the errors it will meet: each fold is tagged by who hasn't seen it.
  const guessed: (readonly number[])[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const others = lessons.filter((_, index) => index % folds !== fold);
    const tagger = learnTags(others, tagNames.length, tagEpochs, random);
    for (const [index, { forms }] of lessons.entries())
      if (index % folds === fold) guessed[index] = tagWords(forms, tagger);
    say(`fold ${fold + 1} of ${folds} tagged`);
  }
  const tags = learnTags(lessons, tagNames.length, tagEpochs, random);
  say('tagger learned');
  const moves = createPerceptron(3);
  const labels = createPerceptron(labelNames.length);
  const scorers = { moves, labels, rootLabel: labelNumbers.get('root') ?? 0 };
  const indexes = lessons.map((_, index) => index);
  for (let epoch = 0; epoch < treeEpochs; epoch++) {
    for (const index of shuffled(indexes, random)) {
      const lesson = lessons[index];
      if (!lesson) continue;
      const own = treeLesson(lesson.gold, { moves, labels }, epoch === 0 ? 0 : explores, random);
      buildTree(sentenceOf(lesson.forms, guessed[index] ?? lesson.tags), scorers, own);
    }
    say(`epoch ${epoch + 1} of ${treeEpochs}`);
  }
  moves.average();
  labels.average();
  return { tagNames, labelNames, lexicon, verbs: verbsOf(sentences), tags, moves, labels };
}
