import type { Recurrence } from '../../src/language/parser/network/recurrence';

/** What each part of a recurrence does to the loss; the parts of `Recurrence` of the same names. */
export interface RecurrenceGradients {
  readonly inputs: Float32Array;
  readonly gateWeights: Float32Array;
  readonly around: Float32Array;
  readonly outputs: Float32Array;
}

/** How steep the gate is where it says `value`. */
function steepness(value: number): number {
  const height = 2 * value - 1;
  const left = 1 - height * height;
  return 0.5 * left * Math.sqrt(left);
}

/** The way back through `readBothWays`. */
export function learnBothWays(
  recurrence: Recurrence,
  gradients: RecurrenceGradients,
  first: number,
  end: number,
): void {
  const state = new Float32Array(recurrence.units);
  for (let word = end - 1; word >= first; word--)
    learnWord(recurrence, gradients, { direction: 0, word, before: word > first ? -1 : 0, state });
  state.fill(0);
  for (let word = first; word < end; word++)
    learnWord(recurrence, gradients, { direction: 1, word, before: word < end - 1 ? 1 : 0, state });
}

interface Step {
  readonly direction: 0 | 1;
  readonly word: number;
  readonly before: number;
  /** What the words read later say of this word's state. */
  readonly state: Float32Array;
}

function learnWord(
  { inputs, parts, units, gateWeights, around, states, keeps, opens }: Recurrence,
  gradients: RecurrenceGradients,
  { direction, word, before, state }: Step,
): void {
  const candidate = word * 2 * parts * units + direction * parts * units;
  const own = word * 2 * units + direction * units;
  const last = own + before * 2 * units;
  const keepWeight = direction * 2 * units;
  const openWeight = keepWeight + units;
  for (let unit = 0; unit < units; unit++) {
    const old = before === 0 ? 0 : (states[last + unit] ?? 0);
    const keep = keeps[own + unit] ?? 0;
    const open = opens[own + unit] ?? 0;
    const output = gradients.outputs[own + unit] ?? 0;
    const way = candidate + 3 * units + unit;
    const passing = parts === 4 ? (inputs[way] ?? 0) : (around[own + unit] ?? 0);
    if (parts === 4) gradients.inputs[way] = output * (1 - open);
    else gradients.around[own + unit] = (gradients.around[own + unit] ?? 0) + output * (1 - open);
    const opening = output * ((states[own + unit] ?? 0) - passing) * steepness(open);
    const whole = (state[unit] ?? 0) + output * open;
    const keeping = whole * (old - (inputs[candidate + unit] ?? 0)) * steepness(keep);
    gradients.inputs[candidate + unit] = whole * (1 - keep);
    gradients.inputs[candidate + units + unit] = keeping;
    gradients.inputs[candidate + 2 * units + unit] = opening;
    gradients.gateWeights[keepWeight + unit] =
      (gradients.gateWeights[keepWeight + unit] ?? 0) + keeping * old;
    gradients.gateWeights[openWeight + unit] =
      (gradients.gateWeights[openWeight + unit] ?? 0) + opening * old;
    state[unit] =
      whole * keep +
      keeping * (gateWeights[keepWeight + unit] ?? 0) +
      opening * (gateWeights[openWeight + unit] ?? 0);
  }
}
