import { hashText, mixHash } from './hash';

/** What untagged text says of a word. */
export interface LexiconEntry {
  /** 0: seldom seen; written small (1), either way (2), or with a capital (3) inside sentences. */
  readonly letterCase: number;
  /** Words of one cluster stand in like places; 0: none. */
  readonly cluster: number;
}

/** What the models see of a word, hashed once. */
export interface WordForm {
  readonly word: number;
  readonly suffix2: number;
  readonly suffix3: number;
  readonly suffix4: number;
  readonly prefix1: number;
  readonly prefix3: number;
  /** How it is written: capitals, digits, hyphens. */
  readonly shape: number;
  /** The shape together with how the word is usually written. */
  readonly cased: number;
  readonly cluster: number;
}

/** By the hash of the normal form. */
export type Lexicon = ReadonlyMap<number, LexiconEntry>;

const UNSEEN: LexiconEntry = { letterCase: 0, cluster: 0 };
const NO_CLUSTER = 500;
const MOST_KEPT = 20_000;
const LONGEST_READ = 40;
const YEAR = /^(?:1[6-9]|20)\d\d$/;
const NUMERAL = /^[\d.,]*\d[\d.,]*$/;

export function normalForm(text: string): string {
  if (YEAR.test(text)) return '!year';
  if (NUMERAL.test(text)) return '!number';
  return text.slice(0, LONGEST_READ).toLowerCase().replaceAll('’', "'").replace(/\d/g, '0');
}

function shapeOf(text: string): string {
  const first = /^\p{Lu}/u.test(text);
  const all = first && !/\p{Ll}/u.test(text);
  const rest = /\p{Ll}.*\p{Lu}/u.test(text) ? 'm' : '';
  const length = text.length === 1 ? '1' : '';
  const digit = /\d/.test(text) ? 'd' : '';
  const marks = `${text.includes('-') ? '-' : ''}${text.includes('.') ? '.' : ''}`;
  return `${all ? 'XX' : first ? 'Xx' : 'x'}${rest}${length}${digit}${marks}`;
}

function formOf(text: string, lexicon: Lexicon): WordForm {
  const normal = normalForm(text);
  const word = hashText(normal);
  const shape = hashText(shapeOf(text.slice(0, LONGEST_READ)));
  const { letterCase, cluster } = lexicon.get(word) ?? UNSEEN;
  return {
    word,
    suffix2: hashText(normal.slice(-2)),
    suffix3: hashText(normal.slice(-3)),
    suffix4: hashText(normal.slice(-4)),
    prefix1: hashText(normal.slice(0, 1)),
    prefix3: hashText(normal.slice(0, 3)),
    shape,
    cased: mixHash(shape, letterCase),
    cluster: NO_CLUSTER + cluster,
  };
}

/** Remembers the forms of words it met; words of a text come back often. */
export function createWordForms(lexicon: Lexicon): (text: string) => WordForm {
  const kept = new Map<string, WordForm>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const form = formOf(text, lexicon);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, form);
    return form;
  };
}

const edge = (name: string): WordForm => {
  const hash = hashText(name);
  return {
    word: hash,
    suffix2: hash,
    suffix3: hash,
    suffix4: hash,
    prefix1: hash,
    prefix3: hash,
    shape: hash,
    cased: hash,
    cluster: hash,
  };
};

export const BEFORE: WordForm = edge('<before>');
export const AFTER: WordForm = edge('<after>');
