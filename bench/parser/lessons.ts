import { bestClass } from '../../src/language/parser/features';
import {
  isAllowed,
  LEFT,
  RIGHT,
  SHIFT,
  stackAt,
  type ParserState,
} from '../../src/language/parser/state';
import type { TagLesson } from '../../src/language/parser/tagger';
import type { TreeLesson } from '../../src/language/parser/tree';
import type { Random } from '../../src/kernel/seeded-random';
import type { Perceptron } from './perceptron';

export function tagLesson(perceptron: Perceptron, tags: readonly number[]): TagLesson {
  return {
    tags,
    learn(features, right, guessed) {
      perceptron.tick();
      if (right !== guessed) perceptron.update(features, right, guessed);
    },
  };
}

/** How many arcs of the right tree can no longer be built after each move: the dynamic oracle of arc-hybrid. */
function costsOf(state: ParserState, heads: readonly number[]): readonly number[] {
  const { next, size, height } = state;
  const top = stackAt(state, 0);
  const below = stackAt(state, 1);
  let shift = 0;
  let left = heads[top] === below && top !== 0 ? 1 : 0;
  let right = 0;
  for (let depth = 0; depth < height; depth++) {
    const word = stackAt(state, depth);
    if (depth > 0 && heads[next] === word) shift++;
    if (word !== 0 && heads[word] === next) shift++;
  }
  for (let word = next; word < size; word++) {
    if (heads[word] === top) {
      left++;
      right++;
    }
    if (heads[top] === word) {
      right++;
      if (word !== next) left++;
    }
  }
  return [shift, left, right];
}

export interface GoldTree {
  /** By position in the state: word 0 is the root. */
  readonly heads: readonly number[];
  readonly labels: readonly number[];
}

/** Learns from the right tree, and follows its own wrong moves most of the time once it `explores`. */
export function treeLesson(
  { heads, labels }: GoldTree,
  perceptrons: { readonly moves: Perceptron; readonly labels: Perceptron },
  explores: number,
  random: Random,
): TreeLesson {
  return {
    move(state, features, scores, guessed) {
      const costs = costsOf(state, heads);
      const possible = [SHIFT, LEFT, RIGHT].filter((move) => isAllowed(state, move));
      const least = Math.min(...possible.map((move) => costs[move] ?? 0));
      perceptrons.moves.tick();
      if (costs[guessed] === least) return guessed;
      const right = bestClass(scores, (move) => possible.includes(move) && costs[move] === least);
      perceptrons.moves.update(features, right, guessed);
      return random.next() < explores ? guessed : right;
    },
    label(head, child, features, guessed) {
      const right = labels[child] ?? guessed;
      // Under a wrong head no relation is right.
      if (heads[child] !== head) return guessed;
      perceptrons.labels.tick();
      if (right !== guessed) perceptrons.labels.update(features, right, guessed);
      return guessed;
    },
  };
}
