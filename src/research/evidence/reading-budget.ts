import {
  isSentenceEnd,
  isSpace,
  unreadableIn,
  type UnreadableStretch,
} from '../../kernel/unreadable';
import type { Document } from './extract/document';
import type { Block, SnapshotKind, UnreadSource } from './shape';

/** Longer blocks are read in pieces, so that no pattern ever meets more at once. */
const LONGEST_LINE = 5_000;
const MOST_CHARACTERS = 2_000_000;
const MOST_LINES = 20_000;
/** Thousands of lines of a few characters are no text, whatever they are. */
const [MANY_LINES, SHORTEST_AVERAGE] = [1_000, 8];
/** A page may hold one stretch that nobody can read; one that holds little else is left out. */
const MOST_UNREADABLE_SHARE = 0.5;
const UNREADABLE_COUNTS_FROM = 1_000;
/** Data in the form of their service, which is parsed and not read. */
const DATA: ReadonlySet<SnapshotKind> = new Set(['entity', 'company-facts']);

/** A document that extractors read in time that grows with its length alone. */
export interface BoundedDocument {
  readonly document: Document;
  /** What is blanked out in it: no finding may touch it. */
  readonly unreadable: readonly UnreadableStretch[];
}

export type Budgeted =
  | ({ readonly kind: 'readable' } & BoundedDocument)
  | { readonly kind: 'left-out'; readonly reason: string };

/** Signs that begin no word, no number and no quotation, in the same number. */
function blankOut(text: string, stretches: readonly UnreadableStretch[]): string {
  let read = '';
  let at = 0;
  for (const { start, end } of stretches) {
    read += text.slice(at, start) + '· '.repeat(Math.ceil((end - start) / 2)).slice(0, end - start);
    at = end;
  }
  return at === 0 ? text : read + text.slice(at);
}

/** Where to part a long block: after its last sentence within bounds, else at its last space. */
function cutBefore(text: string, start: number, limit: number): number {
  let space = -1;
  for (let at = limit; at > start + 1; at -= 1) {
    if (!isSpace(text.charCodeAt(at))) continue;
    if (isSentenceEnd(text, at - 1)) return at;
    if (space < 0) space = at;
  }
  return space < 0 ? limit : space;
}

function* piecesOf(text: string, block: Block): Generator<Block> {
  let { start } = block;
  while (block.end - start > LONGEST_LINE) {
    const end = cutBefore(text, start, start + LONGEST_LINE);
    yield { ...block, start, end };
    start = end;
    while (start < block.end && isSpace(text.charCodeAt(start))) start += 1;
  }
  yield { ...block, start };
}

const count = (stretches: readonly UnreadableStretch[]): number =>
  stretches.reduce((sum, { start, end }) => sum + end - start, 0);

/** Why a text is left out before anything reads it; undefined where it is worth its time. */
function reasonAgainst(
  { text, record: { blocks } }: Document,
  unreadable: readonly UnreadableStretch[],
): string | undefined {
  const lost = count(unreadable);
  if (lost > UNREADABLE_COUNTS_FROM && lost > text.length * MOST_UNREADABLE_SHARE)
    return 'More than half of it is no text: words or sentences longer than any that is written.';
  if (blocks.length > MANY_LINES && text.length < blocks.length * SHORTEST_AVERAGE)
    return 'It is a list of a few characters a line, thousands of times.';
  return undefined;
}

/** Holds a document to what reading it may cost. */
export function withinBudget(document: Document): Budgeted {
  const { text, record } = document;
  if (DATA.has(record.kind)) return { kind: 'readable', document, unreadable: [] };
  if (text.length > MOST_CHARACTERS)
    return { kind: 'left-out', reason: 'It has more than two million characters.' };
  if (record.blocks.length > MOST_LINES)
    return { kind: 'left-out', reason: 'It has more than 20,000 lines.' };
  const unreadable = unreadableIn(text);
  const reason = reasonAgainst(document, unreadable);
  if (reason !== undefined) return { kind: 'left-out', reason };
  const isLong = record.blocks.some(({ start, end }) => end - start > LONGEST_LINE);
  if (!isLong && unreadable.length === 0) return { kind: 'readable', document, unreadable };
  const blocks = isLong
    ? record.blocks.flatMap((block) => [...piecesOf(text, block)])
    : record.blocks;
  const bounded = { text: blankOut(text, unreadable), record: { ...record, blocks } };
  return { kind: 'readable', document: bounded, unreadable };
}

/** The documents that are left out unread. */
export function unreadSources(documents: readonly Document[]): readonly UnreadSource[] {
  return documents.flatMap((document) => {
    const budgeted = withinBudget(document);
    const { sourceId, sourceName, url } = document.record;
    return budgeted.kind === 'readable'
      ? []
      : [{ sourceId, sourceName, url, reason: budgeted.reason }];
  });
}
