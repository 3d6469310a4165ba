import { expect, test } from 'vitest';
import { fetchThrough, fileLinkIn } from './follow-link';
import type { Ask, AskedBody, Source } from '../shape';

const page = (...links: string[]): string => `<html><body>${links.join('')}</body></html>`;
const at = 'https://www.labor.example/notices/page';
const follow = { words: ['warn log', '.xlsx'] };

test.each([
  [
    'by its words',
    page('<a href="/other.pdf">Other</a>', '<a href="/media/7/download">WARN  Log</a>'),
    'https://www.labor.example/media/7/download',
  ],
  [
    'by its title',
    page('<a href="/media/7" title="The WARN Log">Here</a>'),
    'https://www.labor.example/media/7',
  ],
  [
    'by its address',
    page('<a href="../docs/warn-9.XLSX#top">Here</a>'),
    'https://www.labor.example/docs/warn-9.XLSX',
  ],
  [
    'by the first of the words before the second',
    page('<a href="/old.xlsx">Old</a>', '<a href="/new">WARN log</a>'),
    'https://www.labor.example/new',
  ],
  [
    'below the site',
    page('<a href="https://files.labor.example/a.xlsx">A</a>'),
    'https://files.labor.example/a.xlsx',
  ],
])('the file is found %s', (_, html, url) => {
  expect(fileLinkIn(html, at, follow)).toBe(url);
});

test.each([
  ['on another site', '<a href="https://evil.example/a.xlsx">WARN log</a>'],
  ['on a site that ends alike', '<a href="https://evillabor.example/a.xlsx">A</a>'],
  ['on a site that begins alike', '<a href="https://labor.example.evil.example/a.xlsx">A</a>'],
  ['without encryption', '<a href="http://www.labor.example/a.xlsx">A</a>'],
  ['at another door', '<a href="https://www.labor.example:8443/a.xlsx">A</a>'],
  ['with somebody’s name', '<a href="https://a@labor.example/a.xlsx">A</a>'],
  ['that is a script', '<a href="javascript:void(\'.xlsx\')">A</a>'],
  ['that is broken', '<a href="https://[.xlsx">A</a>'],
  ['of none', '<p>WARN log</p>'],
])('a link %s is not followed', (_, link) => {
  expect(fileLinkIn(page(link), at, follow)).toBeUndefined();
});

test.each([
  [
    'https://docs.google.com/spreadsheets/d/e/2PACX-1v/pubhtml?gid=5&single=true',
    'https://docs.google.com/spreadsheets/d/e/2PACX-1v/pub?output=csv&gid=5',
  ],
  [
    'https://docs.google.com/spreadsheets/d/1abc/edit#gid=42',
    'https://docs.google.com/spreadsheets/d/1abc/export?format=csv&gid=42',
  ],
  ['https://docs.google.com/document/d/1abc/edit', 'https://docs.google.com/document/d/1abc/edit'],
])('a published sheet %s is asked for as a table', (href, url) => {
  expect(
    fileLinkIn(page(`<a href="${href}">List</a>`), at, {
      words: ['docs.google.com'],
      host: 'docs.google.com',
    }),
  ).toBe(url);
  expect(
    fileLinkIn(page(`<a href="${href}">List</a>`), at, { words: ['docs.google.com'] }),
  ).toBeUndefined();
});

const source = {
  id: 'x',
  name: 'X',
  kind: 'csv',
  request: { urls: [at], follow },
} as unknown as Source;
const body = (url: string, text: string): AskedBody => ({
  outcome: 'ok',
  url,
  type: 'text/html',
  text,
  headers: {},
  fetchedAt: '',
});

test('page and file are asked for the same source, one after the other, and a page without its link says so', async () => {
  const asked: string[] = [];
  const ask: Ask = async ({ url, source: one }) => {
    asked.push(`${one.id} ${url}`);
    return url.endsWith('.xlsx')
      ? { ...body(url, 'a,b') }
      : body(url, page('<a href="/a.xlsx">A</a>'));
  };
  expect(await fetchThrough(ask, { source, url: at })).toMatchObject({
    outcome: 'ok',
    text: 'a,b',
  });
  expect(asked).toEqual([`x ${at}`, 'x https://www.labor.example/a.xlsx']);
  expect(await fetchThrough(async ({ url }) => body(url, ''), { source, url: at })).toMatchObject({
    outcome: 'shape-changed',
  });
  expect(
    await fetchThrough(async () => ({ outcome: 'blocked', sentence: 'No.' }), { source, url: at }),
  ).toEqual({ outcome: 'blocked', sentence: 'No.' });
});
