import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSigner } from './signer';

const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-04-01T12:00:00Z');
const order = '0195512a-7c00-7abc-8def-0123456789ab';
const signer = createSigner(Buffer.alloc(32, 7));
const codeOf = (token: string, purpose = 'track', moment = now, by = signer): string => {
  const result = by.verify(token, { purpose, now: moment });
  return result.ok ? 'ok' : result.failure.code;
};

test('a token gives back what was signed, whatever the subject is written in', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })),
      fc.integer({ min: 0, max: 100_000 }),
      fc.option(
        fc.date({ min: new Date('2027-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      ),
      (subject, version, expires) => {
        fc.pre(Buffer.from(subject).toString('utf8') === subject);
        const token = signer.sign({
          purpose: 'report',
          subject,
          version,
          ...(expires ? { expiresAt: expires } : {}),
        });
        const result = signer.verify(token, { purpose: 'report', now });
        expect(result).toMatchObject({ ok: true, value: { subject, version } });
        expect(token).toMatch(/^[A-Za-z0-9_.~-]+$/);
      },
    ),
  );
});

test('a token for an order fits on a line', () => {
  expect(
    signer.sign({ purpose: 'track', subject: order, version: 1, expiresAt: later }).length,
  ).toBeLessThan(60);
});

test('changing any one character makes a token worthless', () => {
  const token = signer.sign({ purpose: 'track', subject: order, version: 1, expiresAt: later });
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(codeOf(changed), changed).not.toBe('ok');
  }
});

test('a token is good for its own purpose and under its own key only', () => {
  const token = signer.sign({ purpose: 'track', subject: order, version: 1 });
  expect(codeOf(token)).toBe('ok');
  expect(codeOf(token, 'report')).toBe('forged');
  expect(codeOf(token, 'track', now, createSigner(randomBytes(32)))).toBe('forged');
});

test('purpose, subject and version cannot be shifted into one another', () => {
  const left = signer.sign({ purpose: 'a', subject: 'bc', version: 1 });
  const right = signer.sign({ purpose: 'ab', subject: 'c', version: 1 });
  expect(left.split('.').at(-1)).not.toBe(right.split('.').at(-1));
});

test('a token ends at its moment and not a second before', () => {
  const token = signer.sign({ purpose: 'track', subject: order, version: 1, expiresAt: later });
  expect(codeOf(token, 'track', new Date(later.getTime() - 1_000))).toBe('ok');
  expect(codeOf(token, 'track', later)).toBe('expired');
});

test('a forged token is called forged even when it says that it has expired', () => {
  const token = signer.sign({ purpose: 'track', subject: order, version: 1, expiresAt: later });
  expect(codeOf(token, 'report', new Date('2030-01-01'))).toBe('forged');
});

test.each([
  '',
  '.',
  '...',
  'abc',
  'abc.1..',
  `${'A'.repeat(600)}.1..AAAA`,
  'AA.1..AAAA',
  '<script>.1..AAAA',
  `${order}.1..AAAA`,
])('what was never a token is malformed: %j', (text) => expect(codeOf(text)).toBe('malformed'));

test('a second spelling of the same bytes is refused', () => {
  const token = signer.sign({ purpose: 'track', subject: order, version: 1 });
  const [subject = '', ...rest] = token.split('.');
  // The last of 22 base64 characters carries four bits that decode to nothing.
  const last = subject.at(-1) ?? '';
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const twin = `${subject.slice(0, -1)}${alphabet[alphabet.indexOf(last) + 1]}`;
  expect(Buffer.from(twin, 'base64url').equals(Buffer.from(subject, 'base64url'))).toBe(true);
  expect(codeOf([twin, ...rest].join('.'))).toBe('forged');
});

test('a short key is refused when the shop starts', () => {
  expect(() => createSigner(randomBytes(31))).toThrow('at least 32 bytes');
});
