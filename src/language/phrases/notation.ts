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
}

export type Lists = readonly (readonly [name: string, phrases: string])[];

const USUAL_GAP = 6;
const DEEPEST = 4;

const bare = (part: string): string => part.replace(/^\((.*)\)$/u, '$1');

export function readStep(part: string, gap: number, lists: Lists, depth: number): Step {
  const isOptional = part.startsWith('(');
  const named = bare(part)
    .split('/')
    .flatMap((one) => (one.startsWith('<') ? phrasesOf(listNamed(one, lists), lists, depth) : []))
    .map(({ steps }) => steps);
  const but = bare(part).startsWith('!') ? bare(part).slice(1).split('/') : [];
  const plain = (but.length > 0 ? [] : bare(part).split('/'))
    .filter((one) => !one.startsWith('<'))
    .map((one) => (one === '_' ? ',' : one));
  const stems = plain.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const endings = plain.filter((one) => /^\*./u.test(one)).map((one) => one.slice(1));
  const exact = plain.filter((one) => one.startsWith('=')).map((one) => one.slice(1));
  const whole = plain.filter((one) => one !== '#' && !/^[=*]|\*$/u.test(one)).map(wordsOf);
  return {
    words: new Set(whole.filter((one) => one.length === 1).map(([word]) => word?.lower ?? '')),
    exact: new Set(exact),
    stems,
    endings,
    but: new Set(but),
    isNumber: plain.includes('#'),
    // “don't” is one word to whoever writes the list and three to whoever reads it.
    lists: [...named, ...whole.filter((one) => one.length > 1).map(literally)],
    isOptional,
    gap,
  };
}

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
    lists: [],
    isOptional: false,
    gap: 0,
  }));

function readPhrase(text: string, lists: Lists, depth: number): PhrasePattern {
  const steps: Step[] = [];
  let gap = 0;
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  for (const part of parts) {
    if (part === '^' || part === '$') continue;
    if (part.startsWith('..')) gap = Number(part.slice(2)) || USUAL_GAP;
    else {
      steps.push(readStep(part, gap, lists, depth));
      gap = 0;
    }
  }
  if (steps[0] === undefined || steps[0].isOptional)
    throw new Error(`a phrase begins with a word that it wants: ${text}`);
  return { steps, isAtStart: parts[0] === '^', isAtEnd: parts.at(-1) === '$' };
}

/**
 * Phrases as a list of words writes them, apart by commas. A word stands for itself and for its plural.
 *
 * | `stem*` | any word that begins so | `a/b` | either |
 * | `*end` | any longer word that ends so | `!a/b` | any word but these |
 * | `(a)` | may be missing | `#` | a figure |
 * | `..`, `..3` | up to six, or three, words between | `<name>` | any phrase of a list |
 * | `=word` | not its plural | | |
 * | `*` | any word | `_` | a comma |
 * | `^`, `$` | at the beginning, at the end |
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
