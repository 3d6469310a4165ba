import { phrasesOf, type Lists, type PhrasePattern, type Step } from './notation';
import { wordsOf, type Word } from './words';

interface Entry<Kind> extends PhrasePattern {
  readonly kind: Kind;
}

interface Hit<Kind> {
  readonly kind: Kind;
  /** The place behind its last word. */
  readonly to: number;
  readonly entry: PhrasePattern;
}

/** A phrase in its text, or the part of it between braces. */
interface Found<Kind> {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** “need” is no past of anything. */
const LEAST_BEFORE_ENDING = 3;
/** By so many letters stems are looked up. */
const SHORTEST_STEM = 2;
/** Longer texts are looked through up to here. */
const MOST_CHARACTERS = 100_000;
const NONE: readonly never[] = [];

const DIGITS_OF_YEAR = 4;

const fits = ({ words, exact, stems, endings, but, isNumber, isYear }: Step, word: Word): boolean =>
  (isNumber && word.isNumber) ||
  (isYear && word.isNumber && word.lower.length === DIGITS_OF_YEAR) ||
  (but.size > 0 && word.isWord && !but.has(word.lower)) ||
  exact.has(word.lower) ||
  word.forms.some((form) => words.has(form)) ||
  stems.some((stem) => (stem === '' ? word.isWord : word.lower.startsWith(stem))) ||
  endings.some(
    (ending) =>
      word.lower.length >= ending.length + LEAST_BEFORE_ENDING && word.lower.endsWith(ending),
  );

/** The places behind a step that begins at this one. */
function endsOf(step: Step, words: readonly Word[], at: number): readonly number[] {
  const word = words[at];
  if (word === undefined) return [];
  const own = fits(step, word) ? [at + 1] : [];
  return step.lists.length === 0
    ? own
    : [...own, ...step.lists.flatMap((steps) => placesBehind(steps, words, at))];
}

export function placesBehind(steps: readonly Step[], words: readonly Word[], at: number): number[] {
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

/** Where the part between braces begins and ends; the whole phrase where there are none. */
function partOf(
  { entry: { steps, part }, to }: Hit<unknown>,
  words: readonly Word[],
  at: number,
): readonly [from: number, to: number] {
  if (part === undefined) return [at, to];
  const [first, ...others] = steps.slice(...part);
  const behind = steps.slice(part[1]);
  const inner = first === undefined ? [] : [{ ...first, gap: 0 }, ...others];
  // The words of a gap before the part are none of it.
  for (const before of placesBehind(steps.slice(0, part[0]), words, at))
    for (let from = before; from <= before + (first?.gap ?? 0); from += 1)
      for (const until of placesBehind(inner, words, from).toReversed())
        if (placesBehind(behind, words, until).includes(to)) return [from, until];
  return [at, to];
}

/** Words and stems that a phrase may begin with; undefined where it may begin with anything. */
function beginningsOf({
  words,
  exact,
  stems,
  endings,
  but,
  isNumber,
  isYear,
  lists,
}: Step): readonly string[] | undefined {
  if (
    isNumber ||
    isYear ||
    but.size > 0 ||
    endings.length > 0 ||
    stems.some((stem) => stem.length < SHORTEST_STEM)
  )
    return undefined;
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
  readonly #table: readonly (readonly [kind: Kind, phrases: string])[];
  readonly #lists: Lists;
  readonly #beginning = new Map<string, Entry<Kind>[]>();
  readonly #anything: Entry<Kind>[] = [];
  #isRead = false;

  constructor(table: readonly (readonly [kind: Kind, phrases: string])[], lists: Lists = []) {
    this.#table = table;
    this.#lists = lists;
  }

  /** When it is first asked: a process loads some thirty tables and asks few of them. */
  #read(): void {
    this.#isRead = true;
    for (const [kind, phrases] of this.#table)
      for (const phrase of phrasesOf(phrases, this.#lists)) this.#add({ ...phrase, kind });
  }

  #add(entry: Entry<Kind>): void {
    const [first] = entry.steps;
    const beginnings = first === undefined ? undefined : beginningsOf(first);
    if (beginnings === undefined) this.#anything.push(entry);
    for (const beginning of new Set(beginnings))
      this.#beginning.set(beginning, [...(this.#beginning.get(beginning) ?? []), entry]);
  }

  /** Most words begin no phrase at all, which costs them no list. */
  #candidates({ forms, lower }: Word): readonly Entry<Kind>[] {
    if (!this.#isRead) this.#read();
    const found = [...forms, `${lower.slice(0, SHORTEST_STEM)}*`].flatMap(
      (key): readonly Entry<Kind>[] => this.#beginning.get(key) ?? NONE,
    );
    return found.length === 0 ? this.#anything : [...this.#anything, ...found];
  }

  /** The phrases that begin at one word. */
  hitsAt(words: readonly Word[], at: number, isStart = at === 0): readonly Hit<Kind>[] {
    const word = words[at];
    if (word === undefined) return [];
    const candidates = this.#candidates(word);
    if (candidates.length === 0) return NONE;
    return candidates.flatMap((entry) => {
      if (entry.isAtStart && !isStart) return [];
      const ends = placesBehind(entry.steps, words, at).filter(
        (to) => !entry.isAtEnd || to >= words.length,
      );
      return ends.length === 0 ? [] : [{ kind: entry.kind, to: Math.max(...ends), entry }];
    });
  }

  kindsIn(text: string): ReadonlySet<Kind> {
    const words = wordsOf(text.slice(0, MOST_CHARACTERS));
    const found = new Set<Kind>();
    for (let at = 0; at < words.length; at += 1)
      for (const { kind } of this.hitsAt(words, at)) found.add(kind);
    return found;
  }

  /** Where they stand, from left to right; of those that begin at one word or lie in each other the longest. */
  find(text: string): readonly Found<Kind>[] {
    const words = wordsOf(text.slice(0, MOST_CHARACTERS));
    const found: Found<Kind>[] = [];
    let at = 0;
    while (at < words.length) {
      const [longest] = this.hitsAt(words, at).toSorted((one, other) => other.to - one.to);
      if (longest !== undefined) {
        const [from, to] = partOf(longest, words, at);
        // Nothing between the braces stands behind the word before them.
        const end = words[to - 1]?.end ?? 0;
        found.push({
          kind: longest.kind,
          start: to > from ? (words[from]?.start ?? 0) : end,
          end,
        });
        at = Math.max(to, at + 1);
      } else at += 1;
    }
    return found;
  }

  has(text: string): boolean {
    const words = wordsOf(text.slice(0, MOST_CHARACTERS));
    return words.some((_, at) => this.hitsAt(words, at).length > 0);
  }
}

/** Phrases of one kind. */
export const phraseFinder = (phrases: string, lists: Lists = []): ((text: string) => boolean) => {
  const book = new Phrasebook([['any', phrases]], lists);
  return (text) => book.has(text);
};

/** Names in a text that are spelled as their list spells them and are no part of a longer one. */
export function nameFinder(names: readonly string[]): (text: string) => readonly string[] {
  const book = new Phrasebook([['name', names.join(',')]]);
  const known: ReadonlySet<string> = new Set(names);
  return (text) =>
    book.find(text).flatMap(({ start, end }) => {
      const name = text.slice(start, end);
      const isWhole =
        !/[\p{L}\p{N}.#+]/u.test(text.charAt(start - 1)) &&
        !/[\p{L}\p{N}#+]/u.test(text.charAt(end));
      return isWhole && known.has(name) ? [name] : [];
    });
}
