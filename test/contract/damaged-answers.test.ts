import { expect, test } from 'vitest';
import { seededRandom, type Random } from '../../src/kernel/seeded-random';
import { catalogue, readAnswer, type Source } from '../../src/research/sources';
import { cases as written } from './answers';
import { company } from './contract-case';

const cases = written.filter(({ answer }) => typeof answer === 'object');
const STRANGE: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  '',
  ' ',
  'x',
  '</script>',
  '\u0000',
  '𝔘\ud835',
  [],
  {},
  [[]],
  { a: {} },
  'Q'.repeat(5_000),
  { toString: 'no', constructor: 1, __proto__: null },
];

function sourceOf(id: string): Source {
  const found = catalogue.find((source) => source.id === id);
  if (found === undefined) throw new Error(`there is no source ${id}`);
  return found;
}

/** The same answer with one of its values, anywhere in it, become something strange. */
function damaged(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.15)
    return STRANGE[Math.floor(random.next() * STRANGE.length)];
  const keys = Object.keys(value);
  const hit = keys[Math.floor(random.next() * keys.length)];
  if (hit === undefined) return null;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...value };
  (copy as Record<string, unknown>)[hit] = damaged((value as Record<string, unknown>)[hit], random);
  return copy;
}

test.each(cases.map((one) => [one.source, one] as const))(
  'an answer of %s that is damaged anywhere is read as far as it goes, and never thrown',
  (id, { answer, known }) => {
    const random = seededRandom(
      [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
    );
    const source = sourceOf(id);
    for (let time = 0; time < 40; time += 1) {
      const text = JSON.stringify(damaged(answer, random)) ?? 'null';
      const reading = readAnswer(
        source,
        {
          outcome: 'ok',
          url: 'https://service.example/',
          type: 'application/json',
          text,
          headers: {},
          fetchedAt: '',
        },
        known,
        company,
      );
      const values = [...reading.items, ...reading.apart, reading.about].flatMap((item) =>
        Object.values(item),
      );
      const isSound = (value: string | number): boolean =>
        typeof value === 'string'
          ? value.isWellFormed() && !value.includes('\u0000')
          : Number.isFinite(value);
      expect(
        values.filter((value) => !isSound(value)),
        text,
      ).toEqual([]);
      expect(
        reading.items.flatMap(({ url }) =>
          typeof url === 'string' && !/^https?:\/\//.test(url) ? [url] : [],
        ),
        text,
      ).toEqual([]);
      expect([
        'ok',
        'empty',
        'shape-changed',
        ...(source.sayings ?? []).map(({ outcome }) => outcome),
      ]).toContain(reading.outcome);
    }
  },
);
