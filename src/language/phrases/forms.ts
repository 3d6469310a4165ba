import { readStep, type Lists, type Step } from './notation';
import { placesBehind } from './phrasebook';
import { wordsOf, type Word } from './words';

/** Reads a value that begins at a word: the places behind it, the likeliest first. */
export type SlotReader = (words: readonly Word[], at: number) => readonly number[];

interface FormStep {
  readonly name: string | undefined;
  readonly read: SlotReader;
}

export type FormSlots = Readonly<Record<string, string | undefined>>;

/** Longer sentences have no form. */
const MOST_WORDS = 120;

const ofStep =
  (step: Step): SlotReader =>
  (words, at) =>
    placesBehind([step], words, at).toReversed();

function readPart(
  part: string,
  readers: Readonly<Record<string, SlotReader>>,
  lists: Lists,
): FormStep {
  const colon = part.indexOf(':');
  const name = colon > 0 ? part.slice(0, colon) : undefined;
  const wanted = part.slice(colon + 1);
  if (!wanted.startsWith('[')) return { name, read: ofStep(readStep(wanted, 0, lists, 0)) };
  const read = readers[wanted.slice(1, -1)];
  if (read === undefined) throw new Error(`nothing reads ${wanted}`);
  return { name, read };
}

interface Bounds {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

function readForm(
  form: string,
  read: (part: string) => FormStep,
): { readonly steps: readonly FormStep[]; readonly bounds: Bounds } {
  const parts = form.split(/\s+/u).filter((part) => part !== '');
  return {
    steps: parts.filter((part) => part !== '^' && part !== '$').map(read),
    bounds: { isAtStart: parts[0] === '^', isAtEnd: parts.at(-1) === '$' },
  };
}

/**
 * Where the form of a row of words begins and ends that somebody has made of a sentence; `[sign]` is a word that the
 * maker of the row put there for something longer.
 */
export function rowForm(
  form: string,
  lists: Lists = [],
): (row: readonly Word[]) => readonly [from: number, to: number] | undefined {
  const { steps, bounds } = readForm(form, (part) => ({
    name: undefined,
    read: ofStep(readStep(part, 0, lists, 0)),
  }));
  return (row) => {
    const ends = row.length > MOST_WORDS ? undefined : endsOf(steps, row, bounds);
    return ends === undefined ? undefined : [ends[0] ?? 0, ends.at(-1) ?? 0];
  };
}

/**
 * The form of a sentence or a part of it, in the notation of phrases, with `name:` before a word whose text is wanted
 * and `[reader]` for a value. A place that led nowhere is not tried again, so time grows with words times steps.
 */
export function sentenceForm(
  form: string,
  readers: Readonly<Record<string, SlotReader>>,
  lists: Lists = [],
): (text: string) => FormSlots | undefined {
  const { steps, bounds } = readForm(form, (part) => readPart(part, readers, lists));
  return (text) => {
    const words = wordsOf(text);
    if (words.length > MOST_WORDS) return undefined;
    const ends = endsOf(steps, words, bounds);
    if (ends === undefined) return undefined;
    const slots: Record<string, string> = {};
    steps.forEach(({ name }, index) => {
      const from = ends[index] ?? 0;
      const to = ends[index + 1] ?? 0;
      if (name !== undefined && to > from)
        slots[name] = text.slice(words[from]?.start, words[to - 1]?.end);
    });
    return slots;
  };
}

/** The places before, between and behind the steps; undefined where they fit nowhere. */
function endsOf(
  steps: readonly FormStep[],
  words: readonly Word[],
  { isAtStart, isAtEnd }: Bounds,
): readonly number[] | undefined {
  const failed = new Set<number>();
  const go = (index: number, at: number): readonly number[] | undefined => {
    const step = steps[index];
    if (step === undefined) return isAtEnd && at < words.length ? undefined : [at];
    const key = index * (MOST_WORDS + 1) + at;
    if (failed.has(key)) return undefined;
    for (const end of step.read(words, at)) {
      const rest = go(index + 1, end);
      if (rest !== undefined) return [at, ...rest];
    }
    failed.add(key);
    return undefined;
  };
  for (let from = 0; from < (isAtStart ? 1 : words.length); from += 1) {
    const ends = go(0, from);
    if (ends !== undefined) return ends;
  }
  return undefined;
}
