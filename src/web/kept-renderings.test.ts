import { expect, test } from 'vitest';
import { keepRenderings } from './kept-renderings';

const page = (nonce: string, request: string): string =>
  `<script nonce="${nonce}">say("${request}")</script><p>Paid</p><script nonce="${nonce}"></script>`;

test('a page that is kept has the words of the answer that it goes out with', () => {
  const kept = keepRenderings();
  kept.keep('paid', ['nonce-one', 'request-one'], page('nonce-one', 'request-one'));
  expect(kept.find('paid', ['nonce-two', 'request-two'])).toBe(page('nonce-two', 'request-two'));
});

test('is found by all that it was made of, and by nothing less', () => {
  const kept = keepRenderings();
  kept.keep('paid', ['n', 'r'], 'Paid');
  expect(kept.find('paid, and delivered', ['n', 'r'])).toBeUndefined();
  expect(kept.find('', ['n', 'r'])).toBeUndefined();
});

test('is gone after seconds, and the oldest goes when there are many', () => {
  let now = 0;
  const kept = keepRenderings(() => now);
  for (let index = 0; index < 100; index += 1) kept.keep(`page ${index}`, ['n', 'r'], 'Paid');
  expect(kept.find('page 0', ['n', 'r'])).toBeUndefined();
  expect(kept.find('page 99', ['n', 'r'])).toBe('Paid');
  now = 20_000;
  expect(kept.find('page 99', ['n', 'r'])).toBeUndefined();
});

test('a page of hundreds of kilobytes is not kept', () => {
  const kept = keepRenderings();
  kept.keep('long', ['n', 'r'], 'a'.repeat(200_001));
  expect(kept.find('long', ['n', 'r'])).toBeUndefined();
});
