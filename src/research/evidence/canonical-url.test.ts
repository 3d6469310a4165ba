import { expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url';

const page = 'https://loamferry.example/news/new-boat';

test.each([
  'https://loamferry.example/news/new-boat',
  'http://www.loamferry.example/news/new-boat/',
  'https://m.loamferry.example/news/new-boat#comments',
  'https://www.m.loamferry.example/news/new-boat',
  'https://amp.loamferry.example/news/new-boat',
  'https://loamferry.example/amp/news/new-boat',
  'https://loamferry.example/news/new-boat/amp/',
  'https://loamferry.example/news/new-boat.amp',
  'https://loamferry.example/news/new-boat?amp=1',
  'https://loamferry.example/news/new-boat?outputType=amp',
  'https://LOAMFERRY.example:443/news//new-boat/index.html',
  'https://loamferry.example/news/new-boat?utm_source=mail&utm_medium=x&fbclid=abc&gclid=1',
  'https://loamferry.example./news/new-boat?ref=hn&PHPSESSID=77',
  'https://www.google.com/amp/s/loamferry.example/news/new-boat/amp/',
  'https://loamferry-example.cdn.ampproject.org/c/s/loamferry.example/news/new-boat',
])('%s is one page with its other spellings', (address) => {
  expect(canonicalUrl(address)).toBe(page);
});

test('what a page is asked with stays, in one order', () => {
  expect(canonicalUrl('https://loamferry.example/jobs?team=yard&id=7&utm_campaign=spring')).toBe(
    'https://loamferry.example/jobs?id=7&team=yard',
  );
  expect(canonicalUrl('https://loamferry.example/jobs?id=8')).not.toBe(
    canonicalUrl('https://loamferry.example/jobs?id=7'),
  );
});

test.each([
  ['https://loamferry.example/', 'https://loamferry.example'],
  ['https://m.example', 'https://m.example'],
  ['https://amp.dev.example/guide', 'https://dev.example/guide'],
  ['https://loamferry.example/ramp', 'https://loamferry.example/ramp'],
  ['https://loamferry.example/camp/', 'https://loamferry.example/camp'],
  ['https://loamferry.example:8443/a', 'https://loamferry.example:8443/a'],
  ['https://loamferry.example/50%', 'https://loamferry.example/50%'],
  ['mailto:desk@loamferry.example', 'mailto:desk@loamferry.example'],
  ['not an address', 'not an address'],
])('%s becomes %s', (address, canonical) => {
  expect(canonicalUrl(address)).toBe(canonical);
});

test('it is the same again when it is made canonical twice', () => {
  for (const address of [
    page,
    'https://www.m.loamferry.example/a/b/?z=1&a=%20b',
    'https://loamferry.example/ä/',
  ])
    expect(canonicalUrl(canonicalUrl(address))).toBe(canonicalUrl(address));
});
