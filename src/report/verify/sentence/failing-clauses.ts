import { loadParser } from '../../../research/evidence';
import { readText } from '../anchors/read-text';

/** A clause of a refused sentence, in its own words, with what is held against it. */
export interface FailingClause {
  readonly text: string;
  readonly reasons: readonly string[];
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** What is left where a clause was cut out still has to read as a sentence. */
const tidy = (text: string): string =>
  text
    .split(/\s/u)
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ (?=[,;.!?])/gu, '')
    .replaceAll(/[,;](?=[,;.!?])/gu, '')
    .replace(/^(?:[,;] )?(?:(?:and|but|or) )?/iu, '')
    .replace(/[,;]? (?:and|but|or|that|which|who)(?=[.!?]?$)/iu, '')
    .trim();

const cutOut = (text: string, parts: readonly Part[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

const isInside = (inner: Part, outer: Part): boolean =>
  inner !== outer && inner.start >= outer.start && inner.end <= outer.end;

/** A clause in its own words, without those that hang in it. */
function ownWords(text: string, part: Part, parts: readonly Part[]): string {
  const within = parts
    .filter((other) => isInside(other, part))
    .map(({ start, end }) => ({ start: start - part.start, end: end - part.start }));
  return tidy(cutOut(text.slice(part.start, part.end), within)).replace(/[.,;:]$/u, '');
}

/**
 * Which clause each reason is about: the innermost without which the sentence is no longer refused for it. A reason
 * that goes away with either of two clauses lies between them and is about neither.
 */
export function failingClauses(
  sentence: string,
  reasons: readonly string[],
  reasonsFor: (text: string) => readonly string[],
): readonly FailingClause[] {
  const { text, sentences } = readText(sentence, loadParser());
  const parts = sentences
    .flatMap(({ clauses }) => clauses)
    .filter(({ kind, tense }) => kind !== 'apposition' && tense !== 'none')
    .map(({ start, end }): Part => ({ start, end }));
  if (parts.length < 2) return [];
  const left = parts.map((part) => {
    const rest = tidy(cutOut(text, [part]));
    return new Set(/\p{L}/u.test(rest) ? reasonsFor(rest) : []);
  });
  const blamed = new Map<Part, string[]>();
  for (const reason of reasons) {
    const owners = parts.filter((_, at) => left[at]?.has(reason) === false);
    const [first, second] = owners.filter((part) => !owners.some((other) => isInside(other, part)));
    if (first === undefined || second !== undefined) continue;
    blamed.set(first, [...(blamed.get(first) ?? []), reason]);
  }
  return Array.from(blamed, ([part, held]) => ({
    text: ownWords(text, part, parts),
    reasons: held,
  }));
}
