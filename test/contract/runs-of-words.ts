import type { Source } from '../../src/research/sources';
import { isKept, keptFor, keptInHeadings } from '../../src/research/sources/proof/kept-words';

/** So many words in a row are somebody's. */
const RUN = 3;
/** What no sentence has between two words: an address or a name of the format goes on there. */
const BREAK = /[^\p{L}\p{M}\p{N}\s,;'’"“”()-]+/u;

/** What an answer says: its values without the names of its parts. */
function saidIn(source: Source, text: string): readonly string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  try {
    const isByLine = source.extract?.lines === true;
    collect(
      isByLine
        ? text
            .trim()
            .split('\n')
            .map((line): unknown => JSON.parse(line))
        : JSON.parse(text),
    );
    return texts;
  } catch {
    // No JSON: what stands between tags, and what they say of themselves.
    const attributes = [...text.matchAll(/\b(?:href|src|content|alt|title)\s*=\s*"([^"]*)"/gi)];
    return [text, ...attributes.map(([, value = '']) => value)];
  }
}

/** Each run of words in an answer that holds a word which is no part of the form. */
export function runsOfWords(source: Source, text: string): ReadonlySet<string> {
  const kept = keptInHeadings(keptFor(source));
  const runs = new Set<string>();
  const phrases = saidIn(source, text).flatMap((said) =>
    said
      .replace(/<[^<>]*>|&lt;[^<>&]*(?:&quot;[^<>&]*)*&gt;/g, ' ')
      .replace(/\{\{[^|{}]{1,40}/g, ' ')
      .replace(/&[a-z#\d]{1,8};/gi, ' ')
      .toLowerCase()
      .split(BREAK),
  );
  for (const phrase of phrases) {
    const words = phrase.match(/\p{L}{2,}/gu) ?? [];
    for (let at = 0; at + RUN <= words.length; at += 1) {
      const run = words.slice(at, at + RUN);
      if (!run.every((word) => isKept(word, kept))) runs.add(run.join(' '));
    }
  }
  return runs;
}
