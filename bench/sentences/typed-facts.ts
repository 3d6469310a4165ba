import { extractEvidence, type Evidence } from '../../src/research/evidence';
import { kindOfDocument, type KindOfDocument } from '../../src/research/evidence/kind-of-document';
import type { RealCompany } from '../real/companies';
import { readMarks, type MarkVerdict } from '../real/marks';
import { hashOf } from '../real/printed';
import { UNTYPED } from './attributes';
import type { GatheredCompany } from './gathered';

/** A fact that a reader took out of a whole document, and what a person said of it. */
export interface TypedFact {
  readonly company: string;
  readonly hash: string;
  readonly row: Evidence;
  readonly kind: KindOfDocument;
  readonly mark: MarkVerdict | undefined;
}

export function typedFacts(
  { slug }: RealCompany,
  { card, documents }: GatheredCompany,
): readonly TypedFact[] {
  const kinds = new Map(
    documents.map(({ record }) => [`${record.url} ${record.snapshot}`, kindOfDocument(record)]),
  );
  const marks = readMarks('facts', slug);
  const facts = extractEvidence(card, documents).flatMap((row): readonly TypedFact[] => {
    const kind = kinds.get(`${row.url} ${row.snapshot}`);
    if (kind === undefined || UNTYPED.has(row.attribute)) return [];
    const hash = hashOf(slug, row.attribute, String(row.value ?? ''), row.quote);
    return [{ company: slug, hash, row, kind, mark: marks.get(hash)?.verdict }];
  });
  return [...new Map(facts.map((fact) => [fact.hash, fact])).values()];
}
