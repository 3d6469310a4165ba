import { describe, expect, test } from 'vitest';
import { policyOf } from './page-policy.server';
import { servePage } from './served-page.server';

const PAGE = '<title>A report</title><header><!--served--></header><p>&lt;!--served--&gt;</p>';
const INTERVIEW = { at: '2026-03-24T14:30:00.000Z', zone: 'America/New_York' };

describe('a page as it is served', () => {
  test('leads to its PDF', () => {
    expect(servePage(PAGE, { token: 'abc', interview: null })).toContain(
      '<a href="/r/abc/report.pdf">Open as PDF</a>',
    );
  });

  test('says when the interview is on the buyer’s clock, and leads to its calendar entry', () => {
    const html = servePage(PAGE, { token: 'abc', interview: INTERVIEW });
    expect(html).toContain('Your interview: Tuesday, March 24, 2026 at 10:30 AM EDT');
    expect(html).toContain('<a href="/r/abc/interview.ics">');
    expect(
      servePage(PAGE, { token: 'abc', interview: { ...INTERVIEW, zone: 'Europe/Berlin' } }),
    ).toContain('at 3:30 PM GMT+1');
  });

  test('says nothing of an interview that nobody told us of', () => {
    expect(servePage(PAGE, { token: 'abc', interview: null })).not.toMatch(/interview|calendar/u);
  });

  test('has it once, in the place that was left for it, and all else as it was stored', () => {
    const html = servePage(PAGE, { token: 'abc', interview: INTERVIEW });
    expect(html.replace(/<p class="served">.*?<\/p>/u, '<!--served-->')).toBe(PAGE);
    expect(html.match(/class="served"/gu)).toHaveLength(1);
  });

  test('a page that was made before there was such a place stays as it is', () => {
    expect(servePage('<title>Old</title>', { token: 'abc', interview: INTERVIEW })).toBe(
      '<title>Old</title>',
    );
  });

  test.each(['"><script>alert(1)</script>', '$&$`', '../admin'])(
    'a token like %s makes no markup',
    (token) => {
      const html = servePage(PAGE, { token, interview: INTERVIEW });
      expect(html).not.toContain('<script');
      expect(html).toContain(`/r/${encodeURIComponent(token)}/report.pdf`);
      expect(html).toContain('<p>&lt;!--served--&gt;</p>');
    },
  );

  test('may do no more and no less than the stored one', () => {
    expect(policyOf(servePage(PAGE, { token: 'abc', interview: INTERVIEW }))).toBe(policyOf(PAGE));
  });
});
