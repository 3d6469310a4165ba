import { bestClass, FeatureList, type Scorer } from './features';
import { readLabelFeatures } from './label-features';
import { MOST_MOVE_FEATURES, readMoveFeatures, type Sentence } from './move-features';
import {
  applyMove,
  arcOf,
  createState,
  isAllowed,
  isFinished,
  SHIFT,
  type ParserState,
} from './state';

export interface TreeScorers {
  readonly moves: Scorer;
  readonly labels: Scorer;
  /** The label of the one word that hangs on the root, and of no other. */
  readonly rootLabel: number;
}

/** What a learner wants to see of every decision. */
export interface TreeLesson {
  /** The move to take, after learning. */
  move(state: ParserState, features: FeatureList, scores: Float64Array, guessed: number): number;
  label(head: number, child: number, features: FeatureList, guessed: number): number;
}

/** Builds a tree in twice as many moves as there are words. */
export function buildTree(
  sentence: Sentence,
  { moves, labels, rootLabel }: TreeScorers,
  lesson?: TreeLesson,
): ParserState {
  const state = createState(sentence.words.length - 1);
  const features = new FeatureList(MOST_MOVE_FEATURES);
  const moveScores = new Float64Array(moves.classes);
  const labelScores = new Float64Array(labels.classes);
  while (!isFinished(state)) {
    readMoveFeatures(features, sentence, state);
    moves.score(features, moveScores);
    const guessed = bestClass(moveScores, (move) => isAllowed(state, move));
    const move = lesson?.move(state, features, moveScores, guessed) ?? guessed;
    let label = rootLabel;
    if (move !== SHIFT) {
      const { head, child } = arcOf(state, move);
      if (head !== 0) {
        readLabelFeatures(features, sentence, state, head, child);
        labels.score(features, labelScores);
        const best = bestClass(labelScores, (one) => one !== rootLabel);
        label = lesson?.label(head, child, features, best) ?? best;
      }
    }
    applyMove(state, move, label);
  }
  return state;
}
