import { describe, expect, test } from 'vitest';
import { policyOf } from './page-policy.server';
import { servePage } from './served-page.server';

const PAGE = '<title>A report</title><header><!--served--></header><p>&lt;!--served--&gt;</p>';
const INTERVIEW = {
  at: '2026-03-24T14:30:00.000Z',
  zone: 'America/New_York',
  words: 'Tuesday, March 24, 2026 at 10:30 AM EDT',
  calendars: { google: 'https://calendar.example/?a=1&b="2"', outlook: 'https://outlook.example/' },
};

describe('a page as it is served', () => {
  test('leads to its PDF and its pocket card', () => {
    const html = servePage(PAGE, { token: 'abc', interview: null });
    expect(html).toContain('<a href="/r/abc/report.pdf">Open as PDF</a>');
    expect(html).toContain('<a href="/r/abc/pocket.pdf">Pocket card (PDF)</a>');
  });

  test('says when the interview is, in words and for the script, and leads to its calendar entries', () => {
    const html = servePage(PAGE, { token: 'abc', interview: INTERVIEW });
    expect(html).toContain(
      '<time datetime="2026-03-24T14:30:00.000Z" data-zone="America/New_York">Tuesday, March 24, 2026 at 10:30 AM EDT</time>',
    );
    expect(html).toContain('<a href="/r/abc/interview.ics">');
    expect(html).toContain('<a href="https://calendar.example/?a=1&amp;b=&quot;2&quot;">');
    expect(html).toContain('<a href="https://outlook.example/">');
    expect(html).not.toContain('#thank-you');
  });

  test('leads to the thank-you note, and no more to calendars, once the interview is over', () => {
    const html = servePage(PAGE, { token: 'abc', interview: { ...INTERVIEW, calendars: null } });
    expect(html).toContain('<a href="#thank-you">');
    expect(html).toContain('<time ');
    expect(html).not.toMatch(/\.ics|calendar/u);
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
