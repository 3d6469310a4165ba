import type { Document, Draft } from './extract/document';
import { kindOfDocument, type KindOfDocument } from './kind-of-document';
import { readPassages } from './passages/read-passages';
import table from './readers.json';

/** Whether what code reads of an attribute in a kind of document may be told as a fact. */
export type Readers = (attribute: string, kind: KindOfDocument) => boolean;

/** What one reader tells under two names. */
const NAMES_OF_READER: Readonly<Record<string, string>> = {
  'chief-executive': 'leadership',
  'hiring-step-of-work': 'hiring-step',
  'segment-income': 'segment-revenue',
};
export const readerOf = (attribute: string): string => NAMES_OF_READER[attribute] ?? attribute;

const nameOf = (attribute: string, kind: string): string => `${attribute}, ${kind}`;
const ON: ReadonlySet<string> = new Set(
  table.filter(({ on }) => on).map(({ attribute, kind }) => nameOf(attribute, kind)),
);

/** Those that were right often enough on real text. */
export const provenReaders: Readers = (attribute, kind) =>
  ON.has(nameOf(readerOf(attribute), kind));

/** All of them, proven or not: what they are measured by. */
export const everyReader: Readers = () => true;

/** The words of a document, or what a service states of it field by field: nothing was read out of a sentence. */
const QUOTED: ReadonlySet<string> = new Set([
  'statement',
  'passage',
  'public-voice',
  'news',
  'analysis',
  'job-posting',
  'posting-sentence',
]);

export const isQuoted = (attribute: string): boolean => QUOTED.has(attribute);

/** What an unproven reader took for a fact can still be quoted: as a statement where it is one sentence. */
function asQuoted(document: Document, draft: Draft): readonly Draft[] {
  const { topic, attribute: takenFor, start, end } = draft;
  const passage = readPassages(document).find((one) => one.start === start && one.end === end);
  if (passage !== undefined && !passage.isRow)
    return [{ topic, attribute: 'statement', takenFor, start, end, context: passage.context }];
  // A table's row is held in words already.
  const isRow = document.record.blocks.some((block) => block.kind === 'row' && block.end === end);
  return isRow ? [] : [{ topic, attribute: 'passage', takenFor, start, end }];
}

/**
 * What may be told as a fact, and the sentences of the rest. What services state field by field has no kind of
 * document: it is proven by their recordings.
 */
export function onlyProven(
  drafts: readonly Draft[],
  document: Document,
  readers: Readers,
): readonly Draft[] {
  const kind = kindOfDocument(document.record);
  if (kind === undefined) return drafts;
  const { told = [], unproven = [] } = Object.groupBy(drafts, ({ attribute }) =>
    isQuoted(attribute) || readers(attribute, kind) ? 'told' : 'unproven',
  );
  // Of two statements of one sentence the last stands: the one that knows what it was taken for.
  return [...told, ...unproven.flatMap((draft) => asQuoted(document, draft))];
}
