import type { EntityCard } from '../../company';
import type { Block, Evidence, Snapshot } from '../shape';

/** A snapshot with its text, as extractors see it. */
export interface Document {
  readonly record: Snapshot;
  readonly text: string;
}

/** A finding before it has a name: where it stands and what it says. */
export type Draft = Pick<Evidence, 'topic' | 'attribute' | 'start' | 'end'> &
  Partial<Pick<Evidence, 'value' | 'unit' | 'details' | 'asOf' | 'display' | 'context'>>;

export interface Reading {
  readonly card: EntityCard;
  /** All documents of the company, for what only the whole tells. */
  readonly all: readonly Document[];
}

export type Extractor = (document: Document, reading: Reading) => readonly Draft[];

export interface Line {
  readonly block: Block;
  readonly text: string;
}

const linesByDocument = new WeakMap<Document, readonly Line[]>();

export function linesOf(document: Document): readonly Line[] {
  const known = linesByDocument.get(document);
  if (known !== undefined) return known;
  const { record, text } = document;
  const lines = record.blocks.map((block) => ({
    block,
    text: text.slice(block.start, block.end),
  }));
  linesByDocument.set(document, lines);
  return lines;
}

export interface Section {
  readonly heading: Line | undefined;
  readonly lines: readonly Line[];
}

/** The lines below each heading, whatever its level. */
export function sectionsOf(document: Document): readonly Section[] {
  const sections: { heading: Line | undefined; lines: Line[] }[] = [
    { heading: undefined, lines: [] },
  ];
  for (const line of linesOf(document)) {
    if (line.block.kind === 'heading') sections.push({ heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const word = (words: string): string => words.split(' ').join('|');
const afterSpace = (words: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s(“"])(?:${words})\.$`, 'u');
/** After these a name, a number or a place goes on. */
const GOES_ON = afterSpace(
  word(
    String.raw`Mr Mrs Ms Mx Dr Prof Rev Hon St Ste Mt Ft Gen Gov Sen Rep Lt Col Capt Sgt vs? e\.g i\.e cf`,
  ),
);
/** After these a number goes on. */
const NUMBER_GOES_ON = afterSpace(
  word(
    'Jan Feb Mar Apr Jun Jul Aug Sept? Oct Nov Dec Nos? Art Sec Vol Fig Ch pp? approx ca? est Est Rs',
  ),
);
/** These end a sentence as often as not. */
const MAY_GO_ON = afterSpace(
  word(
    String.raw`Inc Corp Co Cos Ltd Bros Jr Sr Esq Ave Blvd Rd Dept Univ etc al \p{Lu} (?:\p{L}\.){1,4}\p{L}`,
  ),
);
const FIRST_WORDS = [
  'The We Our It Its This These That Those In On At As A An He She They All Each I You Your',
  'For From If When While With By To There After Before Since During Under Over However Also',
  'Today See Refer My But And',
].join(' ');
const BEGINS = new RegExp(String.raw`^["“‘(•]*(?:${word(FIRST_WORDS)})\b`, 'u');

/** Whether what ends here goes on in what comes next, as “Jan.” does in “14, 2025”. */
function goesOn(before: string, after: string): boolean {
  if (!before.endsWith('.')) return false;
  const end = before.slice(-12);
  return (
    // “.NET” begins with a dot that ends nothing.
    /\s\.$/u.test(end) ||
    GOES_ON.test(end) ||
    (NUMBER_GOES_ON.test(end) && /^[\d(]/u.test(after)) ||
    (MAY_GO_ON.test(end) && !BEGINS.test(after))
  );
}

/** The segmenter lets “… sensors. 84 people” run on, as a number may continue an abbreviation. */
function* segmentsOf(
  text: string,
): Generator<{ readonly segment: string; readonly index: number }> {
  for (const { segment, index } of segmenter.segment(text)) {
    let from = 0;
    // Points of a list that were set on one line are sentences of their own.
    for (const { index: cut } of segment.matchAll(
      /(?<=\p{L}{3}[.!?]["”’)]?\s)(?=[\d$€£])|(?<=\S\s?)(?=•)/gu,
    )) {
      yield { segment: segment.slice(from, cut), index: index + from };
      from = cut;
    }
    yield { segment: segment.slice(from), index: index + from };
  }
}

const sentencesByLine = new WeakMap<Line, readonly Sentence[]>();

/** The sentences of a line, with their place in the document. */
export function sentencesOf(line: Line): readonly Sentence[] {
  const known = sentencesByLine.get(line);
  if (known !== undefined) return known;
  const { block, text } = line;
  const found: { text: string; start: number; end: number }[] = [];
  for (const { segment, index } of segmentsOf(text)) {
    const trimmed = segment.trimEnd();
    const start = block.start + index + (segment.length - segment.trimStart().length);
    const last = found.at(-1);
    if (last !== undefined && trimmed.trim() !== '' && goesOn(last.text, trimmed.trimStart())) {
      last.end = block.start + index + trimmed.length;
      last.text = text.slice(last.start - block.start, last.end - block.start);
    } else if (trimmed.trim() !== '') {
      found.push({ text: trimmed.trim(), start, end: block.start + index + trimmed.length });
    }
  }
  sentencesByLine.set(line, found);
  return found;
}

export function allSentences(document: Document): readonly Sentence[] {
  return linesOf(document)
    .filter(
      ({ block }) => block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'quote',
    )
    .flatMap(sentencesOf);
}

/** The path of a page, for what its place on the site says of it. */
export function pathOf({ record }: Document): string {
  return URL.canParse(record.url) ? new URL(record.url).pathname.toLowerCase() : '';
}

/** A page of the company that stands for itself; what reads like an article and has no day is one too. */
export function isStandingPage({ record }: Document): boolean {
  return (
    record.reliability === 'first-party' &&
    (record.kind === 'page' || (record.kind === 'news' && record.publishedAt === undefined))
  );
}

export function isFirstParty({ record }: Document): boolean {
  return record.reliability === 'first-party';
}
