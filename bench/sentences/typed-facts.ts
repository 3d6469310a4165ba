import {
  extractEvidence,
  isQuoted,
  type Document,
  type Evidence,
} from '../../src/research/evidence';
import { kindOfDocument, type KindOfDocument } from '../../src/research/evidence/kind-of-document';
import { readMarks, type MarkVerdict } from '../real/marks';
import { hashOf } from '../real/printed';
import type { Corpus } from './corpus/shape';

/** A fact that a reader took out of a whole document, and what a person said of it. */
export interface TypedFact {
  readonly marks: string;
  readonly hash: string;
  readonly row: Evidence;
  readonly kind: KindOfDocument;
  readonly mark: MarkVerdict | undefined;
}

const isFiling = ({ record }: Document): boolean => kindOfDocument(record) === 'filing';

/**
 * The same value in the same words is one fact, however many documents repeat it. Filings are read a second time
 * without the figures filed for machines, beside which their prose states none.
 */
export function typedFacts({ marks: name, card, documents }: Corpus): readonly TypedFact[] {
  const marks = readMarks('facts', name);
  const filings = documents.filter(isFiling);
  const byPlace = new Map(
    documents.map((document) => [`${document.record.url} ${document.record.snapshot}`, document]),
  );
  const facts = [...extractEvidence(card, documents), ...extractEvidence(card, filings)].flatMap(
    (row): readonly TypedFact[] => {
      const document = byPlace.get(`${row.url} ${row.snapshot}`);
      const kind = document === undefined ? undefined : kindOfDocument(document.record);
      if (document === undefined || kind === undefined || isQuoted(row.attribute)) return [];
      const hash = hashOf(name, row.attribute, String(row.value ?? ''), row.quote);
      return [{ marks: name, hash, row, kind, mark: marks.get(hash)?.verdict }];
    },
  );
  return [...new Map(facts.map((fact) => [fact.hash, fact])).values()];
}

/** The same facts with what was marked since they were read. */
export const markedAgain = (facts: readonly TypedFact[]): readonly TypedFact[] =>
  [...Map.groupBy(facts, ({ marks }) => marks)].flatMap(([name, some]) => {
    const marks = readMarks('facts', name);
    return some.map((fact) => ({ ...fact, mark: marks.get(fact.hash)?.verdict }));
  });
