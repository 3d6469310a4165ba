import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describedSample } from './described';

const page =
  '<!doctype html><html><head><title>A & B</title><style>p{}</style></head><body><title>not this</title></body></html>';
const picture = (path: string): Buffer =>
  readFileSync(new URL(`../public/${path}`, import.meta.url));

test('the sample is told of by its own address and picture, and nothing else of the page changes', () => {
  const described = describedSample(page, 'https://shop.example/a"b');
  expect(described).toContain('<title>A & B</title><meta name="description"');
  expect(described).toContain('<link rel="canonical" href="https://shop.example/a&quot;b/sample">');
  expect(described).toContain('content="https://shop.example/a&quot;b/og/sample.png"');
  expect(described.replace(/<meta (?:name|property)="[^>]*>|<link [^>]*>/gu, '')).toBe(page);
});

test.each([
  ['og/home.png', 1200, 630],
  ['og/sample.png', 1200, 630],
  ['og/page.png', 1200, 630],
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
])('%s is a small PNG of %i by %i', (path, width, height) => {
  const bytes = picture(path);
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(
    ['PNG', width, height],
  );
  expect(bytes.length).toBeLessThan(60_000);
});

test('the icon of old browsers holds one PNG, and its head says where', () => {
  const icon = picture('favicon.ico');
  expect([
    icon.readUInt16LE(2),
    icon.readUInt16LE(4),
    icon.readUInt8(6),
    icon.readUInt32LE(14) + icon.readUInt32LE(18),
  ]).toEqual([1, 1, 32, icon.length]);
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe(
    'PNG',
  );
});
