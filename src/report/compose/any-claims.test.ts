import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import { outlineOfReport } from '../document';
import { row } from '../fixtures/writing';
import { assignRows } from '../plan';
import { FACT_SECTIONS, READING_ORDER, RESTING_SECTIONS } from '../write';
import { cite, listSources } from './cite';
import {
  composeDocument,
  replaceSection,
  type VerifiedClaim,
  type WrittenSection,
} from './compose-document';

const RUNS = { seed: 20_260_320, numRuns: 80 };
const PLANS = [...FACT_SECTIONS, ...RESTING_SECTIONS];

const anyRow = fc
  .record({
    attribute: fc.constantFrom(
      'founded',
      'news',
      'value',
      'pay-range',
      'job-posting',
      'public-voice',
    ),
    quote: fc
      .array(fc.constantFrom('soil', 'we', '\n', '\u00a0', '🌿', '“so”', '漢字'), {
        minLength: 1,
        maxLength: 45,
        size: 'max',
      })
      .map((words) => words.join(' ')),
    url: fc.constantFrom('https://a.example/', 'https://b.example/', 'javascript:alert(1)'),
    sourceId: fc.constantFrom('register', 'courier', 'site', GIVEN_POSTING),
    tier: fc.constantFrom<Evidence['tier']>('A', 'B'),
    topic: fc.constantFrom<Evidence['topic']>('snapshot', 'news'),
  })
  .map((changes) => row(changes));

/** Every section told from any rows, one claim for each row or two. */
const anySections = fc.array(anyRow, { maxLength: 24 }).map((evidence): WrittenSection[] =>
  PLANS.map((plan) => {
    const rows = assignRows(plan, evidence);
    const claims = rows.map(({ evidence: found, number }): VerifiedClaim => {
      const together = rows.slice(number - 1, number + 1).map((one) => one.evidence);
      return {
        id: `${plan.id}-${number}`,
        kind: plan.kind,
        verdict: 'supported',
        evidence: together,
        draft: {
          text: `Sentence on ${found.attribute}.`,
          evidenceIds: together.map(({ id }) => id),
          restsOn: [],
        },
      };
    });
    return { plan, rows, claims };
  }),
);

const composed = (sections: readonly WrittenSection[]) =>
  composeDocument({
    company: 'Fernhollow',
    role: 'Miller',
    writtenAt: '2026-03-20T12:00:00.000Z',
    reviewed: false,
    tally: { asked: 5, answered: 4 },
    sections,
  });

describe('whatever was written', () => {
  test('a document has every section once, and lists each cited page once and no other', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const document = composed(sections);
        expect(document.sections.map(({ id }) => id)).toEqual(READING_ORDER);
        const cited = document.sections.flatMap(({ claims }) =>
          claims.flatMap(({ citations }) => citations.map(({ url }) => url)),
        );
        expect(document.sources.map(({ url }) => url)).toEqual([...new Set(cited)]);
      }),
      RUNS,
    );
  });

  test('what the buyer gave us is not counted among what we asked', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const ids = new Set(
          sections.flatMap(({ claims }) =>
            claims.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId)),
          ),
        );
        expect(composed(sections).tally.cited).toBe(
          [...ids].filter((id) => id !== GIVEN_POSTING).length,
        );
      }),
      RUNS,
    );
  });

  test('every mark beside a claim is found in the list of sources, and every quote there has a claim', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        const outline = outlineOfReport(composed(sections));
        const listed = outline.sources.flatMap(({ quotes }) => quotes.map(({ label }) => label));
        const named = outline.sections.flatMap(({ groups }) =>
          groups.flatMap(({ claims }) => claims.flatMap(({ quotes }) => quotes)),
        );
        expect(new Set(listed).size).toBe(listed.length);
        expect(new Set(named)).toEqual(new Set(listed));
      }),
      RUNS,
    );
  });

  test('the order in which sections were written leaves no trace', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        expect(JSON.stringify(composed(sections.toReversed()))).toBe(
          JSON.stringify(composed(sections)),
        );
      }),
      RUNS,
    );
  });

  test('a section written again as it was changes nothing, and one left empty takes its pages with it', () => {
    fc.assert(
      fc.property(anySections, fc.nat({ max: FACT_SECTIONS.length - 1 }), (sections, index) => {
        const document = composed(sections);
        const again = sections[index];
        if (again === undefined) throw new Error('No such section');
        const known = sections.flatMap(({ claims }) => claims.flatMap(({ evidence }) => evidence));
        expect(replaceSection(document, again, known)).toEqual(document);
        const emptied = replaceSection(document, { ...again, claims: [] }, known);
        const others = sections
          .filter((section) => section !== again)
          .flatMap(({ claims }) =>
            claims.flatMap(({ evidence }) => evidence.map(({ url }) => url)),
          );
        expect(new Set(emptied.sources.map(({ url }) => url))).toEqual(new Set(others));
      }),
      RUNS,
    );
  });
});

describe('a quote as it may be shown', () => {
  test('is a part of the quote as it stands, and of a licence of tier B never more than twenty-five words', () => {
    fc.assert(
      fc.property(anyRow, (found) => {
        const shown = cite(found, 'what the sentence tells').quote;
        expect(found.quote).toContain(shown);
        expect(shown.isWellFormed()).toBe(true);
        expect(
          found.tier === 'A' ? shown === found.quote : shown.trim().split(/\s+/u).length <= 25,
        ).toBe(true);
      }),
      RUNS,
    );
  });
});

test('what a section looked for besides its questions is named after them', () => {
  const plan = FACT_SECTIONS.find(({ id }) => id === 'role-tips');
  if (plan === undefined) throw new Error('No such section');
  const { notFound = [] } =
    composed([{ plan, rows: [], claims: [], missing: ['a team in the posting'] }]).sections.find(
      ({ id }) => id === plan.id,
    ) ?? {};
  expect(notFound).toEqual([
    ...plan.questions.filter(({ extra }) => extra !== true).map(({ missing }) => missing),
    'a team in the posting',
  ]);
});

test('a page without a day of publishing does not get one from elsewhere', () => {
  const dated = cite(
    row({ attribute: 'news', quote: 'One.', publishedAt: '2026-01-05', url: 'https://a.example/' }),
    '',
  );
  const undated = cite(row({ attribute: 'news', quote: 'Two.', url: 'https://b.example/' }), '');
  expect(listSources([dated, undated]).map((source) => source.publishedAt)).toEqual([
    '2026-01-05',
    undefined,
  ]);
});
