import type { Claim, DocumentChange, DocumentChanges, ReportDocument, Section } from './shape';

/** What the buyer of the earlier document must hear about the later one, in reading order. */
export function changesBetween(
  earlier: ReportDocument,
  later: ReportDocument,
  since: string,
): DocumentChanges {
  const sections = [
    ...later.sections,
    ...earlier.sections.filter(({ id }) => !later.sections.some((section) => section.id === id)),
  ];
  return {
    since,
    nowReviewed: later.reviewed && !earlier.reviewed,
    items: sections.flatMap(({ id, title }) =>
      changesWithin(title, claimsOf(earlier, id), claimsOf(later, id)),
    ),
  };
}

function claimsOf({ sections }: ReportDocument, id: Section['id']): readonly Claim[] {
  return sections.find((section) => section.id === id)?.claims ?? [];
}

/** Claim ids only count within a version, so a reworded sentence is recognized by its quotes. */
const standsOn = ({ citations }: Claim): string =>
  citations
    .map(({ evidenceId }) => evidenceId)
    .toSorted()
    .join(' ');

function changesWithin(
  section: string,
  earlier: readonly Claim[],
  later: readonly Claim[],
): DocumentChange[] {
  const said = new Set(earlier.map(({ text }) => text));
  const says = new Set(later.map(({ text }) => text));
  const gone = earlier.filter(({ text }) => !says.has(text));
  const come = later
    .filter(({ text }) => !said.has(text))
    .map((claim): DocumentChange => {
      const at =
        claim.citations.length === 0
          ? -1
          : gone.findIndex((one) => standsOn(one) === standsOn(claim));
      const [before] = at === -1 ? [] : gone.splice(at, 1);
      return before === undefined
        ? { section, kind: 'added', after: claim.text }
        : { section, kind: 'changed', before: before.text, after: claim.text };
    });
  return [
    ...come,
    ...gone.map(({ text }): DocumentChange => ({ section, kind: 'removed', before: text })),
  ];
}
