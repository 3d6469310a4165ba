import { describe, expect, test } from 'vitest';
import type { Evidence } from '../research/evidence/shape';
import { composeReviewed, withoutInterviewers } from './compose';
import { holdsInterviewers, outlineOfReport, spokenWords, type ReportDocument } from './document';
import { EVIDENCE } from './fixtures/made-up-company';
import { reportOf } from './fixtures/report-input';
import { bare } from './fixtures/same-words';
import { createPdfRenderer } from './render/pdf/pdf';
import { renderReport } from './render/render-report';

const FONTS = [
  'node_modules/@expo-google-fonts/noto-sans',
  'node_modules/@expo-google-fonts/source-serif-4',
];
const TITLE = 'Left out: too weakly supported';

const cited = new Set(
  (await reportOf()).document.sections.flatMap(({ claims }) =>
    claims.flatMap(({ citations }) => citations.map(({ evidenceId }) => evidenceId)),
  ),
);
/** Rows that the ordinary report cites: one is not surely of this company, one is old, one is contradicted. */
const [unsure, old, contested] = EVIDENCE.filter(
  ({ id, topic }) => cited.has(id) && topic === 'news',
).map(({ id }) => id);
const changeOf = ({ id }: Evidence): Partial<Evidence> =>
  id === unsure
    ? { matchScore: 0.6 }
    : id === old
      ? { status: 'stale' }
      : id === contested
        ? { status: 'conflicted' }
        : {};
const evidence = EVIDENCE.map((row) => ({ ...row, ...changeOf(row) }));
const unseen = await reportOf({ evidence, unseen: true });
const seen = await reportOf({ evidence });
const claimsOf = ({ sections }: ReportDocument) => sections.flatMap(({ claims }) => claims);
const verdictsOf = (document: ReportDocument) =>
  new Set(claimsOf(document).map(({ verdict }) => verdict));
const weak = claimsOf(seen.document)
  .filter(({ verdict }) => verdict === 'weak')
  .map(({ text }) => text);

describe('a report that goes out before an expert has seen it', () => {
  test('holds nothing unsupported and nothing weak, and says that nobody has reviewed it', () => {
    expect(weak.length).toBeGreaterThan(0);
    expect(verdictsOf(seen.document)).toContain('weak');
    expect(
      [...verdictsOf(unseen.document)].filter(
        (verdict) => verdict === 'weak' || verdict === 'unsupported',
      ),
    ).toEqual([]);
    expect(outlineOfReport(unseen.document).notice).toBe('Not yet expert-reviewed');
  });

  test('lists what it left out, and nothing else rests on that', () => {
    const left = unseen.document.leftOut ?? [];
    expect(left.map(({ section }) => section)).toContain('developments');
    for (const { text } of left)
      expect(claimsOf(unseen.document).map((claim) => claim.text)).not.toContain(text);
    const there = new Set(claimsOf(unseen.document).map(({ id }) => id));
    expect(
      claimsOf(unseen.document)
        .flatMap(({ restsOn }) => restsOn)
        .filter((id) => !there.has(id)),
    ).toEqual([]);
    expect(
      unseen.rejected
        .filter(({ reasons }) => reasons.some((reason) => reason.includes('weak')))
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(left.map(({ text }) => text).toSorted());
  });

  test('keeps what is contradicted or old, marked as such', () => {
    expect([...verdictsOf(unseen.document)]).toEqual(
      expect.arrayContaining(['conflicted', 'stale']),
    );
    const remarks = outlineOfReport(unseen.document).sections.flatMap(({ groups }) =>
      groups.flatMap(({ claims }) => claims.flatMap((claim) => claim.remarks)),
    );
    expect(remarks).toEqual(expect.arrayContaining(['Sources differ', 'May be out of date']));
  });

  test('says all this in every form', async () => {
    const all = await renderReport(unseen.document, { paper: 'us-letter', fonts: FONTS });
    const [first] = unseen.document.leftOut ?? [];
    const item = `${first?.text} (Hot topics)`;
    expect(spokenWords(outlineOfReport(unseen.document))).toContain(item);
    for (const form of [
      all.text,
      all.markdown.replaceAll('\\', ''),
      all.html.replaceAll('&#39;', '’'),
    ]) {
      for (const words of [
        TITLE,
        item,
        'Sources differ',
        'May be out of date',
        'Not yet expert-reviewed',
      ])
        expect(bare(form)).toContain(bare(words));
    }
    const { compiler, pages } = await createPdfRenderer().layOut(unseen.document, {
      paper: 'us-letter',
      fonts: FONTS,
    });
    const printed = bare(
      Array.from(
        compiler.svg(pages).matchAll(/<h5:div[^>]*>([^<]*)<\/h5:div>/gu),
        ([, line]) => line,
      ).join(''),
    );
    for (const words of [
      TITLE,
      item,
      'Sources differ',
      'May be out of date',
      'Not yet expert-reviewed',
    ])
      expect(printed).toContain(bare(words));
  });
});

test('a report that an expert will see first keeps what is weak, marked, and lists nothing', async () => {
  expect(seen.document.leftOut).toBeUndefined();
  const { text } = await renderReport(seen.document, { paper: 'us-letter', fonts: FONTS });
  expect(text).not.toContain(TITLE);
  expect(text).toContain('Weakly supported');
});

test('after the review the list is gone: an expert has looked at it', () => {
  expect(composeReviewed(unseen.document, [], evidence)).toMatchObject({ reviewed: true });
  expect(composeReviewed(unseen.document, [], evidence).leftOut).toBeUndefined();
});

test('what is weak about a person is counted, never told, and is forgotten with the rest', () => {
  const secret = 'Maud Ellery bred owls.';
  const document: ReportDocument = {
    ...unseen.document,
    leftOut: [...(unseen.document.leftOut ?? []), { section: 'interviewers', text: secret }],
  };
  const items = outlineOfReport(document).ends[0]?.items ?? [];
  expect(items.at(-1)).toBe('1 sentence about your interviewers');
  expect(items.join(' ')).not.toContain('Maud');
  expect(holdsInterviewers({ ...document, sections: [] })).toBe(true);
  expect(JSON.stringify(withoutInterviewers(document, evidence))).not.toContain('Maud');
  expect(withoutInterviewers(document, evidence).leftOut).toEqual(unseen.document.leftOut);
  expect(
    withoutInterviewers(
      { ...document, leftOut: [{ section: 'interviewers', text: secret }] },
      evidence,
    ),
  ).not.toHaveProperty('leftOut');
});
