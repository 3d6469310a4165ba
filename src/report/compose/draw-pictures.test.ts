import { describe, expect, test } from 'vitest';
import type { ReportDocument } from '../document/shape';
import { LEADERS, YEARS } from '../fixtures/pictures';
import { EVIDENCE } from '../fixtures/made-up-company';
import { contextOver, INPUT, reportOf } from '../fixtures/report-input';
import { rewriteRoleTips } from '../rewrite-role-tips';
import { withCounts } from './draw-pictures';
import { withoutInterviewers } from './without-interviewers';

const { document } = await reportOf();
const idsOf = ({ pictures = [] }: ReportDocument) => pictures.map(({ id }) => id);

describe('the pictures of a report', () => {
  test('are those of which enough was found, in the order in which they are read', () => {
    expect(idsOf(document)).toEqual(['news', 'coverage', 'freshness']);
  });

  test('cite exact quotes of the findings, and their pages stand among the sources', () => {
    const byId = new Map(EVIDENCE.map((row) => [row.id, row]));
    const citations = document.pictures?.flatMap((picture) => picture.citations) ?? [];
    expect(citations.length).toBeGreaterThan(2);
    for (const { evidenceId, quote, url } of citations) {
      expect(byId.get(evidenceId)?.quote).toContain(quote);
      expect(document.sources.map((source) => source.url)).toContain(url);
    }
  });

  test('are the same to the byte whenever the same is written, in whatever order it was found', async () => {
    const again = await reportOf({ evidence: EVIDENCE.toReversed() });
    expect(JSON.stringify(again.document.pictures)).toBe(JSON.stringify(document.pictures));
  });

  test('count in the tally: who is cited by a picture alone is cited', async () => {
    const without = { ...document, pictures: [] };
    expect(withoutInterviewers(without, EVIDENCE).tally.cited).toBeLessThanOrEqual(
      document.tally.cited,
    );
    const extra = { ...YEARS, section: 'snapshot' as const };
    const { tally, sources } = withoutInterviewers(
      { ...document, pictures: [...(document.pictures ?? []), extra] },
      EVIDENCE,
    );
    expect(tally.cited).toBe(document.tally.cited + 1);
    expect(sources.map(({ url }) => url)).toEqual(
      expect.arrayContaining(extra.citations.map(({ url }) => url)),
    );
  });
});

describe('a report without its interviewers', () => {
  test('keeps the pictures of the company and counts the claims anew', () => {
    const shorn = withoutInterviewers(document, EVIDENCE);
    expect(shorn.pictures).toEqual(document.pictures);
  });

  test('has none that stood in their section', () => {
    const told = {
      ...document,
      pictures: [...(document.pictures ?? []), { ...LEADERS, section: 'interviewers' as const }],
    };
    expect(idsOf(withoutInterviewers(told, EVIDENCE))).toEqual(idsOf(document));
  });

  test('that was kept from before there were pictures gets none', () => {
    const { pictures: _none, ...old } = document;
    expect(withoutInterviewers(old, EVIDENCE)).not.toHaveProperty('pictures');
  });
});

describe('tips for the role written anew', () => {
  test('leave every other picture as it was', async () => {
    const written = await reportOf();
    const again = await rewriteRoleTips(contextOver(), INPUT, written);
    expect(again.ok && again.value.document.pictures).toEqual(document.pictures);
  });

  test('give no pictures to a report from before there were any', async () => {
    const written = await reportOf();
    const { pictures: _none, ...old } = written.document;
    const again = await rewriteRoleTips(contextOver(), INPUT, { ...written, document: old });
    expect(again.ok && again.value.document).not.toHaveProperty('pictures');
  });
});

test('what was counted before is not counted twice', () => {
  const pictures = document.pictures ?? [];
  expect(withCounts(pictures, document.sections, EVIDENCE, document.writtenAt)).toEqual(pictures);
});
