import type { FeatureList } from './features';
import type { Sentence } from './move-features';
import type { ParserState } from './state';

const NOTHING = 202;
const at = (values: Int32Array, index: number): number =>
  index < 0 ? NOTHING : (values[index] ?? NOTHING);

/** What the relation between a head and its child is read from, when the child is complete. */
export function readLabelFeatures(
  features: FeatureList,
  { words, tags, suffixes }: Sentence,
  state: ParserState,
  head: number,
  child: number,
): void {
  const hw = at(words, head);
  const ht = at(tags, head);
  const cw = at(words, child);
  const ct = at(tags, child);
  const side = child < head ? 1 : 2;
  const gap = Math.min(Math.abs(head - child), 6);
  const left = at(state.leftmost, child);
  const left2 = at(state.leftmost2, child);
  const right = at(state.rightmost, child);
  const sibling = at(child < head ? state.leftmost : state.rightmost, head);
  const sibling2 = at(child < head ? state.leftmost2 : state.rightmost2, head);
  const other = at(child < head ? state.rightmost : state.leftmost, head);
  const ll = at(state.labels, left);
  const rl = at(state.labels, right);
  const sl = at(state.labels, sibling);
  const s2l = at(state.labels, sibling2);
  const ol = at(state.labels, other);
  const lw = at(words, left);
  const lt = at(tags, left);
  features.clear();
  features.one(300, side);
  features.two(301, side, hw);
  features.two(302, side, ht);
  features.two(303, side, cw);
  features.two(304, side, ct);
  features.three(305, side, hw, cw);
  features.three(306, side, ht, ct);
  features.three(307, side, hw, ct);
  features.three(308, side, ht, cw);
  features.four(309, side, ht, ct, gap);
  features.four(310, side, ht, ct, lw);
  features.four(311, side, ht, ct, lt);
  features.four(312, side, ht, ct, ll);
  features.four(313, side, hw, ct, lw);
  features.three(314, side, cw, lw);
  features.four(315, side, ht, ct, at(tags, right));
  features.four(316, side, ht, ct, rl);
  features.four(317, side, ht, ct, sl);
  features.four(318, side, hw, ct, sl);
  features.four(319, sl, s2l, ct, ht);
  features.four(320, side, ct, at(tags, sibling), ht);
  features.four(321, side, ht, ct, ol);
  features.four(322, side, ht, ct, at(tags, child - 1));
  features.four(323, side, ht, ct, at(tags, child + 1));
  features.three(324, side, ct, at(words, child - 1));
  features.three(325, side, ct, at(words, child + 1));
  features.three(326, side, at(suffixes, child), ht);
  features.three(327, side, at(suffixes, head), ct);
  features.three(328, side, at(tags, head - 1), ht);
  features.three(329, side, at(tags, head + 1), ht);
  features.four(330, side, ct, lt, at(tags, left2));
  features.four(331, side, ct, ll, at(state.labels, left2));
  features.four(332, side, hw, lt, ct);
  features.four(333, side, gap === 1 ? 1 : 0, hw, ct);
  features.four(334, side, sl, cw, ht);
  features.three(335, side, at(words, other), ht);
  features.four(336, side, at(words, sibling), ht, ct);
}
