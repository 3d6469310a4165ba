import { unreadableIn } from '../../kernel/unreadable';
import { splitSentences } from '../../language';
import { indexStems, type StemIndex } from './find-kin';
import { fold } from './fold';
import { plainFigures } from './plain-figures';
import { readTokens, type Token } from './tokens';
import { readValues, type Value } from './values';

export interface Sentence {
  /** Which passage it stands in, and the exact stretch of it. */
  readonly passage: number;
  readonly exact: string;
  readonly folded: string;
  readonly tokens: readonly Token[];
  readonly stems: ReadonlySet<string>;
  /** Read when first asked for, since most sentences of a page are never looked at closely. */
  values(): readonly Value[];
}

export interface Page {
  readonly sentences: readonly Sentence[];
  readonly index: StemIndex;
}

/** A list without a full stop may be long and still support a claim. */
const LONGEST_PASSAGE = 20_000;

/** What stands between words that are longer than any honest one: those support nothing. */
function readableParts(passage: string): readonly string[] {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of unreadableIn(passage, LONGEST_PASSAGE)) {
    parts.push(passage.slice(at, start));
    at = end;
  }
  return [...parts, passage.slice(at)];
}

/** Passages taken apart into sentences and words, once for all claims that are held against them. */
export function readPage(passages: readonly string[]): Page {
  const known = new Map<string, string>();
  const sentences = passages.flatMap((passage, index) =>
    readableParts(passage)
      .flatMap(splitSentences)
      .map(({ text: exact }): Sentence => {
        const folded = plainFigures(fold(exact));
        const tokens = readTokens(folded, known);
        const stems = new Set(
          tokens.flatMap((token) => (token.kind === 'sign' ? [] : [token.stem])),
        );
        let read: readonly Value[] | undefined;
        return {
          passage: index,
          exact,
          folded,
          tokens,
          stems,
          values: () => (read ??= readValues({ folded, tokens })),
        };
      }),
  );
  return { sentences, index: indexStems(sentences.flatMap(({ stems }) => Array.from(stems))) };
}
