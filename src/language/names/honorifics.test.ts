import { describe, expect, test } from 'vitest';
import { isHonorific, titledNameIn, withoutHonorific } from './honorifics';

describe('an honorific', () => {
  test.each(['Mr.', 'mrs', 'Dr', 'Prof.', 'Sir'])('is recognized: “%s”', (word) => {
    expect(isHonorific(word)).toBe(true);
  });
  test.each(['Mrk', 'Chief', '', '.'])('is no other word: “%s”', (word) => {
    expect(isHonorific(word)).toBe(false);
  });
});

test.each([
  ['Ms. Ada Bell', 'Ada Bell'],
  ['Prof. Dr. Bo Li', 'Bo Li'],
  ['Ada Bell', 'Ada Bell'],
  ['Mr.', 'Mr.'],
])('a name is told without its honorific: “%s”', (name, told) => {
  expect(withoutHonorific(name)).toBe(told);
});

test.each([
  ['In May Mr. Bell, 51, left the mill.', 'Mr. Bell'],
  ['Dr O’Hara-Quill runs it.', 'Dr O’Hara-Quill'],
  ['Ada Bell runs it.', undefined],
  ['Lord & Sons runs it.', undefined],
  ['It treats ms patients.', undefined],
  ['He was called Mr.', undefined],
])('a titled name is found in a text: “%s”', (text, name) => {
  expect(titledNameIn(text)).toBe(name);
});
