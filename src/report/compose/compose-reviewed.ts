import { defined } from '../../kernel/defined';
import type { Evidence } from '../../research/evidence/shape';
import { toldFrom } from '../document';
import type { Citation, Claim, ReportDocument, SectionId } from '../document/shape';
import { cite } from './cite';
import { countSources } from './count-sources';
import { withCounts } from './draw-pictures';

export interface ReviewedClaim extends Omit<Claim, 'citations'> {
  readonly evidenceIds: readonly string[];
}

export interface ReviewedSection {
  readonly id: SectionId;
  readonly claims: readonly ReviewedClaim[];
  /** What an expert lets it say in the place of sentences; null where it says what it said. */
  readonly emptyWords: string | null;
}

/** The document after an expert's edits. Untouched sentences keep their citations byte for byte. */
export function composeReviewed(
  document: ReportDocument,
  reviewed: readonly ReviewedSection[],
  evidence: readonly Evidence[],
): ReportDocument {
  const rows = new Map(evidence.map((row) => [row.id, row]));
  const before = new Map(
    document.sections.flatMap(({ claims }) =>
      claims.flatMap(({ citations }) => citations.map((one) => [one.evidenceId, one] as const)),
    ),
  );
  const told = toldFrom(reviewed.flatMap(({ claims }) => claims));
  const citation = (id: string): Citation[] => {
    const row = rows.get(id);
    return [before.get(id) ?? (row && cite(row, told.get(id) ?? ''))].filter(
      (one) => one !== undefined,
    );
  };
  const written = new Map(
    document.sections.flatMap(({ claims }) => claims.map((claim) => [claim.id, claim] as const)),
  );
  /** What it was marked with when it was written; in other words than those, only whether it is to be said aloud. */
  const marksOf = ({
    id,
    text,
  }: ReviewedClaim): Pick<Claim, 'spoken' | 'typical' | 'wording' | 'computation'> => {
    const before = written.get(id);
    if (before === undefined) return {};
    const { spoken, typical, wording, computation } = before;
    const said = spoken === undefined ? {} : { spoken };
    if (before.text !== text) return said;
    return {
      ...said,
      ...defined({ typical, wording, computation }),
    };
  };
  const present = new Set(reviewed.flatMap(({ claims }) => claims.map(({ id }) => id)));
  const sections = document.sections.map((section) => {
    const read = reviewed.find(({ id }) => id === section.id);
    if (read === undefined) return section;
    const claims = read.claims.map((one): Claim => {
      const { evidenceIds, ...claim } = one;
      return {
        ...claim,
        ...marksOf(one),
        citations: evidenceIds.flatMap(citation),
        restsOn: claim.restsOn.filter((id) => present.has(id)),
      };
    });
    return {
      ...section,
      claims,
      notFound:
        read.emptyWords !== null && claims.length === 0 ? [read.emptyWords] : section.notFound,
    };
  });
  const pictures =
    document.pictures && withCounts(document.pictures, sections, evidence, document.writtenAt);
  const { cited, ...counted } = countSources(sections, evidence, pictures ?? []);
  // What the first version left out unseen, an expert has looked at by now.
  const { changes: _, leftOut: __, credits: ___, ...kept } = document;
  return {
    ...kept,
    ...counted,
    reviewed: true,
    tally: { ...document.tally, cited },
    ...defined({ pictures }),
  };
}
