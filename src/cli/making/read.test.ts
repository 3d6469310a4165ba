import { expect, test } from 'vitest';
import { readPage, type PageInput } from '../../research/read';
import { readPageLine } from './read';

const threads = { run: async (_: string, input: unknown) => readPage(input as PageInput) };
const line = (value: Readonly<Record<string, unknown>>) => ({ kind: 'value', value }) as const;

test('a page comes back with what it states of itself, and null for what it does not', async () => {
  const html =
    '<html lang="en"><head><title>Mill</title><meta name="author" content="Li Sato"></head><body><h1>Mill</h1><p>It was built in 1904.</p></body></html>';
  expect(
    await readPageLine(threads, line({ id: 'm', html, url: 'https://mill.example/' })),
  ).toEqual({
    id: 'm',
    title: 'Mill',
    author: 'Li Sato',
    publishedAt: null,
    language: 'en',
    type: 'service',
    text: 'Mill\nIt was built in 1904.',
  });
});

test.each([
  [{ kind: 'fault', error: 'This line isn’t JSON.' } as const, { error: 'This line isn’t JSON.' }],
  [line({ html: '<p>x</p>' }), { error: '“id” must be a string or a number.' }],
  [line({ id: 3 }), { id: 3, error: '“html” must be a string.' }],
  [line({ id: 'p', html: '%PDF-1.7' }), { id: 'p', error: 'This is a PDF, not an HTML page.' }],
  [line({ id: 'u', html: '<p>x</p>', url: 4 }), { id: 'u', error: '“url” must be a string.' }],
])('%j is answered with what is wrong', async (given, answer) => {
  expect(await readPageLine(threads, given)).toEqual(answer);
});

test('a page that breaks its reader is an answer too', async () => {
  const broken = {
    run: async () => Promise.reject(new Error('The task “readPage” took longer than 20000 ms.')),
  };
  expect(await readPageLine(broken, line({ id: 'b', html: '<p>x</p>' }))).toEqual({
    id: 'b',
    error: 'Can’t read this page: it’s too large, too deep, or too slow.',
  });
});

test('with a web at hand the address of a page is enough, and says when it was read', async () => {
  const fetchPage = async (url: string) =>
    url.endsWith('/mill')
      ? { html: '<h1>Mill</h1><p>It was built in 1904.</p>', fetchedAt: '2024-05-10T10:00:00.000Z' }
      : { error: 'The page returned 404.' };
  const ask = (url: string) => readPageLine(threads, line({ id: 1, url }), fetchPage);
  expect(await ask('https://mill.example/mill')).toMatchObject({
    text: 'Mill\nIt was built in 1904.',
    fetchedAt: '2024-05-10T10:00:00.000Z',
  });
  expect(await ask('https://mill.example/dam')).toEqual({
    id: 1,
    error: 'The page returned 404.',
  });
});
