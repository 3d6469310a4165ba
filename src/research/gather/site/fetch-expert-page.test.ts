import { expect, test } from 'vitest';
import { inMemorySnapshots } from '../../evidence';
import { readPage, readPdf } from '../../read';
import type { Ask } from '../../sources';
import { fetchExpertPage } from './fetch-expert-page';

const answered =
  (text: string, type = 'text/html'): Ask =>
  async ({ url }) => ({
    outcome: 'ok',
    url,
    type,
    text,
    headers: {},
    fetchedAt: '2026-03-02T09:00:00.000Z',
  });

function openWorld(ask: Ask) {
  const asked: { readonly url: string; readonly robots: string }[] = [];
  const snapshots = inMemorySnapshots();
  const recorded: Ask = async (question) => {
    asked.push({ url: question.url, robots: question.source.polite.robots });
    return ask(question);
  };
  const read = async (input: { html: string; url?: string }) => readPage(input);
  return {
    asked,
    snapshots,
    open: (url: string) => fetchExpertPage({ ask: recorded, snapshots, read, readPdf }, url),
  };
}

const ARTICLE = `<html><head><title>Fields</title></head><body><article><h1>Fields</h1>${'<p>Pennant Mills opened a second mill by the river, which grinds barley by night and oats by day.</p>'.repeat(4)}</article></body></html>`;

test('a page is read into a snapshot, with its robots.txt obeyed', async () => {
  const { open, snapshots, asked } = openWorld(answered(ARTICLE));
  const read = await open('https://courier.example/fields');
  expect(read).toMatchObject({
    ok: true,
    value: { url: 'https://courier.example/fields', sourceId: 'expert-page', tier: 'B' },
  });
  expect(read.ok && (await snapshots.get(read.value.snapshot))).toContain(
    'opened a second mill by the river',
  );
  expect(asked).toEqual([{ url: 'https://courier.example/fields', robots: 'obey' }]);
});

test('plain text is read as it stands', async () => {
  const { open, snapshots } = openWorld(
    answered('The mill opens in May.\nIt closes in June.', 'text/plain'),
  );
  const read = await open('https://courier.example/notes.txt');
  expect(read.ok && (await snapshots.get(read.value.snapshot))).toContain('The mill opens in May.');
  expect(
    await openWorld(answered('', 'text/plain')).open('https://courier.example/empty.txt'),
  ).toMatchObject({ failure: { code: 'unreadable' } });
});

test.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not an address',
  '',
  'http://127.0.0.1/',
  'http://[::1]/',
  'https://user:word@courier.example/',
  'https://www.glassdoor.com/x',
  'https://www.linkedin.com/in/x',
])('“%s” is refused before anybody is asked', async (url) => {
  const { open, asked } = openWorld(answered(ARTICLE));
  expect(await open(url)).toMatchObject({ ok: false, failure: { code: 'unreadable' } });
  expect(asked).toEqual([]);
});

test.each([
  [
    'a page that is gone',
    async () => ({ outcome: 'gone' as const, sentence: 'There is no such page.' }),
  ],
  [
    'a page that needs scripts',
    answered('<html><body><div id="root"></div><script src="a.js"></script></body></html>'),
  ],
])('%s is told and not thrown', async (_, ask) => {
  expect(await openWorld(ask as Ask).open('https://courier.example/fields')).toMatchObject({
    failure: { code: 'unreadable' },
  });
});
