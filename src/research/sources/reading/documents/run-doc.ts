import { fail, type Result } from '../../../../kernel/result';
import { squeeze } from '../../../../kernel/text';
import { FILING_DIVISIONS, FILING_LISTS, phraseFinder } from '../../../../language';
import { readFiling } from '../../../read';
import { readAccounts } from './accounts';
import { documentText } from './document-text';
import { readRelease } from './release';
import { runItems, type ItemsAnswer } from '../formats/run-items';
import type { Source } from '../../shape';
import type { Known } from '../../definition/template';

export interface DocumentPart {
  readonly part: string;
  readonly heading: string;
  readonly text: string;
}

/** A heading is a short line; one that goes on is a sentence about it. */
const LONGEST_HEADING = 140;
/** Shorter than this, what follows a heading is a table of contents. */
const SHORTEST_PART = 200;
const opensDivision = phraseFinder(FILING_DIVISIONS.join(', '), FILING_LISTS);

/** “Our board”, “Loam Ferry’s board”: whose it is comes before what it is. */
const OWNER = /^(?:our|the)\s+|^(?:\S+\s){0,3}\S+[’']s?\s+/;

interface Line {
  readonly text: string;
  readonly small: string;
}

/**
 * A part ends at the next division; a part within one, at the next heading that the document shows
 * as such.
 */
function partFrom(lines: readonly Line[], from: number, isDivision: boolean): string {
  const rest = lines.slice(from + 1);
  const end = rest.findIndex(
    ({ text, small }) =>
      opensDivision(text) || (!isDivision && isHeadingLike(text) && small !== lines[from]?.small),
  );
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join('\n');
}

/** Short, without an end, and every long word begins large: so headings look where the markup doesn't say. */
function isHeadingLike(text: string): boolean {
  if (text.length > 80 || /[.,;:!?]$|[\d|•]/.test(text)) return false;
  const words = text.split(' ').filter((word) => word.length > 3);
  return (
    words.length > 0 && words.length <= 8 && words.every((word) => /^["“(]?\p{Lu}/u.test(word))
  );
}

/**
 * Finds the parts of a long document by how their headings begin. The table of contents has the same
 * words, so of all places the one with the longest part counts.
 */
export function documentParts(
  text: string,
  sections: Readonly<Record<string, readonly string[]>>,
): readonly DocumentPart[] {
  const lines = text
    .split('\n')
    .map((line) => ({ text: squeeze(line), small: squeeze(line).toLowerCase() }))
    .filter((line) => line.text !== '');
  return Object.entries(sections).flatMap(([part, beginnings]) => {
    const places = lines.flatMap(({ text: line, small }, at) => {
      const isHeading =
        line.length <= LONGEST_HEADING && (opensDivision(line) || !/[.;]$/.test(line));
      const fits =
        isHeading &&
        beginnings.some(
          (one) => `${small} `.startsWith(one) || `${small.replace(OWNER, '')} `.startsWith(one),
        );
      return fits ? [{ heading: line, text: partFrom(lines, at, opensDivision(line)) }] : [];
    });
    const longest = places.toSorted((one, other) => other.text.length - one.text.length)[0];
    return longest === undefined || longest.text.length < SHORTEST_PART
      ? []
      : [{ part, ...longest }];
  });
}

/** Reads the parts of a filing. What arrives is its HTML, or its text where somebody has read it already. */
export function runDoc(
  source: Source,
  { text, type }: { readonly text: string; readonly type: string },
  known: Known = {},
): Result<ItemsAnswer, 'shape-changed'> {
  if (source.extract?.items === 'figures[]')
    return runItems(source, { figures: readAccounts(text) }, known);
  const readable = /html|xml/i.test(type) ? documentText(text) : text;
  if (readable.trim() === '')
    return fail('shape-changed', `${source.name} answered a document without text.`);
  const { items, sections } = source.extract ?? {};
  if (items === 'release') return runItems(source, { release: readRelease(readable), type }, known);
  // Where an entry names no beginnings, its document is an annual report, whose parts are known.
  if (items !== 'sections[]' || sections !== undefined)
    return runItems(
      source,
      { text: readable, type, sections: documentParts(readable, sections ?? {}) },
      known,
    );
  const { parts, found, expected } = readFiling(readable);
  return found * 2 < expected
    ? fail(
        'shape-changed',
        `${source.name}: ${found} of the ${expected} parts that each report has were found.`,
      )
    : runItems(source, { text: readable, type, sections: parts }, known);
}
