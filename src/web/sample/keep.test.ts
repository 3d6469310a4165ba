import { expect, test } from 'vitest';
import { keepable } from './keep.server';

const ask = (tag?: string): Response => keepable(new Request('https://shop.example/sample', tag === undefined ? {} : { headers: { 'if-none-match': tag } }), 'whole', { 'Content-Type': 'text/plain' });

test('the sample may be kept by anybody and is not sent twice', async () => {
  const first = ask();
  expect([first.status, first.headers.get('cache-control'), first.headers.get('x-robots-tag')]).toEqual([200, 'public, max-age=3600', null]);
  const tag = first.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = ask(known);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
  }
  expect(ask('"other"').status).toBe(200);
});
