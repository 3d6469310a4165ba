import type { FeatureList } from './features';
import { NONE, stackAt, type ParserState } from './state';
import type { WordForm } from './word-form';

/** Words and tags by position in the state; position 0 is the root. */
export interface Sentence {
  readonly words: Int32Array;
  readonly tags: Int32Array;
  readonly suffixes: Int32Array;
  readonly clusters: Int32Array;
}

export const MOST_MOVE_FEATURES = 120;
const ROOT_WORD = 77;
const ROOT_TAG = 201;
const NOTHING = 202;

export function sentenceOf(forms: readonly WordForm[], tags: readonly number[]): Sentence {
  return {
    words: Int32Array.of(ROOT_WORD, ...forms.map(({ word }) => word)),
    tags: Int32Array.of(ROOT_TAG, ...tags),
    suffixes: Int32Array.of(ROOT_WORD, ...forms.map(({ suffix3 }) => suffix3)),
    clusters: Int32Array.of(ROOT_WORD, ...forms.map(({ cluster }) => cluster)),
  };
}

const at = (values: Int32Array, index: number): number =>
  index < 0 ? NOTHING : (values[index] ?? NOTHING);

/** What a decision between shift, left and right looks at. */
export function readMoveFeatures(
  features: FeatureList,
  sentence: Sentence,
  state: ParserState,
): void {
  const { words, tags, suffixes } = sentence;
  const s0 = stackAt(state, 0);
  const s1 = stackAt(state, 1);
  const s2 = stackAt(state, 2);
  const n0 = state.next;
  const s0w = at(words, s0);
  const s0t = at(tags, s0);
  const s1w = at(words, s1);
  const s1t = at(tags, s1);
  const n0w = at(words, n0);
  const n0t = at(tags, n0);
  const n1w = at(words, n0 + 1);
  const n1t = at(tags, n0 + 1);
  const n2t = at(tags, n0 + 2);
  const n3t = at(tags, n0 + 3);
  const s2t = at(tags, s2);
  features.clear();
  features.one(100, 0);
  features.one(101, s0w);
  features.one(102, s0t);
  features.two(103, s0w, s0t);
  features.one(104, s1w);
  features.one(105, s1t);
  features.two(106, s1w, s1t);
  features.one(107, n0w);
  features.one(108, n0t);
  features.two(109, n0w, n0t);
  features.one(110, n1w);
  features.one(111, n1t);
  features.one(112, s2t);
  features.one(113, at(words, s2));
  features.two(114, s0w, s1w);
  features.two(115, s0t, s1t);
  features.four(116, s0w, s0t, s1w, s1t);
  features.three(117, s0w, s0t, s1t);
  features.three(118, s0t, s1w, s1t);
  features.two(119, s0t, n0t);
  features.two(120, s0w, n0w);
  features.three(121, s0w, s0t, n0t);
  features.three(122, s0t, n0w, n0t);
  features.two(123, s1t, n0t);
  features.three(124, s1t, s0t, n0t);
  features.three(125, s0t, n0t, n1t);
  features.three(126, n0t, n1t, n2t);
  features.three(127, s2t, s1t, s0t);
  features.four(128, s2t, s1t, s0t, n0t);
  features.three(129, s0w, s1t, n0t);
  features.three(130, s1w, s0t, n0t);
  features.three(131, n0w, s0t, s1t);
  features.four(132, s1t, s0t, n0t, n1t);
  features.four(133, s0t, n0t, n1t, n2t);
  features.four(134, n0t, n1t, n2t, n3t);
  features.two(135, at(suffixes, s0), at(suffixes, n0));
  features.two(136, s1w, n0w);
  features.three(137, s0w, n0t, n1t);
  features.three(138, s0t, n0t, n1w);
  readTreeFeatures(features, sentence, state);
  readClusterFeatures(features, sentence, state);
}

function readClusterFeatures(
  features: FeatureList,
  { words, tags, clusters }: Sentence,
  state: ParserState,
): void {
  const s0 = stackAt(state, 0);
  const s1 = stackAt(state, 1);
  const n0 = state.next;
  const c0 = at(clusters, s0);
  const c1 = at(clusters, s1);
  const cn = at(clusters, n0);
  const s0t = at(tags, s0);
  const s1t = at(tags, s1);
  const n0t = at(tags, n0);
  const first = s0 < 0 ? NONE : at(state.leftmost, s0);
  const nextFirst = n0 < state.size ? at(state.leftmost, n0) : NONE;
  features.two(200, c0, c1);
  features.two(201, c0, cn);
  features.two(202, c1, cn);
  features.three(203, c0, s1t, n0t);
  features.three(204, c1, s0t, n0t);
  features.three(205, cn, s0t, s1t);
  features.three(206, c0, c1, n0t);
  features.three(207, c0, c1, at(words, first));
  features.three(208, c0, cn, at(words, nextFirst));
  features.three(209, at(words, s1), c0, at(words, first));
  features.three(210, c1, c0, cn);
  features.two(211, at(clusters, n0 + 1), cn);
  features.three(212, c0, n0t, at(tags, n0 + 1));
}

function readTreeFeatures(features: FeatureList, sentence: Sentence, state: ParserState): void {
  const { words, tags } = sentence;
  const s0 = stackAt(state, 0);
  const s1 = stackAt(state, 1);
  const n0 = state.next < state.size ? state.next : NONE;
  const s0w = at(words, s0);
  const s0t = at(tags, s0);
  const s1w = at(words, s1);
  const s1t = at(tags, s1);
  const n0w = at(words, n0);
  const n0t = at(tags, n0);
  const left = (word: number): number => (word < 0 ? NONE : at(state.leftmost, word));
  const right = (word: number): number => (word < 0 ? NONE : at(state.rightmost, word));
  const label = (word: number): number => at(state.labels, word);
  const s0l = left(s0);
  const s0r = right(s0);
  const s1l = left(s1);
  const s1r = right(s1);
  const n0l = left(n0);
  const s0l2 = s0 < 0 ? NONE : at(state.leftmost2, s0);
  const s1r2 = s1 < 0 ? NONE : at(state.rightmost2, s1);
  const s0r2 = s0 < 0 ? NONE : at(state.rightmost2, s0);
  const n0l2 = n0 < 0 ? NONE : at(state.leftmost2, n0);
  const near = s0 < 0 || n0 < 0 ? 0 : Math.min(n0 - s0, 7);
  const gap = s1 < 0 || s0 < 0 ? 0 : Math.min(s0 - s1, 7);
  const s0rc = at(state.rightCount, s0);
  const s0lc = at(state.leftCount, s0);
  const s1rc = at(state.rightCount, s1);
  features.three(150, near, s0t, n0t);
  features.two(151, near, s0w);
  features.three(152, gap, s0t, s1t);
  features.two(153, gap, s1w);
  features.three(154, s0lc, s0rc, s0t);
  features.two(155, s1rc, s1t);
  features.two(156, s0lc, s0w);
  features.two(157, s1rc, s1w);
  features.two(158, at(state.leftCount, n0), n0t);
  features.three(159, s0t, at(tags, s0l), label(s0l));
  features.three(160, s0t, at(tags, s0r), label(s0r));
  features.three(161, s1t, at(tags, s1l), label(s1l));
  features.three(162, s1t, at(tags, s1r), label(s1r));
  features.two(163, s1w, at(words, s1r));
  features.two(164, s0w, at(words, s0l));
  features.three(165, n0t, at(tags, n0l), label(n0l));
  features.two(166, n0w, at(words, n0l));
  features.three(167, s1t, at(tags, s1r), s0t);
  features.three(168, s1t, at(tags, s1l), s0t);
  features.three(169, s0t, at(tags, s0l), s1t);
  features.three(170, s1t, at(tags, s1r), at(tags, s1r2));
  features.three(171, s0t, at(tags, s0l), at(tags, s0l2));
  features.three(172, n0t, at(tags, n0l), at(tags, n0l2));
  features.four(173, label(s1l), label(s1r), s1t, s0t);
  features.four(174, label(s0l), label(s0r), s0t, n0t);
  features.three(175, label(s1r), s0w, s1t);
  features.three(176, s0t, at(tags, s0r), n0t);
  features.three(177, s0t, at(tags, s0l), n0t);
  features.three(178, label(s0r), s0w, n0t);
  features.three(179, label(s0l), s0w, n0w);
  features.four(180, s0t, n0t, label(n0l), label(n0l2));
  features.three(181, label(s0r), label(s0r2), s0w);
  features.four(182, label(s1r), label(s1r2), s1w, s0t);
  features.three(183, at(words, s0l), s0t, n0w);
  features.three(184, s0w, s1w, n0t);
  features.three(185, s0w, s1w, at(tags, s0l));
  features.three(186, at(words, s0l), s0t, s1w);
  features.three(187, s1w, at(words, s0l), s0w);
}
