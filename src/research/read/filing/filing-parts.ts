import { phraseFinder } from '../../../language';
import { squeeze } from '../../../kernel/text';
import { withoutPageBreaks } from './page-breaks';
import {
  BY_TITLE,
  EXPECTED,
  EXPECTED_ABROAD,
  TEN_K,
  TWENTY_F,
  type ItemTitle,
  type PartName,
} from './titles';

export interface FilingPart {
  readonly part: PartName;
  readonly heading: string;
  readonly text: string;
}

export interface FilingReading {
  readonly parts: readonly FilingPart[];
  /** How many of the parts that every report of its form has were found. */
  readonly found: number;
  readonly expected: number;
}

/** A part of fewer characters is an entry of a table of contents, or says only where to look. */
const SHORTEST_PART = 200;
/** Below this an item that comes out of its order is a reference. */
const SHORTEST_OUT_OF_ORDER = 600;
const SHORTEST_LETTER = 1_500;
const SHORTEST_OFFICERS = 500;
const LONGEST_TITLE_LINE = 140;
const LONGEST_TWO_TITLES = 200;
const ITEM =
  /^(?:part\s+[ivx]{1,4}[\s.,–—-]*)?items?\s*(\d{1,2})(?:\s?\(?([a-c])\)?(?=[.:,\s|–—-]|$))?[\s.:|–—-]*/iu;
/** “Items 1 and 2. Business and Properties”: what else is told below the heading. */
const AND_ITEM = /^(?:,\s?)?(?:and|&)\s(?:item\s)?\d{1,2}\s?[a-c]?[\s.:|–—-]{1,9}/iu;
/** “Business | 4”, “Business ..... 4”: a line of a table of contents. */
const OF_CONTENTS = /^[\s.|·…]*(?:\d{1,3}|[A-Z]-\d{1,3}|N\/A)$/iu;

interface Division {
  readonly item: ItemTitle;
  readonly order: number;
  readonly heading: string;
  /** What of the heading’s line is text already. */
  readonly rest: string;
  /** The first line after the heading. */
  readonly from: number;
  /** The line of the heading. */
  readonly at: number;
}

/** A heading and the text that was set on its line; nothing where the words go on as a sentence does. */
function split(
  line: string,
  { lengthIn }: ItemTitle,
): { readonly heading: string; readonly rest: string } | undefined {
  const length = lengthIn(line);
  if (length === 0) return undefined;
  const after = line.slice(length);
  if (OF_CONTENTS.test(after) || /^\s*[,”"’;)]|^\s+\p{Ll}/u.test(after)) return undefined;
  // A long title may have more words than are known of it.
  if (line.length <= LONGEST_TITLE_LINE && !/[.!?]\s+\p{Lu}/u.test(after))
    return { heading: line, rest: '' };
  return { heading: line.slice(0, length), rest: after.replace(/^[\s.:–—-]+/u, '') };
}

/** The heading of two items, whose title goes on with the other’s; an entry of the contents is none. */
function together(line: string, { lengthIn }: ItemTitle): ReturnType<typeof split> {
  const isHeading = lengthIn(line) > 0 && line.length <= LONGEST_TWO_TITLES && !/\d$/u.test(line);
  return isHeading ? { heading: line, rest: '' } : undefined;
}

function itemAt(
  lines: readonly string[],
  at: number,
  items: readonly ItemTitle[],
): Division | undefined {
  const line = lines[at] ?? '';
  const match = ITEM.exec(line);
  if (match === null) return undefined;
  const key = `${match[1] ?? ''}${(match[2] ?? '').toLowerCase()}`;
  const order = items.findIndex((one) => one.key === key);
  const item = items[order];
  if (item === undefined) return undefined;
  const behind = line.slice(match[0].length);
  const more = AND_ITEM.exec(behind)?.[0] ?? '';
  const said = behind.slice(more.length);
  // The title may stand on the next line.
  const isAlone = said === '';
  const title = isAlone ? (lines[at + 1] ?? '') : said;
  const parted = more === '' ? split(title, item) : together(title, item);
  return parted === undefined
    ? undefined
    : {
        item,
        order,
        at,
        from: at + (isAlone ? 2 : 1),
        heading: `${`${match[0]}${more}`.replace(/[\s|]+/gu, ' ').trim()} ${parted.heading}`,
        rest: parted.rest,
      };
}

function titleAt(lines: readonly string[], at: number): Division | undefined {
  const line = lines[at] ?? '';
  if (line.length > LONGEST_TITLE_LINE) return undefined;
  const order = BY_TITLE.findIndex(({ lengthIn }) => lengthIn(line) > 0);
  const item = BY_TITLE[order];
  return item === undefined
    ? undefined
    : { item, order, at, from: at + 1, heading: line, rest: '' };
}

interface Part extends FilingPart {
  readonly key: string;
}

/** The text of each division: up to the next one, where headings repeated on every page count once. */
function partsOf(
  lines: readonly string[],
  divisions: readonly Division[],
  isOrdered: boolean,
): readonly Part[] {
  const sizes = lines.map(({ length }) => length);
  const sizeOf = (from: number, to: number): number =>
    sizes.slice(from, to).reduce((sum, one) => sum + one + 1, 0);
  const kept: Division[] = [];
  const repeated = new Set<number>();
  for (const [index, one] of divisions.entries()) {
    const before = kept.at(-1);
    if (before !== undefined && before.item.key === one.item.key) {
      // Of a contents' entry and its chapter the chapter counts.
      if (sizeOf(before.from, one.at) < SHORTEST_PART) kept[kept.length - 1] = one;
      else repeated.add(one.at);
      continue;
    }
    const until = divisions[index + 1]?.at ?? lines.length;
    const isReference =
      isOrdered &&
      before !== undefined &&
      one.order < before.order &&
      sizeOf(before.from, one.at) >= SHORTEST_PART &&
      sizeOf(one.from, until) < SHORTEST_OUT_OF_ORDER;
    if (!isReference) kept.push(one);
  }
  return kept.flatMap(({ item, heading, rest, from }, index): readonly Part[] => {
    const body = lines.slice(from, kept[index + 1]?.at).filter((_, at) => !repeated.has(from + at));
    const text = [rest, ...body].filter((line) => line !== '').join('\n');
    return item.part === undefined ? [] : [{ key: item.key, part: item.part, heading, text }];
  });
}

function longestOfEach(parts: readonly Part[]): readonly Part[] {
  const best = new Map<string, Part>();
  for (const part of parts) {
    const before = best.get(part.key);
    if (before === undefined || part.text.length > before.text.length) best.set(part.key, part);
  }
  return [...best.values()];
}

const saysOfficers = phraseFinder('director, executive officer');

const says = ({ part, text }: FilingPart): boolean =>
  part === 'officers'
    ? text.length >= SHORTEST_OFFICERS && saysOfficers(text)
    : text.length >= SHORTEST_PART;

const opensLetter = phraseFinder('^ dear/fellow, ^ to our');

/** What the company’s head writes to its owners, before the first item. */
function letterOf(lines: readonly string[], first: number): readonly FilingPart[] {
  const from = lines.findIndex(
    (line, at) => at < first && line.length < LONGEST_TITLE_LINE && opensLetter(line),
  );
  const text = from < 0 ? '' : lines.slice(from + 1, first).join('\n');
  return text.length < SHORTEST_LETTER
    ? []
    : [{ part: 'letter', heading: lines[from] ?? '', text }];
}

const SIGNED_BY = /\/s\/ \p{L}/iu;
const isSigned = phraseFinder('duly caused this (annual) report to be signed');
const SHORTEST_SIGNATURES = 40;

/** Who signed it, and as what: each signature with the line below it, which says so. */
function signaturesOf(lines: readonly string[]): readonly FilingPart[] {
  const from = lines.findLastIndex((line) => isSigned(line));
  const signed = from < 0 ? [] : lines.slice(from);
  const kept = signed.filter(
    (line, at) => SIGNED_BY.test(line) || SIGNED_BY.test(signed[at - 1] ?? ''),
  );
  const text = kept.join('\n');
  return text.length < SHORTEST_SIGNATURES
    ? []
    : [{ part: 'signatures', heading: 'Signatures', text }];
}

/**
 * The parts of an annual report, a 10-K’s or 20-F’s by their items and any other’s by its headings. An item
 * that only says where its text stands is looked for there.
 */
export function readFiling(text: string): FilingReading {
  const lines = withoutPageBreaks(
    text
      .split('\n')
      .map(squeeze)
      .filter((line) => line !== ''),
  );
  const forms = [TEN_K, TWENTY_F].map((items) =>
    lines.flatMap((_, at) => itemAt(lines, at, items) ?? []),
  );
  const isAbroad = (forms[1]?.length ?? 0) > (forms[0]?.length ?? 0);
  const divisions = forms[isAbroad ? 1 : 0] ?? [];
  const numbered = longestOfEach(partsOf(lines, divisions, true)).filter(says);
  const has = new Set(numbered.map(({ part }) => part));
  const titled =
    has.size >= EXPECTED.length
      ? []
      : longestOfEach(
          partsOf(
            lines,
            lines.flatMap(
              (_, at) => itemAt(lines, at, isAbroad ? TWENTY_F : TEN_K) ?? titleAt(lines, at) ?? [],
            ),
            false,
          ),
        ).filter((part) => says(part) && !has.has(part.part));
  const first = divisions.find(({ item, from }, index) => {
    const until = divisions[index + 1]?.at ?? lines.length;
    return item.part === 'business' && lines.slice(from, until).join(' ').length >= SHORTEST_PART;
  });
  const letter = has.size === 0 ? [] : letterOf(lines, first?.at ?? 0);
  const signatures = has.size === 0 ? [] : signaturesOf(lines);
  const parts = [...letter, ...numbered, ...titled, ...signatures].map(
    ({ part, heading, text: said }) => ({
      part,
      heading,
      text: said,
    }),
  );
  const wanted = isAbroad ? EXPECTED_ABROAD : EXPECTED;
  const found = wanted.filter((name) => parts.some(({ part }) => part === name)).length;
  return { parts, found, expected: wanted.length };
}
