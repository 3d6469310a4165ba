import type { EntityCard } from '../../company';
import type { Block, Evidence, Snapshot } from '../shape';

/** A snapshot with its text, as extractors see it. */
export interface Document {
  readonly record: Snapshot;
  readonly text: string;
}

/** A finding before it has a name: where it stands and what it says. */
export type Draft = Pick<Evidence, 'topic' | 'attribute' | 'start' | 'end'> &
  Partial<Pick<Evidence, 'value' | 'unit' | 'details' | 'asOf'>>;

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

export function linesOf({ record, text }: Document): readonly Line[] {
  return record.blocks.map((block) => ({ block, text: text.slice(block.start, block.end) }));
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
const ABBREVIATION =
  /(?:^|[\s(])(?:[A-Z]|Inc|Corp|Co|Ltd|Mr|Mrs|Ms|Dr|St|No|vs?|approx|U\.S|e\.g|i\.e)\.$/;

/** The segmenter lets “… sensors. 84 people” run on, as a number may continue an abbreviation. */
function* segmentsOf(
  text: string,
): Generator<{ readonly segment: string; readonly index: number }> {
  for (const { segment, index } of segmenter.segment(text)) {
    let from = 0;
    for (const { index: cut } of segment.matchAll(/(?<=\p{L}{3}[.!?]["”’)]?\s)(?=[\d$€£])/gu)) {
      yield { segment: segment.slice(from, cut), index: index + from };
      from = cut;
    }
    yield { segment: segment.slice(from), index: index + from };
  }
}

/** The sentences of a line, with their place in the document. */
export function sentencesOf({ block, text }: Line): readonly Sentence[] {
  const found: { text: string; start: number; end: number }[] = [];
  for (const { segment, index } of segmentsOf(text)) {
    const trimmed = segment.trimEnd();
    const start = block.start + index + (segment.length - segment.trimStart().length);
    const last = found.at(-1);
    if (last !== undefined && ABBREVIATION.test(last.text)) {
      last.end = block.start + index + trimmed.length;
      last.text = text.slice(last.start - block.start, last.end - block.start);
    } else if (trimmed.trim() !== '') {
      found.push({ text: trimmed.trim(), start, end: block.start + index + trimmed.length });
    }
  }
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
