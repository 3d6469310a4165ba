import { splitSentences } from '../../../language';
import type { EntityCard } from '../../company';
import type { Block, Evidence, Snapshot } from '../shape';

/** A snapshot with its text, as extractors see it. */
export interface Document {
  readonly record: Snapshot;
  readonly text: string;
}

/** A finding before it has a name: where it stands and what it says. */
export type Draft = Pick<Evidence, 'topic' | 'attribute' | 'start' | 'end'> &
  Partial<
    Pick<
      Evidence,
      'value' | 'unit' | 'details' | 'asOf' | 'display' | 'context' | 'readBy' | 'takenFor'
    >
  >;

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

/** A finding from the start of a line to a place behind it. */
export const draftAt = (
  line: Line,
  end: number,
  fields: Pick<Draft, 'topic' | 'attribute'> & Partial<Draft>,
): Draft => ({ start: line.block.start, end, ...fields });

export interface HeadedLines {
  readonly heading: Line | undefined;
  readonly lines: readonly Line[];
}

/** The lines below each heading, whatever its level. */
export function sectionsOf(document: Document): readonly HeadedLines[] {
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

const sentencesByLine = new WeakMap<Line, readonly Sentence[]>();

/** The sentences of a line, with their place in the document. */
export function sentencesOf(line: Line): readonly Sentence[] {
  const known = sentencesByLine.get(line);
  if (known !== undefined) return known;
  const found = splitSentences(line.text).map((sentence) => ({
    text: sentence.text,
    start: line.block.start + sentence.start,
    end: line.block.start + sentence.end,
  }));
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
export function isPermanentPage({ record }: Document): boolean {
  return (
    record.reliability === 'first-party' &&
    (record.kind === 'page' || (record.kind === 'news' && record.publishedAt === undefined))
  );
}

export function isFirstParty({ record }: Document): boolean {
  return record.reliability === 'first-party';
}
