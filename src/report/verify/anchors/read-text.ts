import {
  isSmallWord,
  readDates,
  readQuantities,
  splitSentences,
  stemOf,
  synonymGroups,
  type PlacedQuantity,
  type PlainDate,
} from '../../../language';
import { readClauses, type Clause } from '../../../language/clauses';
import type { SentenceParser, Token } from '../../../language/parser';
import { plainText } from './plain-text';

export interface ReadSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  readonly clauses: readonly Clause[];
  /** Stems of its words, and the groups of words that may stand for them. */
  readonly stems: ReadonlySet<string>;
  readonly quantities: readonly PlacedQuantity[];
  readonly dates: readonly PlainDate[];
}

export interface ReadText {
  readonly text: string;
  readonly sentences: readonly ReadSentence[];
  readonly stems: ReadonlySet<string>;
  readonly quantities: readonly PlacedQuantity[];
  readonly dates: readonly PlainDate[];
}

const CONTENT = new Set(['ADJ', 'ADV', 'NOUN', 'NUM', 'PROPN', 'VERB']);

export const isContent = ({ pos, lemma, text }: Token): boolean =>
  CONTENT.has(pos) && /[\p{L}\p{N}]/u.test(text) && !isSmallWord(lemma.toLowerCase());

/** A word under every key by which another may stand for it. */
export function keysOfWord(word: string): readonly string[] {
  const stem = stemOf(word.toLowerCase());
  return [stem, ...synonymGroups(stem).map((group) => `#${group}`)];
}

export const hasWord = (stems: ReadonlySet<string>, word: string): boolean =>
  keysOfWord(word).some((key) => stems.has(key));

function read(text: string, parser: SentenceParser): ReadText {
  const plain = plainText(text);
  const { dates, rest } = readDates(plain);
  const quantities = readQuantities(rest);
  const sentences = splitSentences(plain).map(({ text: own, start, end }): ReadSentence => {
    const parsed = parser.parse(plain, { start, end });
    const isInside = (one: { readonly start: number }) => one.start >= start && one.start < end;
    return {
      text: own,
      start,
      end,
      tokens: parsed.tokens,
      clauses: readClauses(parsed),
      stems: new Set(
        parsed.tokens
          .filter(isContent)
          .flatMap(({ lemma, text: form }) => [...keysOfWord(lemma), ...keysOfWord(form)]),
      ),
      quantities: quantities.filter(isInside),
      dates: dates.filter(isInside),
    };
  });
  return {
    text: plain,
    sentences,
    stems: new Set(sentences.flatMap(({ stems }) => [...stems])),
    quantities,
    dates,
  };
}

/** The same sentences are compared again and again: by several checks, with several quotes, and in every draft. */
const MOST_KEPT = 1_024;
const LONGEST_KEPT = 1_000;
const kept = new WeakMap<SentenceParser, Map<string, ReadText>>();

export function readText(text: string, parser: SentenceParser): ReadText {
  if (text.length > LONGEST_KEPT) return read(text, parser);
  const texts = kept.get(parser) ?? new Map<string, ReadText>();
  kept.set(parser, texts);
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MOST_KEPT) texts.clear();
  const result = read(text, parser);
  texts.set(text, result);
  return result;
}
