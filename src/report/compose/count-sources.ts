import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import { creditsFor } from '../../research/sources';
import type { Citation, Picture, ReportDocument, Section } from '../document/shape';
import { typicalCredits } from '../typical';
import { answers } from '../plan';
import { SOURCE_KINDS } from '../write';
import { listSources } from './cite';

export interface CountedSources extends Pick<ReportDocument, 'sections' | 'sources' | 'credits'> {
  readonly cited: number;
}

/**
 * Who is cited, which pages are listed, and which kinds of source gave nothing, read off the claims
 * and pictures that stand in a report. Rows that are no longer known are told apart by their source's name.
 */
export function countSources(
  sections: readonly Section[],
  evidence: readonly Evidence[],
  pictures: readonly Picture[],
): CountedSources {
  const rows = new Map(evidence.map((row) => [row.id, row]));
  const citations = sections.flatMap(({ id, claims }) =>
    [...claims, ...pictures.filter(({ section }) => section === id)].flatMap(
      (one) => one.citations,
    ),
  );
  const cited = new Set(
    citations.map(({ evidenceId, sourceName }) => rows.get(evidenceId)?.sourceId ?? sourceName),
  );
  // We asked for what we counted; a given posting was handed to us.
  cited.delete(GIVEN_POSTING);
  const notFound = kindsMissing(citations, rows);
  // Documents kept from before there was such a section tell it beside the list of sources.
  const teller = sections.some(({ id }) => id === 'deep-research') ? 'deep-research' : 'sources';
  return {
    sections: sections.map((section) =>
      section.id === teller ? { ...section, notFound } : section,
    ),
    sources: listSources(citations),
    ...creditsOf(cited, sections),
    cited: cited.size,
  };
}

/** Whom the licences of what is cited, and of what is typical of the role, want to be named, in their words, once. */
function creditsOf(
  cited: ReadonlySet<string>,
  sections: readonly Section[],
): Pick<ReportDocument, 'credits'> {
  const typical = sections.flatMap(({ claims }) =>
    claims.flatMap((claim) => (claim.typical === true ? claim.text : [])),
  );
  const credits = [...creditsFor(cited), ...typicalCredits(typical)];
  return credits.length === 0 ? {} : { credits };
}

function kindsMissing(
  citations: readonly Citation[],
  rows: ReadonlyMap<string, Evidence>,
): string[] {
  const cited = [...new Set(citations.map(({ evidenceId }) => evidenceId))].flatMap(
    (id) => rows.get(id) ?? [],
  );
  return SOURCE_KINDS.filter(
    (kind) => kind.extra !== true && !cited.some((row) => answers(kind, row)),
  ).map(({ missing }) => missing);
}
