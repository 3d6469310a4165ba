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
  ['at another port', '<a href="https://www.labor.example:8443/a.xlsx">A</a>'],
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

/** As EDGAR lists the files of a filing. */
const filingList = (...rows: string[]): string =>
  `<table class="tableFile" summary="Document Format Files"><tr><th scope="col">Seq</th><th>Description</th>
  <th>Document</th><th>Type</th><th>Size</th></tr>${rows.join('')}</table>`;
const row = (description: string, file: string, type: string): string =>
  `<tr><td scope="row">2</td><td scope="row">${description}</td><td scope="row"><a href="${file}">${file}</a>
  &nbsp;</td><td scope="row">${type}</td><td scope="row">146082</td></tr>`;
const inRow = { words: ['ex-99.1', 'ex-99'], in: 'row', missing: 'empty' } as const;
const main = row('8-K', '/ix?doc=/Archives/trlw-8k.htm', '8-K');

test.each([
  ['by its type and never by its name', [main, row('PRESS RELEASE', '/a/q3pr.htm', 'EX-99.1')]],
  [
    'before another exhibit of the kind',
    [row('EX-99.2', '/a/cfo.htm', 'EX-99.2'), row('', '/a/q3pr.htm', 'EX-99.1')],
  ],
  [
    'and no picture of it',
    [row('', '/a/ex991.jpg', 'EX-99.1'), row('EX-99', '/a/q3pr.htm', 'EX-99')],
  ],
])('a file of a table is found %s', (_, rows) => {
  expect(fileLinkIn(filingList(...rows), 'https://www.sec.gov/Archives/i.htm', inRow)).toBe(
    'https://www.sec.gov/a/q3pr.htm',
  );
});

test.each([
  ['only mentions it', row('Agreement of EX-99.1', '/a/ex10.htm', 'EX-10.1')],
  ['leads away', row('', 'https://evil.example/a.htm', 'EX-99.1')],
  ['is of the filing itself', main],
])('a row that %s is not followed, and then there is nothing', async (_, one) => {
  const html = filingList(one);
  const url = 'https://www.sec.gov/Archives/i.htm';
  expect(fileLinkIn(html, url, inRow)).toBeUndefined();
  const source = { request: { urls: [url], follow: inRow } } as unknown as Source;
  const listed = { outcome: 'ok', url, text: html } as unknown as AskedBody;
  await expect(fetchThrough(async () => listed, { source, url })).resolves.toEqual({
    outcome: 'empty',
    sentence: 'It lists no such file.',
  });
});

test('a page that lists no file is the file itself where its entry says so', async () => {
  const url = 'https://www.sec.gov/Archives/ex99.htm';
  const source = {
    request: { urls: [url], follow: { ...inRow, missing: 'itself' } },
  } as unknown as Source;
  const page = { outcome: 'ok', url, text: '<p>Sales rose.</p>' } as unknown as AskedBody;
  await expect(fetchThrough(async () => page, { source, url })).resolves.toBe(page);
});
