import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { openCards, QUESTIONS } from '../fixtures/cards-page';
import { reportOf } from '../fixtures/report-input';
import { renderHtml, renderSharedHtml, REPORT_PAGE_POLICY } from './html/page';

const { document } = await reportOf({ preparedFor: 'Sam Okafor' });
const HTML = renderSharedHtml({
  ...document,
  changes: {
    since: '2026-03-02',
    nowReviewed: true,
    items: [{ section: 'Market', kind: 'added', after: 'It has two rivals.' }],
  },
});
const page = parseHTML(HTML).document;

test('a shared report says nothing of its buyer, and has no way to the shop', () => {
  expect(renderHtml(document)).toContain('Sam Okafor');
  expect(page.title).not.toContain('Okafor');
  expect(HTML.slice(HTML.indexOf('<body'))).not.toMatch(
    /Sam|Okafor|wrong=|\?pocket|<!--served-->|thank-you/u,
  );
  expect(page.querySelector('.changes')).toBeNull();
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
});

test('it has every sentence, every source and the same policy', () => {
  const whole = parseHTML(renderHtml(document)).document;
  const said = (from: Document) =>
    [...from.querySelectorAll('.claim .said, .card q, .sources q')].map((one) => one.textContent);
  expect(said(page as unknown as Document)).toEqual(said(whole as unknown as Document));
  expect(
    page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
  ).toBe(REPORT_PAGE_POLICY);
});

test('its cards can be practiced with, and nothing is written or kept', () => {
  const shared = openCards({ html: HTML });
  expect(shared.say('.count')).toBe(`Card 1 of ${QUESTIONS} · 0 known`);
  shared.press('Next');
  shared.press('I know this one');
  expect(shared.say('.count')).toBe(`Card 2 of ${QUESTIONS} · 1 known`);
  expect(shared.stored()).toBeUndefined();
  expect(shared.every('textarea, .adding, input:not([type=checkbox])')).toEqual([]);
  expect(shared.every('button').map(({ textContent }) => textContent)).not.toContain(
    'Clear my notes from this browser',
  );
});
