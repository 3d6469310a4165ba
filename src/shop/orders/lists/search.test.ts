import { expect, test } from 'vitest';
import { wantedBy } from './search';

test('nothing but spaces is no search', () => {
  for (const words of [undefined, '', '  \n\t']) expect(wantedBy(words)).toBeNull();
});

test('signs that search are letters, and at most six words count', () => {
  expect(wantedBy('50% _a\\b')?.patterns).toEqual(['%50\\%%', '%\\_a\\\\b%']);
  expect(wantedBy('a b c d e f g h')?.patterns).toHaveLength(6);
  expect(wantedBy('x\0y \ud800')?.patterns).toEqual(['%xy%', '%\ufffd%']);
});

test('a whole address and a whole number are known as such, alone and as they are pasted', () => {
  expect(wantedBy('Ada.Merrow@candidate.example')?.email).toBe('Ada.Merrow@candidate.example');
  expect(wantedBy('<ada@candidate.example>')?.email).toBe('ada@candidate.example');
  for (const words of ['@candidate.example', 'ada@candidate', 'ada@candidate.example merrow'])
    expect(wantedBy(words)?.email, words).toBeNull();
  expect(wantedBy('fw-10427')?.number).toBe('FW-10427');
  expect(wantedBy('10427')?.number).toBeNull();
});

test('only words of three letters in a row are helped by trigrams', () => {
  expect(['qz', 'a-b c', '%%%'].map((words) => wantedBy(words)?.isIndexed)).toEqual([
    false,
    false,
    false,
  ]);
  expect(['qzx', 'ab Zürich', 'a 123'].map((words) => wantedBy(words)?.isIndexed)).toEqual([
    true,
    true,
    true,
  ]);
});
