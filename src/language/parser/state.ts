/** Nothing there: below the bottom of the stack, beyond the end, no child. */
export const NONE = -1;

/** A half-built tree: words wait in the buffer, stand on the stack, or hang on their head. Word 0 is the root. */
export interface ParserState {
  readonly size: number;
  readonly stack: Int32Array;
  height: number;
  /** The first word of the buffer. */
  next: number;
  readonly heads: Int32Array;
  readonly labels: Int32Array;
  readonly leftmost: Int32Array;
  readonly leftmost2: Int32Array;
  readonly rightmost: Int32Array;
  readonly rightmost2: Int32Array;
  readonly leftCount: Int32Array;
  readonly rightCount: Int32Array;
}

export const SHIFT = 0;
export const LEFT = 1;
export const RIGHT = 2;

export function createState(words: number): ParserState {
  const size = words + 1;
  const empty = (): Int32Array => new Int32Array(size).fill(NONE);
  return {
    size,
    stack: new Int32Array(size),
    height: 1,
    next: 1,
    heads: empty(),
    labels: empty(),
    leftmost: empty(),
    leftmost2: empty(),
    rightmost: empty(),
    rightmost2: empty(),
    leftCount: new Int32Array(size),
    rightCount: new Int32Array(size),
  };
}

export const stackAt = (state: ParserState, depth: number): number =>
  depth < state.height ? (state.stack[state.height - 1 - depth] ?? NONE) : NONE;

export const isFinished = (state: ParserState): boolean =>
  state.next >= state.size && state.height === 1;

/** The root takes its one child last, so every sentence has one root. */
export function isAllowed(state: ParserState, move: number): boolean {
  const waiting = state.next < state.size;
  if (move === SHIFT) return waiting;
  if (move === LEFT) return waiting && state.height > 1;
  return state.height > 2 || (state.height === 2 && !waiting);
}

/** The two words that a move to the left or the right would join. */
export function arcOf(
  state: ParserState,
  move: number,
): { readonly head: number; readonly child: number } {
  return { head: move === LEFT ? state.next : stackAt(state, 1), child: stackAt(state, 0) };
}

export function applyMove(state: ParserState, move: number, label: number): void {
  if (move === SHIFT) {
    state.stack[state.height++] = state.next++;
    return;
  }
  const { head, child } = arcOf(state, move);
  state.heads[child] = head;
  state.labels[child] = label;
  state.height--;
  if (move === LEFT) {
    state.leftmost2[head] = state.leftmost[head] ?? NONE;
    state.leftmost[head] = child;
    state.leftCount[head] = (state.leftCount[head] ?? 0) + 1;
  } else {
    state.rightmost2[head] = state.rightmost[head] ?? NONE;
    state.rightmost[head] = child;
    state.rightCount[head] = (state.rightCount[head] ?? 0) + 1;
  }
}
