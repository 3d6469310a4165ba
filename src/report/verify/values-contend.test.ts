import { describe, expect, test } from 'vitest';
import { readClaim } from './compare';
import { contends, holds, type Value } from './values';

const values = (text: string, kind: Value['kind']) =>
  readClaim(text).values.filter((value) => value.kind === kind);
const texts = (text: string, kind: Value['kind']) =>
  values(text, kind).map((value) => value.text.trim());
function only(text: string, kind: Value['kind']): Value {
  const [value, ...others] = values(text, kind);
  if (value === undefined || others.length > 0)
    throw new Error(`Not one ${kind} in “${text}”: ${texts(text, kind).join(', ')}`);
  return value;
}

describe('what a sentence states', () => {
  const SENTENCE =
    'On 3 May 2024 Ines Hale, treasurer of the Alder Group, said that sales rose 12 percent to $40 million in Lyon.';

  test.each<[Value['kind'], readonly string[]]>([
    ['date', ['3 May 2024']],
    ['number', ['12 percent', '$40 million']],
    ['name', ['Ines Hale', 'Alder Group', 'Lyon']],
    ['title', ['treasurer']],
  ])('its %ss, each once', (kind, expected) => {
    expect(texts(SENTENCE, kind)).toEqual(expected);
  });

  test('each over the words that say it', () => {
    const { tokens, values: read } = readClaim(SENTENCE);
    for (const value of read) {
      const said = tokens
        .slice(value.from, value.to)
        .map(({ text }) => text)
        .join('');
      expect(said.toLowerCase()).toBe(value.text.replace(/\s/gu, '').toLowerCase());
    }
  });

  test.each([
    ['a title is no name', 'Chief Executive Officer and others', []],
    ['a month is no name', 'It was in May and on 3 June.', []],
    [
      'a plain word at the head is no name',
      'Growers met. Reading helps. When it rains, it pours.',
      ['Growers'],
    ],
    ['an initial belongs to its name', 'It was John F. Amsel who met us.', ['John F. Amsel']],
    [
      'a small word belongs to its name',
      'the Bank of Elm met Anna van Dorn',
      ['Bank of Elm', 'Anna van Dorn'],
    ],
    ['an article written large is no part of it', 'they met at The Elm and left', ['Elm']],
    ['a comma parts two names', 'we met Elm, Oak and Ash', ['Elm', 'Oak', 'Ash']],
  ])('%s: “%s”', (_what, text, expected) => {
    expect(texts(text, 'name')).toEqual(expected);
  });

  test.each([
    ['40 km', '40 kilometres', true],
    ['40 km', '40 miles', false],
    ['a 40-hour week', '40 hours', true],
    ['40 of them', '40 hours', true],
    ['40 new hours', '40 days', true],
  ])(
    'a figure is measured in what stands right behind it: “%s” holds “%s”: %s',
    (known, said, expected) => {
      expect(holds(only(known, 'number'), only(said, 'number'))).toBe(expected);
    },
  );
});

describe('what a source holds, and what contends with it', () => {
  test.each<[Value['kind'], string, string, 'holds' | 'contends' | 'neither']>([
    ['number', '40 mills', 'forty mills', 'holds'],
    ['number', '40 mills', '41 mills', 'contends'],
    ['number', '$40', '€40', 'contends'],
    ['number', '40 mills', '40 percent', 'neither'],
    ['number', 'the 4th mill', '5 mills', 'neither'],
    ['number', 'the 4th mill', 'the 5th mill', 'contends'],
    ['number', '12 percent', '21 percent', 'contends'],
    ['date', 'on 3 May 2024', 'in May 2024', 'holds'],
    ['date', 'on 3 May 2024', 'on 4 May 2024', 'contends'],
    ['date', 'on 3 May', 'in May 2024', 'neither'],
    ['date', 'in 2023', 'in 2024', 'contends'],
    ['name', 'we met Ines Hale', 'we met Hale', 'holds'],
    ['name', 'we met Hale', 'we met Ines Hale', 'holds'],
    ['name', 'we met Ines Hale', 'we met Ines Hall', 'contends'],
    ['name', 'we met Peter Patterson', 'we met Peter Paterson', 'holds'],
    ['title', 'the CEO', 'the chief executive officer', 'holds'],
    ['title', 'the chairwoman', 'the chairman', 'holds'],
    ['title', 'the co-founder', 'the founder', 'holds'],
    ['title', 'the actress', 'the actor', 'holds'],
    ['title', 'the treasurer', 'the president', 'contends'],
    ['title', 'the vice president', 'the president', 'contends'],
    ['title', 'the head of design', 'the head of sales', 'contends'],
    ['way', 'it rose', 'it climbed', 'holds'],
    ['way', 'it rose', 'it fell', 'contends'],
    ['way', 'it rose', 'it closed', 'neither'],
    ['way', 'the largest', 'the smallest', 'contends'],
  ])('a %s: “%s” beside “%s” %s', (kind, known, said, expected) => {
    const [one, other] = [only(known, kind), only(said, kind)];
    expect({ holds: holds(one, other), contends: contends(one, other) }).toEqual({
      holds: expected === 'holds',
      contends: expected === 'contends',
    });
  });

  test('things of two kinds neither hold nor contend', () => {
    const [number, date] = [only('40 mills', 'number'), only('in 2024', 'date')];
    expect([
      holds(number, date),
      contends(number, date),
      holds(date, number),
      contends(date, number),
    ]).toEqual([false, false, false, false]);
  });
});
