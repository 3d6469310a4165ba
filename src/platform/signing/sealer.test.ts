import { expect, test } from 'vitest';
import { createSealer } from './sealer';

const sealer = createSealer(Buffer.alloc(48, 7));

test.each(['', 'a secret', 'ünïcode 🗝'])('what is sealed opens again as it was: %j', (text) => {
  const sealed = sealer.seal(text, 'mara');
  expect(sealed).not.toContain(text === '' ? '?' : text);
  expect(sealer.open(sealed, 'mara')).toBe(text);
});

test('the same word is never sealed alike twice', () => {
  expect(sealer.seal('word', 'mara')).not.toBe(sealer.seal('word', 'mara'));
});

test('another key, another owner, a changed letter and what was never sealed open nothing', () => {
  const sealed = sealer.seal('word', 'mara');
  expect(createSealer(Buffer.alloc(48, 8)).open(sealed, 'mara')).toBeNull();
  expect(sealer.open(sealed, 'odile')).toBeNull();
  for (let index = 0; index < sealed.length - 1; index += 1) {
    const changed =
      sealed.slice(0, index) + (sealed[index] === 'A' ? 'B' : 'A') + sealed.slice(index + 1);
    expect(sealer.open(changed, 'mara'), changed).toBeNull();
  }
  for (const text of ['', 'x', 'x'.repeat(400)]) expect(sealer.open(text, 'mara')).toBeNull();
});
