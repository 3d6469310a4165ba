import { phrasesOf, type Lists, type Phrase, type Step } from './notation';
import { wordsOf, type Word } from './words';

interface Entry<Kind> extends Phrase {
  readonly kind: Kind;
}

interface Hit<Kind> {
  readonly kind: Kind;
  /** The place behind its last word. */
  readonly to: number;
}

/** By so many letters stems are looked up. */
const SHORTEST_STEM = 2;
/** Longer texts are looked through up to here. */
const MOST_CHARACTERS = 100_000;

const fits = ({ words, exact, stems, isNumber }: Step, word: Word): boolean =>
  (isNumber && word.isNumber) ||
  exact.has(word.lower) ||
  word.forms.some((form) => words.has(form)) ||
  stems.some((stem) => word.lower.startsWith(stem));

/** The places behind a step that begins at this one. */
function endsOf(step: Step, words: readonly Word[], at: number): readonly number[] {
  const word = words[at];
  if (word === undefined) return [];
  const own = fits(step, word) ? [at + 1] : [];
  return step.lists.length === 0
    ? own
    : [...own, ...step.lists.flatMap((steps) => placesBehind(steps, words, at))];
}

function placesBehind(steps: readonly Step[], words: readonly Word[], at: number): number[] {
  let places = [at];
  for (const step of steps) {
    const next = new Set(step.isOptional ? places : []);
    for (const place of places)
      for (let from = place; from <= place + step.gap; from += 1) {
        for (const end of endsOf(step, words, from)) next.add(end);
        if (words[from]?.isStop !== false) break;
      }
    places = [...next];
    if (places.length === 0) break;
  }
  return places;
}

/** Words and stems that a phrase may begin with; undefined where it may begin with anything. */
function beginningsOf({
  words,
  exact,
  stems,
  isNumber,
  lists,
}: Step): readonly string[] | undefined {
  if (isNumber || stems.some((stem) => stem.length < SHORTEST_STEM)) return undefined;
  const more = lists.map(([first]) => (first === undefined ? undefined : beginningsOf(first)));
  if (more.includes(undefined)) return undefined;
  return [
    ...words,
    ...exact,
    ...stems.map((stem) => `${stem.slice(0, SHORTEST_STEM)}*`),
    ...more.flatMap((one) => one ?? []),
  ];
}

/** Phrases of several kinds, looked for in one pass over a text. */
export class Phrasebook<Kind extends string> {
  readonly #beginning = new Map<string, Entry<Kind>[]>();
  readonly #anything: Entry<Kind>[] = [];

  constructor(table: readonly (readonly [kind: Kind, phrases: string])[], lists: Lists = []) {
    for (const [kind, phrases] of table)
      for (const phrase of phrasesOf(phrases, lists)) this.#add({ ...phrase, kind });
  }

  #add(entry: Entry<Kind>): void {
    const [first] = entry.steps;
    const beginnings = first === undefined ? undefined : beginningsOf(first);
    if (beginnings === undefined) this.#anything.push(entry);
    for (const beginning of new Set(beginnings))
      this.#beginning.set(beginning, [...(this.#beginning.get(beginning) ?? []), entry]);
  }

  #candidates({ forms, lower }: Word): readonly Entry<Kind>[] {
    const keys = [...forms, `${lower.slice(0, SHORTEST_STEM)}*`];
    return [...this.#anything, ...keys.flatMap((key) => this.#beginning.get(key) ?? [])];
  }

  /** The phrases that begin at one word. */
  hitsAt(words: readonly Word[], at: number, isStart = at === 0): readonly Hit<Kind>[] {
    const word = words[at];
    if (word === undefined) return [];
    return this.#candidates(word).flatMap(({ steps, kind, isAtStart, isAtEnd }) => {
      if (isAtStart && !isStart) return [];
      const ends = placesBehind(steps, words, at).filter((to) => !isAtEnd || to >= words.length);
      return ends.length === 0 ? [] : [{ kind, to: Math.max(...ends) }];
    });
  }

  kindsIn(text: string): ReadonlySet<Kind> {
    const words = wordsOf(text.slice(0, MOST_CHARACTERS));
    const found = new Set<Kind>();
    for (let at = 0; at < words.length; at += 1)
      for (const { kind } of this.hitsAt(words, at)) found.add(kind);
    return found;
  }

  has(text: string): boolean {
    return this.kindsIn(text).size > 0;
  }
}

/** Phrases of one kind. */
export const phraseFinder = (phrases: string, lists: Lists = []): ((text: string) => boolean) => {
  const book = new Phrasebook([['any', phrases]], lists);
  return (text) => book.has(text);
};
