import { expect, test } from 'vitest';
import type { EntityCard } from '../../company';
import { inMemorySnapshots } from '../../evidence';
import { readPage, readPdf } from '../../read';
import { pdfOf } from '../../read/testing';
import type { Ask } from '../../sources';
import { annualReports } from './annual-reports';
import { crawlSite } from './crawl-site';

const card: EntityCard = {
  id: 'c1',
  name: 'Pennant Mills',
  legalName: 'Pennant Mills, Inc.',
  domain: 'mill.example',
  aliases: [],
  jobBoards: {},
  namesakes: ['Pennant Bakery'],
};
const site = 'https://mill.example';
const cdn = 'https://s21.files.example/717/doc_financials';
const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>Pennant Mills</title>${head}</head><body><main><h1>Pennant Mills</h1>
  <p>Pennant Mills saws timber in nine mills along the coast and employs 412 people there.</p>${body}</main></body></html>`;
const link = (href: string, text: string): string => `<p><a href="${href}">${text}</a></p>`;
const alternate = (href: string): string =>
  `<link rel="alternate" type="application/rss+xml" href="${href}">`;
const rss = (...titles: readonly string[]): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Mill</title>${titles
    .map(
      (title) =>
        `<item><title>${title}</title><link>${site}/posts/${title.replaceAll(' ', '-')}</link><pubDate>Mon, 02 Feb 2026 09:00:00 GMT</pubDate><description>${title} is told at some length.</description></item>`,
    )
    .join('')}</channel></rss>`;
const report = (owner: string): Uint8Array =>
  pdfOf([
    [
      { size: 20, y: 720, text: `${owner}, Annual Report 2025` },
      { y: 690, text: `${owner} had revenue of $41 million in 2025.` },
    ],
  ]);

async function crawl(answers: Readonly<Record<string, string | Uint8Array>>) {
  const asked: string[] = [];
  const ask: Ask = async ({ url }) => {
    asked.push(url);
    const answer = answers[url];
    if (answer === undefined) return { outcome: 'gone', sentence: 'There is no such page.' };
    const isText = typeof answer === 'string';
    return {
      outcome: 'ok',
      url,
      type: !isText ? 'application/pdf' : answer.startsWith('<?xml') ? 'text/xml' : 'text/html',
      text: isText ? answer : '',
      ...(isText ? {} : { bytes: answer }),
      headers: {},
      fetchedAt: '2026-03-02T09:00:00.000Z',
    };
  };
  const { findings } = await crawlSite(
    { ask, card, store: inMemorySnapshots(), read: async (input) => readPage(input), readPdf },
    'Sawyer',
  );
  const of = (id: string) =>
    findings.filter(({ source }) => source.id === id).flatMap(({ snapshots }) => snapshots);
  return { asked, findings, of };
}

test('the feeds that blog and changelog offer are read beside the site’s own, each entry once, and no reader’s comments', async () => {
  const { asked, of } = await crawl({
    [`${site}/`]: page(
      link('/blog', 'Blog') + link('/product/changelog', 'What is new'),
      alternate('/feed.xml'),
    ),
    [`${site}/feed.xml`]: rss('A new mill'),
    [`${site}/blog`]: page('', alternate('/blog/comments/feed') + alternate('/blog/feed.xml')),
    [`${site}/blog/feed.xml`]: rss('A new mill', 'How we saw'),
    [`${site}/product/changelog`]: page('<h2>4.2</h2>', alternate('/changes.xml')),
    [`${site}/changes.xml`]: rss('Version 4.2'),
  });
  expect(of('site-feed-discovery').map(({ title }) => title)).toEqual([
    'A new mill',
    'How we saw',
    'Version 4.2',
  ]);
  expect(of('site-changelog').map(({ url }) => url)).toEqual([`${site}/product/changelog`]);
  expect(asked.filter((url) => url.includes('comments'))).toEqual([]);
});

test('a site that links to no changelog is not asked for one', async () => {
  const { asked, findings } = await crawl({ [`${site}/`]: page('') });
  expect(asked.filter((url) => url.includes('changelog'))).toEqual([]);
  expect(findings.find(({ source }) => source.id === 'site-changelog')?.outcome).toBe(
    'not-applicable',
  );
});

const investors = page(
  link(`${cdn}/2024/annual/Mill-2024.pdf`, 'Annual Report 2024') +
    link(`${cdn}/2025/annual/Mill-2025.pdf`, '2025 Annual Report') +
    link(`${cdn}/2026/q1/Mill-Q1.pdf`, 'First quarter 2026, as our annual report') +
    link(`${cdn}/plan.pdf`, 'Our plan'),
);

test('the newest annual report that the page for investors links to is read, on whatever host it is kept', async () => {
  const { of, asked } = await crawl({
    [`${site}/`]: page(link('/investors', 'Investors')),
    [`${site}/investors`]: investors,
    [`${cdn}/2025/annual/Mill-2025.pdf`]: report('Pennant Mills'),
  });
  expect(of('site-investors').map(({ url }) => url)).toEqual([
    `${site}/investors`,
    `${cdn}/2025/annual/Mill-2025.pdf`,
  ]);
  expect(asked.filter((url) => url.startsWith(cdn))).toHaveLength(1);
});

test('a report that names another company on its first pages is left out', async () => {
  const { of, asked } = await crawl({
    [`${site}/`]: page(''),
    [`${site}/investors`]: investors,
    [`${cdn}/2025/annual/Mill-2025.pdf`]: report('Harbor Sails'),
    [`${cdn}/2024/annual/Mill-2024.pdf`]: report('Harbor Sails'),
  });
  expect(of('site-investors').map(({ url }) => url)).toEqual([`${site}/investors`]);
  expect(asked.filter((url) => url.startsWith(cdn))).toHaveLength(2);
});

test.each([
  ['an address that is no page', 'javascript:annual-report-2025.pdf'],
  ['an address without encryption', 'http://files.example/annual-report-2025.pdf'],
  ['a page', 'https://files.example/annual-report-2025'],
  ['a half year’s', 'https://files.example/interim-annual-report-2025.pdf'],
])('%s is no annual report', (_, url) => {
  expect(annualReports([{ url, text: '' }], new Set())).toEqual([]);
});

test('a report that was read on the site’s own host is not read again elsewhere', () => {
  const url = 'https://files.example/annual-report-2025.pdf';
  expect(annualReports([{ url, text: '' }], new Set())).toEqual([url]);
  expect(annualReports([{ url, text: '' }], new Set([url]))).toEqual([]);
});
