/** One row of numbers a word: how a layer reads a sentence in both directions. */
export interface Recurrence {
  /** What each word brings: for both directions a candidate, two gates and, in the first layer, a way around. */
  readonly inputs: Float32Array;
  /** How many of those there are in one direction. */
  readonly parts: 3 | 4;
  readonly units: number;
  /** How much each gate listens to the state: for both directions two gates. */
  readonly gateWeights: Float32Array;
  /** What goes around the layer where the input doesn't bring it. */
  readonly around: Float32Array;
  readonly states: Float32Array;
  readonly keeps: Float32Array;
  readonly opens: Float32Array;
  readonly outputs: Float32Array;
}

/** Rises from 0 to 1, and is the same on every machine. */
const gate = (value: number): number => 0.5 + (0.5 * value) / Math.sqrt(1 + value * value);

/**
 * Goes over the words from `first` to before `end`, forward and backward. A state keeps part of what it was and takes
 * the rest from the word (a simple recurrent unit); no product of matrices waits for the word before.
 */
export function readBothWays(recurrence: Recurrence, first: number, end: number): void {
  for (let word = first; word < end; word++) readWord(recurrence, 0, word, word > first ? -1 : 0);
  for (let word = end - 1; word >= first; word--)
    readWord(recurrence, 1, word, word < end - 1 ? 1 : 0);
}

/** `before` says where the state comes from: the word to the left, to the right, or nowhere. */
function readWord(recurrence: Recurrence, direction: 0 | 1, word: number, before: number): void {
  const { inputs, parts, units, gateWeights, around, states, keeps, opens, outputs } = recurrence;
  const candidate = word * 2 * parts * units + direction * parts * units;
  const own = word * 2 * units + direction * units;
  const last = own + before * 2 * units;
  const keepWeight = direction * 2 * units;
  const openWeight = keepWeight + units;
  for (let unit = 0; unit < units; unit++) {
    const state = before === 0 ? 0 : (states[last + unit] ?? 0);
    const keep = gate(
      (inputs[candidate + units + unit] ?? 0) + (gateWeights[keepWeight + unit] ?? 0) * state,
    );
    const open = gate(
      (inputs[candidate + 2 * units + unit] ?? 0) + (gateWeights[openWeight + unit] ?? 0) * state,
    );
    const next = keep * state + (1 - keep) * (inputs[candidate + unit] ?? 0);
    const passing =
      parts === 4 ? (inputs[candidate + 3 * units + unit] ?? 0) : (around[own + unit] ?? 0);
    states[own + unit] = next;
    keeps[own + unit] = keep;
    opens[own + unit] = open;
    outputs[own + unit] = open * next + (1 - open) * passing;
  }
}
