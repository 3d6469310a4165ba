import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = import.meta.dirname;
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .toSorted();

const lists = await Promise.all(
  files.map(async (file) => {
    const module: Readonly<Record<string, Iterable<unknown>>> = await import(join(FOLDER, file));
    return Object.entries(module).map(([name, entries]) => ({ name, entries: [...entries] }));
  }),
).then((found) => found.flat());

/** These are looked up by a form and listed by what it comes from. */
const BY_BASE = new Set(['IRREGULAR_NOUNS', 'IRREGULAR_VERBS']);
/** These stand in the order of their values. */
const BY_VALUE = new Set(['CARDINALS', 'ORDINALS', 'SHARES']);
const byCode = (one: number | string, other: number | string): number =>
  one < other ? -1 : one > other ? 1 : 0;
const wordOf = (entry: unknown): string =>
  Array.isArray(entry) ? String(entry[0]) : String(entry);

describe.each(lists)('the list $name', ({ name, entries }) => {
  test('has each of its entries once', () => {
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(wordOf)).size).toBe(entries.length);
  });

  test.skipIf(BY_BASE.has(name))('is in order', () => {
    const keys = entries.map((entry) =>
      BY_VALUE.has(name) && Array.isArray(entry) ? Number(entry[1]) : wordOf(entry),
    );
    expect(keys).toEqual(keys.toSorted(byCode));
  });

  test('has the phrases of each kind once and in order', () => {
    for (const entry of entries) {
      const phrases = String(Array.isArray(entry) ? entry[1] : '')
        .replace(/\s+/gu, ' ')
        .split(', ');
      expect(phrases).toEqual([...new Set(phrases)].toSorted(byCode));
    }
  });

  test('has words without space around them', () => {
    expect(entries.map(wordOf).filter((word) => word === '' || word.trim() !== word)).toEqual([]);
  });
});
