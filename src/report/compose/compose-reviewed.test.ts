import { expect, test } from 'vitest';
import type { Claim, ReportDocument, SectionId } from '../document/shape';
import { EVIDENCE } from '../fixtures/made-up-company';
import { reportOf } from '../fixtures/report-input';
import { row } from '../fixtures/writing';
import { composeReviewed, type ReviewedSection } from './compose-reviewed';

const { document } = await reportOf();
const asReviewed = ({ citations, ...claim }: Claim) => ({
  ...claim,
  evidenceIds: citations.map(({ evidenceId }) => evidenceId),
});
const untouched = ({ sections }: ReportDocument): ReviewedSection[] =>
  sections.map(({ id, claims }) => ({ id, claims: claims.map(asReviewed), emptyWords: null }));
const change = (id: SectionId, with_: Partial<ReviewedSection>) =>
  untouched(document).map((section) => (section.id === id ? { ...section, ...with_ } : section));
const sectionOf = (one: ReportDocument, id: SectionId) =>
  one.sections.find((section) => section.id === id);

test('a report that nobody changed is the same but for the expert’s word', () => {
  expect(composeReviewed(document, untouched(document), EVIDENCE)).toEqual({
    ...document,
    reviewed: true,
  });
  expect(composeReviewed(document, [], EVIDENCE).sections).toEqual(document.sections);
});

test('words to say aloud stay that when an expert words them otherwise', () => {
  const asks = sectionOf(document, 'questions-to-ask')?.claims ?? [];
  expect(asks.every(({ spoken }) => spoken === true)).toBe(true);
  const edited = asks.map((claim) => {
    const { spoken: _, ...plain } = asReviewed(claim);
    return { ...plain, text: 'What would you change first?' };
  });
  const reviewed = composeReviewed(
    document,
    change('questions-to-ask', { claims: edited }),
    EVIDENCE,
  );
  expect(sectionOf(reviewed, 'questions-to-ask')?.claims.map(({ spoken }) => spoken)).toEqual(
    asks.map(() => true),
  );
});

test('rows that are no longer known keep the citations they had', () => {
  expect(
    composeReviewed(document, untouched(document), []).sections.map(({ claims }) => claims),
  ).toEqual(document.sections.map(({ claims }) => claims));
});

test('a sentence on another row is cited by that row, and its page joins the sources', () => {
  const fresh = row({
    id: 'fresh',
    attribute: 'statement',
    quote: 'They test every reading twice.',
    url: 'https://fresh.example/page',
    sourceName: 'Fresh Page',
  });
  const [first, ...others] = sectionOf(document, 'snapshot')?.claims.map(asReviewed) ?? [];
  if (first === undefined) throw new Error('no claims');
  const reviewed = composeReviewed(
    document,
    change('snapshot', {
      claims: [
        { ...first, text: 'They test every reading twice.', evidenceIds: ['fresh'] },
        ...others,
      ],
    }),
    [...EVIDENCE, fresh],
  );
  expect(sectionOf(reviewed, 'snapshot')?.claims[0]).toMatchObject({
    text: 'They test every reading twice.',
    citations: [{ evidenceId: 'fresh', quote: 'They test every reading twice.' }],
  });
  expect(reviewed.sources.map(({ url }) => url)).toContain('https://fresh.example/page');
});

test('what was cut is cited no more, and nothing rests on it', () => {
  const cut = sectionOf(document, 'snapshot')?.claims.map(({ id }) => id) ?? [];
  const reviewed = composeReviewed(document, change('snapshot', { claims: [] }), EVIDENCE);
  expect(sectionOf(reviewed, 'snapshot')?.claims).toEqual([]);
  expect(
    document.sections.some(({ claims }) =>
      claims.some(({ restsOn }) => restsOn.some((id) => cut.includes(id))),
    ),
  ).toBe(true);
  expect(
    reviewed.sections
      .flatMap(({ claims }) => claims.flatMap(({ restsOn }) => restsOn))
      .filter((id) => cut.includes(id)),
  ).toEqual([]);
});

test('an empty section says what the expert lets it say, and only while it is empty', () => {
  const words = 'anything on its figures that we could check';
  expect(
    sectionOf(
      composeReviewed(document, change('snapshot', { claims: [], emptyWords: words }), EVIDENCE),
      'snapshot',
    )?.notFound,
  ).toEqual([words]);
  expect(
    sectionOf(
      composeReviewed(document, change('snapshot', { emptyWords: words }), EVIDENCE),
      'snapshot',
    )?.notFound,
  ).not.toContain(words);
});

test('what an earlier version said otherwise is not told again', () => {
  const told = {
    ...document,
    changes: { since: '2026-03-20T12:00:00.000Z', nowReviewed: false, items: [] },
  };
  expect(composeReviewed(told, untouched(document), EVIDENCE)).not.toHaveProperty('changes');
});
