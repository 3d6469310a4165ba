import { expect, test } from 'vitest';
import { outlineOfReport, spokenWords } from '../document';
import { HOSTILE_NAMES } from '../fixtures/hostile-names';
import { reportOf } from '../fixtures/report-input';
import { firstMissing } from '../fixtures/same-words';
import { renderText } from './text';

const { document } = await reportOf();

test('says every word of the outline, in its order', () => {
  expect(
    firstMissing(renderText(document), spokenWords(outlineOfReport(document))),
  ).toBeUndefined();
});

test('the check for words notices a missing one and a wrong order', () => {
  expect(firstMissing('a b c', ['a', 'c'])).toBeUndefined();
  expect(firstMissing('a b c', ['c', 'a'])).toBe('a');
  expect(firstMissing('a b c', ['a', 'd'])).toBe('d');
});

test('no line is wider than a letter, but for words that cannot be broken', () => {
  const wide = renderText(document)
    .split('\n')
    .filter((line) => line.length > 78 && !line.includes('://'));
  expect(wide).toEqual([]);
});

test('every mark stands beside a quote in the list of sources', () => {
  const text = renderText(document);
  const marks = new Set(Array.from(text.matchAll(/\d+[a-z]+(?=[,\]])/gu), (match) => match[0]));
  expect(marks.size).toBeGreaterThan(20);
  for (const mark of marks) expect(text).toContain(`[${mark}] “`);
});

test('ends with one line break and has no space at a line’s end', () => {
  expect(renderText(document)).toMatch(/[^\n]\n$/u);
  expect(renderText(document)).not.toMatch(/[ \t]\n/u);
});

test.each(HOSTILE_NAMES)(
  'a company named with %s leaves no control character in the text',
  async (_kind, name) => {
    const hostile = await reportOf({ company: { name }, role: name, preparedFor: name });
    expect(renderText(hostile.document)).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  },
);
