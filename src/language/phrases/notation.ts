import { wordsOf, type Word } from './words';

/** One thing that a phrase wants next. */
export interface Step {
  readonly words: ReadonlySet<string>;
  /** Words that stand for no plural of theirs. */
  readonly exact: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly endings: readonly string[];
  /** Any word but these. */
  readonly but: ReadonlySet<string>;
  readonly isNumber: boolean;
  /** Four digits. */
  readonly isYear: boolean;
  /** Phrases of a list, any of which will do. */
  readonly lists: readonly (readonly Step[])[];
  readonly isOptional: boolean;
  /** How many words may stand before it. */
  readonly gap: number;
}

export interface PhrasePattern {
  readonly steps: readonly Step[];
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** The steps between braces, if any are. */
  readonly part: readonly [from: number, to: number] | undefined;
}

export type Lists = readonly (readonly [name: string, phrases: string])[];

const USUAL_GAP = 6;
const DEEPEST = 4;

const bare = (part: string): string =>
  part.length > 1 && part.startsWith('(') ? part.slice(1, -1) : part;

export function readStep(part: string, gap: number, lists: Lists, depth: number): Step {
  const isOptional = part.length > 1 && part.startsWith('(');
  if (isOptional && !part.endsWith(')'))
    throw new Error(`one word may be missing, not two: ${part}`);
  const choices = part === '/' ? [part] : bare(part).split('/');
  const named = choices
    .flatMap((one) => (one.startsWith('<') ? phrasesOf(listNamed(one, lists), lists, depth) : []))
    .map(({ steps }) => steps);
  const but = bare(part).startsWith('!') ? bare(part).slice(1).split('/') : [];
  const plain = (but.length > 0 ? [] : choices)
    .filter((one) => !one.startsWith('<'))
    .map((one) => (one === '_' ? ',' : one));
  const stems = plain.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const endings = plain.filter((one) => /^\*./u.test(one)).map((one) => one.slice(1));
  const exact = [
    ...plain.filter((one) => one.startsWith('=')).map((one) => one.slice(1)),
    ...plain.filter((one) => isSign(one)),
  ];
  const whole = plain.filter((one) => !isKindOfWord(one)).map(wordsOf);
  return {
    words: new Set(whole.filter((one) => one.length === 1).map(([word]) => word?.lower ?? '')),
    exact: new Set(exact),
    stems,
    endings,
    but: new Set(but),
    isNumber: plain.includes('#'),
    isYear: plain.includes('####'),
    // “don't” is one word to whoever writes the list and three to whoever reads it.
    lists: [...named, ...whole.filter((one) => one.length > 1).map(literally)],
    isOptional,
    gap,
  };
}

const isKindOfWord = (one: string): boolean =>
  /^#+$/u.test(one) || /^[=*]/u.test(one) || one.endsWith('*') || isSign(one);

const isSign = (one: string): boolean => one.startsWith('[') && one.endsWith(']');

const listNamed = (bracketed: string, lists: Lists): string | undefined =>
  lists.find(([name]) => name === bracketed.slice(1, -1))?.[1];

const literally = (words: readonly Word[]): readonly Step[] =>
  words.map(({ lower }): Step => ({
    words: new Set([lower]),
    exact: new Set(),
    stems: [],
    endings: [],
    but: new Set(),
    isNumber: false,
    isYear: false,
    lists: [],
    isOptional: false,
    gap: 0,
  }));

function readPhrase(text: string, lists: Lists, depth: number): PhrasePattern {
  const steps: Step[] = [];
  let gap = 0;
  let from: number | undefined;
  let to: number | undefined;
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  for (const part of parts) {
    if (part === '^' || part === '$') continue;
    if (part.startsWith('{')) from = steps.length;
    const bare = part.replace(/^\{/u, '').replace(/\}$/u, '');
    if (bare.startsWith('..')) gap = Number(bare.slice(2)) || USUAL_GAP;
    else if (bare !== '') {
      steps.push(readStep(bare, gap, lists, depth));
      gap = 0;
    }
    if (part.endsWith('}')) to = steps.length;
  }
  if (steps[0] === undefined || steps[0].isOptional)
    throw new Error(`a phrase begins with a word that it wants: ${text}`);
  return {
    steps,
    isAtStart: parts[0] === '^',
    isAtEnd: parts.at(-1) === '$',
    part: from === undefined || to === undefined ? undefined : [from, to],
  };
}

/**
 * Phrases as a list of words writes them, apart by commas. A word stands for itself and for its plural.
 *
 * | `stem*` | any word that begins so | `a/b` | either |
 * | `*end` | any longer word that ends so | `!a/b` | any word but these |
 * | `(a)` | may be missing | `#` | a figure |
 * | `..`, `..3` | up to six, or three, words between | `<name>` | any phrase of a list |
 * | `=word` | not its plural | `####` | a figure of four digits |
 * | `*` | any word | `_` | a comma |
 * | `[sign]` | a sign in a row of words | | |
 * | `^`, `$` | at the beginning, at the end | `{a b}` | the part that is found, the rest around it |
 */
export function phrasesOf(
  text: string | undefined,
  lists: Lists,
  depth = 0,
): readonly PhrasePattern[] {
  if (text === undefined || depth > DEEPEST) throw new Error('a list of phrases is missing');
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => readPhrase(one, lists, depth + 1));
}
