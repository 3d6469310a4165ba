import { bestClass, FeatureList, type Scorer } from './features';
import { AFTER, BEFORE, type WordForm } from './word-form';

const MOST_FEATURES = 48;
/** Stands for the tags before the first word. */
const NO_TAG = 255;

function readFeatures(
  features: FeatureList,
  forms: readonly WordForm[],
  at: number,
  tag1: number,
  tag2: number,
): void {
  const own = forms[at] ?? AFTER;
  const left = forms[at - 1] ?? BEFORE;
  const left2 = forms[at - 2] ?? BEFORE;
  const right = forms[at + 1] ?? AFTER;
  const right2 = forms[at + 2] ?? AFTER;
  const first = at === 0 ? 1 : 0;
  features.clear();
  features.one(1, 0);
  features.one(2, own.word);
  features.one(3, own.suffix2);
  features.one(4, own.suffix3);
  features.one(5, own.suffix4);
  features.one(6, own.prefix1);
  features.one(7, own.prefix3);
  features.two(8, own.shape, first);
  features.one(9, tag1);
  features.one(10, tag2);
  features.two(11, tag1, tag2);
  features.two(12, tag1, own.word);
  features.one(13, left.word);
  features.one(14, left.suffix3);
  features.one(15, left2.word);
  features.one(16, right.word);
  features.one(17, right.suffix3);
  features.one(18, right2.word);
  features.two(19, own.shape, right.shape);
  features.two(20, own.shape, left.shape);
  features.two(21, left.word, own.word);
  features.two(22, own.word, right.word);
  features.two(23, tag1, right.word);
  features.two(24, tag1, own.suffix3);
  features.three(25, tag1, tag2, own.suffix3);
  features.two(26, own.suffix3, own.shape);
  features.two(27, right.word, right2.word);
  features.two(28, tag1, right.suffix3);
  features.two(29, own.suffix3, right.suffix3);
  features.two(30, left.word, right.word);
  features.two(31, own.cased, first);
  features.one(32, own.cluster);
  features.two(33, left.cluster, own.cluster);
  features.two(34, own.cluster, right.cluster);
  features.two(35, left.cluster, right.cluster);
  features.three(36, tag1, own.cluster, right.cluster);
  features.two(37, own.suffix3, own.cased);
  features.two(38, own.cased, right.cluster);
  features.three(39, own.cased, tag1, right.cased);
  features.two(40, own.suffix2, right.cluster);
  features.three(41, own.cluster, right.cluster, right2.cluster);
  features.three(42, tag1, tag2, own.cluster);
}

export interface TagLesson {
  readonly tags: readonly number[];
  learn(features: FeatureList, right: number, guessed: number): void;
}

/** Tags from left to right, each seen by the next two. */
export function tagWords(
  forms: readonly WordForm[],
  scorer: Scorer,
  lesson?: TagLesson,
): readonly number[] {
  const features = new FeatureList(MOST_FEATURES);
  const scores = new Float64Array(scorer.classes);
  const tags: number[] = [];
  for (let at = 0; at < forms.length; at++) {
    readFeatures(features, forms, at, tags[at - 1] ?? NO_TAG, tags[at - 2] ?? NO_TAG);
    scorer.score(features, scores);
    const guessed = bestClass(scores);
    lesson?.learn(features, lesson.tags[at] ?? guessed, guessed);
    tags.push(guessed);
  }
  return tags;
}
