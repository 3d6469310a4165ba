import { createHash } from 'node:crypto';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { outlineOfReport, spokenWords } from '../../document';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { reportOf } from '../../fixtures/report-input';
import { firstMissing } from '../../fixtures/same-words';
import { renderHtml, REPORT_PAGE_POLICY } from './page';
import { PAGE_SCRIPT } from './script-packed';
import { FACE_STYLE } from './style-faces';

const { document } = await reportOf();
const MARKS_BY_VERDICT = new Map(
  outlineOfReport(document).marks.map(({ verdict, word }) => [verdict, word]),
);

function pageOf(html: string) {
  return parseHTML(html).document;
}

const PAGE = pageOf(renderHtml(document));

function all(selector: string, page = PAGE): Element[] {
  return [...page.querySelectorAll(selector)];
}

test('says every word of the outline, in its order', () => {
  const masthead = PAGE.querySelector('.masthead')?.textContent ?? '';
  const main = PAGE.querySelector('main')?.textContent ?? '';
  expect(firstMissing(masthead + main, spokenWords(outlineOfReport(document)))).toBeUndefined();
});

test('is one file: one script and one style of its own, no sheet, nothing fetched, nothing sent', () => {
  expect(all('script').map((script) => script.textContent)).toEqual([PAGE_SCRIPT]);
  expect(all('style')).toHaveLength(1);
  expect(
    all(
      'img, link:not([rel="icon"][href^="data:image/svg+xml,"]), iframe, object, embed, form, base, video, audio, source, image, use, foreignObject',
    ),
  ).toEqual([]);
  expect(
    all('*').flatMap((element) =>
      [...element.attributes].filter(
        ({ name }) => name.startsWith('on') || name === 'style' || name === 'src',
      ),
    ),
  ).toEqual([]);
  expect(all('style')[0]?.textContent).not.toMatch(/url\((?!data:font\/woff2;)|@import/u);
});

test('what may act on it stands before anything a stranger had a say in', () => {
  const html = renderHtml(document);
  const head = html.slice(0, html.indexOf('<title>'));
  expect(head).toContain('<style>');
  expect(head).toContain('<script type="module">');
  expect(html.slice(head.length)).not.toMatch(/<(?:script|style|meta|link|base)\b/iu);
  const other = renderHtml({
    ...document,
    company: 'Another',
    role: '</title><script>alert(1)</script>',
    sections: [],
  });
  expect(other.startsWith(head)).toBe(true);
  expect(other.slice(head.length)).not.toMatch(/<script\b/iu);
});

test('its policy lets this one style and this one script act and nothing else', () => {
  const style = all('style')[0]?.textContent ?? '';
  expect(REPORT_PAGE_POLICY).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(REPORT_PAGE_POLICY).toContain(
    `script-src 'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}';`,
  );
  expect(REPORT_PAGE_POLICY).not.toContain('unsafe');
  expect(REPORT_PAGE_POLICY).toMatch(/^default-src 'none'/u);
  expect(
    PAGE.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content'),
  ).toBe(REPORT_PAGE_POLICY);
});

test('tells robots and other sites nothing', () => {
  expect(PAGE.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  expect(PAGE.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
});

test('ids are used once, and every link, mark and label within the page leads somewhere', () => {
  const ids = all('[id]').map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
  const targets = [
    ...all('a[href^="#"]').map((link) => (link.getAttribute('href') ?? '').slice(1)),
    ...all('[popovertarget]').map((button) => button.getAttribute('popovertarget') ?? ''),
    ...all('[aria-labelledby]').map((element) => element.getAttribute('aria-labelledby') ?? ''),
  ];
  expect(targets.length).toBeGreaterThan(100);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('each claim’s source is one tap away: its quote, its site, how well it is supported, and a way to say that it is wrong', () => {
  for (const claim of document.sections.flatMap((section) => section.claims)) {
    const marks = [...(PAGE.getElementById(claim.id)?.querySelectorAll('.mark') ?? [])];
    expect(marks, claim.text).toHaveLength(1);
    const card = PAGE.getElementById(marks[0]?.getAttribute('popovertarget') ?? '');
    const said = card?.textContent ?? '';
    const [{ quote = '', sourceName = '' } = {}] = claim.citations;
    expect(said).toContain(quote.split(/\s+/u).length > 25 ? '…' : quote);
    expect(said).toContain(sourceName);
    const isPlain = claim.verdict === 'supported';
    expect(said).toContain(isPlain ? '' : MARKS_BY_VERDICT.get(claim.verdict));
    expect(card?.querySelector('a[href^="?wrong="]')?.getAttribute('href')).toBe(
      `?wrong=${claim.id}`,
    );
  }
});

test('headings descend one step at a time', () => {
  const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName.slice(1)));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
});

test('links outward are only http and https', () => {
  const outward = all('a[href]').filter(
    (link) => !/^(?:#|\?wrong=|\?pocket$)/u.test(link.getAttribute('href') ?? ''),
  );
  expect(outward.length).toBeGreaterThan(0);
  for (const link of outward) {
    expect(link.getAttribute('href')).toMatch(/^https?:\/\//u);
  }
});

test('a source with a script for an address is named and not linked', () => {
  const poisoned = {
    ...document,
    sources: document.sources.map((source) => ({ ...source, url: 'javascript:alert(1)' })),
  };
  const page = pageOf(renderHtml(poisoned));
  expect(all('a[href^="javascript"]', page)).toEqual([]);
  expect(all('.sources .title', page)).toHaveLength(document.sources.length);
});

test('weighs less than 200 kB beside its typefaces', () => {
  const weight = Buffer.byteLength(renderHtml(document)) - Buffer.byteLength(FACE_STYLE);
  expect(weight).toBeLessThan(200_000);
});

test.each(HOSTILE_NAMES)(
  'a company, role and buyer named with %s stay text',
  async (_kind, name) => {
    const hostile = await reportOf({ company: { name }, role: name, preparedFor: name });
    const page = pageOf(renderHtml(hostile.document));
    expect(all('img, iframe, body script', page)).toEqual([]);
    expect(all('script', page).map((script) => script.textContent)).toEqual([PAGE_SCRIPT]);
    expect(
      all('*', page).flatMap((element) =>
        [...element.attributes].filter((attribute) => attribute.name.startsWith('on')),
      ),
    ).toEqual([]);
    expect(all('style', page)).toHaveLength(1);
    expect(page.querySelector('h1')?.textContent).toBe(outlineOfReport(hostile.document).title);
    expect(renderHtml(hostile.document)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  },
);
