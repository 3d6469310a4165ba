import { expect, test } from 'vitest';
import { catalogue, readAnswer } from '../../src/research/sources';
import { company } from './contract-case';

/** All that are polled for everybody are of one shape: whatever a publisher's program writes, the same comes out. */
const feeds = catalogue.filter(
  ({ kind, extract, needs }) => kind === 'feed' && extract === undefined && needs.length === 0,
);

const OURS = {
  title: 'Tarrow Lantern Works opens a third workshop',
  url: 'https://paper.example/1',
  date: '2026-10-06',
  html: '<p>In Hull.</p>',
};
const THEIRS = 'Tarrow Lantern Tours LLC adds boats';
const NOBODYS = 'Rain expected on Sunday';
const text = '&lt;p&gt;In Hull.&lt;/p&gt;';

const rss = (items: string): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Paper</title><link>https://paper.example/</link>${items}</channel></rss>`;
const rssItem = (title: string, at: number, more = ''): string =>
  `<item><title>${title}</title><link>https://paper.example/${at}</link><pubDate>Tue, 06 Oct 2026 12:00:00 GMT</pubDate>${more}</item>`;
const atomEntry = (title: string, at: number, more = ''): string =>
  `<entry><id>urn:${at}</id><title>${title}</title><link rel="alternate" href="https://paper.example/${at}"/><published>2026-10-06T12:00:00Z</published><updated>2026-10-06T12:00:00Z</updated>${more}</entry>`;
const rdfItem = (title: string, at: number, more = ''): string =>
  `<item rdf:about="https://paper.example/${at}"><title>${title}</title><link>https://paper.example/${at}</link><dc:date>2026-10-06T12:00:00Z</dc:date>${more}</item>`;

const forms = {
  'RSS 2.0': rss(
    rssItem(OURS.title, 1, `<description>${text}</description>`) +
      rssItem(THEIRS, 2) +
      rssItem(NOBODYS, 3),
  ),
  Atom: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Paper</title>${atomEntry(OURS.title, 1, `<content type="html">${text}</content>`)}${atomEntry(THEIRS, 2)}${atomEntry(NOBODYS, 3)}</feed>`,
  'RSS 1.0': `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://paper.example/"><title>Paper</title><link>https://paper.example/</link></channel>${rdfItem(OURS.title, 1, `<description>${text}</description>`)}${rdfItem(THEIRS, 2)}${rdfItem(NOBODYS, 3)}</rdf:RDF>`,
};

const read = (source: (typeof feeds)[number], answer: string, type = 'application/xml') =>
  readAnswer(
    source,
    {
      outcome: 'ok',
      url: source.request.urls[0] ?? '',
      type,
      text: answer,
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    undefined,
    company,
  );

test('there are more than eighty of them', () => {
  expect(feeds.length).toBeGreaterThan(80);
});

test.each(Object.entries(forms))(
  '%s: of the company’s own news one is kept, a namesake’s and everybody’s is not',
  (_, answer) => {
    for (const source of feeds) {
      const { outcome, items, apart } = read(source, answer);
      expect([source.id, outcome, items.length, apart.length]).toEqual([source.id, 'ok', 1, 2]);
      expect(items[0], source.id).toMatchObject(OURS);
    }
  },
);

test.each([
  [
    'a page that asks for money',
    '<!doctype html><html><body>Subscribe to continue reading</body></html>',
    'text/html',
    'paywall',
  ],
  [
    'a page that asks who is there',
    '<!DOCTYPE html><html><head><title>Just a moment</title></head><body>Please verify you are human</body></html>',
    'text/html',
    'blocked',
  ],
  ['an empty list', rss(''), 'application/rss+xml', 'empty'],
  ['JSON', '{"id":7}', 'application/json', 'shape-changed'],
  ['an error in JSON', '{"error":"no"}', 'application/json', 'error-page'],
  [
    'a feed that breaks off',
    rss(rssItem(OURS.title, 1)).slice(0, -40),
    'application/rss+xml',
    'shape-changed',
  ],
])('%s is told as what it is', (_, answer, type, outcome) => {
  for (const source of feeds)
    expect([source.id, read(source, answer, type).outcome]).toEqual([source.id, outcome]);
});
