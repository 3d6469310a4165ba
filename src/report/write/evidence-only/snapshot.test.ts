import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../fixtures/writing';
import { personOf } from './leaders';
import { isName } from './snapshot';

function revenue(year: number, value: number, changes: Partial<Evidence> = {}): Evidence {
  return row({
    attribute: 'revenue',
    quote: `{"end":"${year}-12-31","val":${value}}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
    ...changes,
  });
}

function staff(year: number, value: number, changes: Partial<Evidence> = {}): Evidence {
  return row({
    attribute: 'employees',
    quote: `In ${year} there were ${value} employees.`,
    value,
    asOf: `${year}-12-31`,
    ...changes,
  });
}

const said = (rows: readonly Evidence[]) => saidFrom('snapshot', rows);

test('of nothing, nothing is said', async () => {
  expect(await said([])).toEqual([]);
});

describe('what it does', () => {
  test('several products are one list', async () => {
    expect(
      await said([
        row({ attribute: 'product', quote: 'Loamscope reads the soil.', value: 'Loamscope' }),
        row({ attribute: 'product', quote: 'Rootline joins readings.', value: 'Rootline' }),
      ]),
    ).toEqual(['Its products include Loamscope and Rootline.']);
  });

  test('a single product is named alone', async () => {
    expect(
      await said([
        row({ attribute: 'product', quote: 'Loamscope reads the soil.', value: 'Loamscope' }),
      ]),
    ).toEqual(['One product it names is Loamscope.']);
  });

  test('the same product from two pages is named once', async () => {
    expect(
      await said([
        row({ attribute: 'product', quote: 'Loamscope reads the soil.', value: 'Loamscope' }),
        row({ attribute: 'product', quote: 'Buy a Loamscope today.', value: 'LoamScope' }),
      ]),
    ).toEqual(['One product it names is Loamscope.']);
  });

  test('a sentence about a product is quoted, not made into a name', async () => {
    expect(
      await said([
        row({
          attribute: 'product',
          quote: 'We build instruments that tell growers what their soil needs.',
        }),
      ]),
    ).toEqual([
      'On what it offers, Fernhollow writes: “We build instruments that tell growers what their soil needs”.',
    ]);
  });

  test('a value that its own quote does not say is not written', async () => {
    const { texts } = await writtenFrom('snapshot', [
      row({ attribute: 'product', quote: 'We build things for growers.', value: 'Moonscope' }),
    ]);
    expect(texts.join(' ')).not.toContain('Moonscope');
  });

  test('a description is told as its source’s words', async () => {
    expect(
      await said([
        row({ attribute: 'description', quote: 'Fernhollow makes instruments for soil.' }),
      ]),
    ).toEqual(['Open Register sums it up as “Fernhollow makes instruments for soil”.']);
  });

  test('an industry is named where it is recorded', async () => {
    expect(
      await said([
        row({
          attribute: 'industry',
          quote: '"industry":"soil instruments"',
          value: 'soil instruments',
        }),
      ]),
    ).toEqual(['Its industry is recorded as “soil instruments”.']);
  });
});

describe('money', () => {
  test('one year stands alone', async () => {
    expect(await said([revenue(2025, 1_577_000_000)])).toEqual([
      'Revenue came to $1.58 billion in 2025.',
    ]);
  });

  test('two years are compared, and code reckons the change', async () => {
    const later = revenue(2025, 1_577_000_000);
    const earlier = revenue(2024, 1_410_000_000);
    const { drafts, texts, faults } = await writtenFrom('snapshot', [later, earlier]);
    expect(faults).toEqual([]);
    expect(texts).toEqual([
      'Revenue came to $1.58 billion in 2025.',
      'In 2024 it had taken in $1.41 billion.',
      'That is 12% more than in 2024.',
    ]);
    expect(drafts[2]?.computation).toEqual({ kind: 'growth', from: earlier.id, to: later.id });
  });

  test('the newest year comes first, in whatever order the rows come', async () => {
    const { texts } = await writtenFrom('snapshot', [
      revenue(2023, 900_000_000),
      revenue(2025, 800_000_000),
    ]);
    expect(texts[0]).toContain('2025');
    expect(texts[2]).toBe('That is 11% less than in 2023.');
  });

  test('years in different currencies are not compared', async () => {
    const { drafts } = await writtenFrom('snapshot', [
      revenue(2025, 1_577_000_000),
      revenue(2024, 1_410_000_000, { unit: 'eur' }),
    ]);
    expect(drafts.filter((draft) => draft.computation !== undefined)).toEqual([]);
  });

  test('a change too small to round honestly is left out', async () => {
    const { drafts } = await writtenFrom('snapshot', [
      revenue(2025, 1_000_100_000),
      revenue(2024, 1_000_000_000),
    ]);
    expect(drafts).toHaveLength(2);
  });

  test('a profit and a loss are told apart in words', async () => {
    const result = (value: number) =>
      row({
        attribute: 'net-income',
        quote: `"NetIncomeLoss":${value},`,
        value,
        unit: 'usd',
        asOf: '2025-12-31',
      });
    expect((await writtenFrom('snapshot', [result(84_200_000)])).texts).toEqual([
      'Net income for 2025 was $84.2 million.',
    ]);
    expect((await writtenFrom('snapshot', [result(-31_000_000)])).texts).toEqual([
      'It lost $31 million after all costs in 2025.',
    ]);
  });
});

describe('people', () => {
  test('a headcount carries its day', async () => {
    expect(await said([staff(2025, 6240)])).toEqual([
      'It employed 6,240 people as of December 31, 2025.',
    ]);
  });

  test('two years of one source show the change', async () => {
    expect(await said([staff(2025, 6240), staff(2024, 6000)])).toEqual([
      'It employed 6,240 people as of December 31, 2025.',
      'Headcount is up 4% on 2024.',
    ]);
  });

  test('figures of two sources are never made into a change', async () => {
    const { texts } = await writtenFrom('snapshot', [
      staff(2025, 6240),
      staff(2024, 6000, { sourceId: 'almanac' }),
    ]);
    expect(texts).toHaveLength(1);
  });

  test('sources that differ are set side by side', async () => {
    expect(
      await said([
        staff(2025, 6240, { status: 'conflicted' }),
        staff(2025, 7105, { status: 'conflicted', sourceName: 'The Almanac' }),
      ]),
    ).toEqual(['Open Register says 6,240 people (2025); The Almanac has 7,105 (2025).']);
  });
});

describe('origin', () => {
  const founded = row({
    attribute: 'founded',
    quote: 'It was founded in 1987 by two friends.',
    value: '1987',
  });
  const seat = row({
    attribute: 'headquarters',
    quote: 'The head office is in Ashby Falls.',
    value: 'Ashby Falls',
  });
  const parent = row({
    attribute: 'parent',
    quote: 'It is owned by Alder Group since 2012.',
    value: 'Alder Group',
  });

  test('year and place are one sentence', async () => {
    expect(await said([founded, seat])).toEqual([
      'Founded in 1987, Fernhollow has its headquarters in Ashby Falls.',
    ]);
  });

  test('either alone is a sentence too', async () => {
    expect(await said([founded])).toEqual(['Fernhollow was founded in 1987.']);
    expect(await said([seat])).toEqual(['Its head office is in Ashby Falls.']);
  });

  test('an owner is named', async () => {
    expect(await said([parent])).toEqual(['It belongs to Alder Group.']);
  });
});

describe('leadership', () => {
  const chief = row({
    attribute: 'chief-executive',
    quote: 'Marlow Quill has led it since 2021.',
    value: 'Marlow Quill',
  });
  const officer = (name: string, title: string, changes: Partial<Evidence> = {}) =>
    row({
      attribute: 'leadership',
      quote: `${name}, ${title}`,
      value: `${name}, ${title}`,
      ...changes,
    });

  test('the chief executive comes first, then the others with their titles', async () => {
    expect(
      await said([
        chief,
        officer('Tessa Lindqvist', 'Chief Financial Officer'),
        officer('Obadiah Renn', 'General Counsel'),
      ]),
    ).toEqual([
      'Fernhollow’s chief executive is Marlow Quill.',
      'Also named in the leadership: Tessa Lindqvist (Chief Financial Officer) and Obadiah Renn (General Counsel).',
    ]);
  });

  test('the chief executive is not named a second time among the others', async () => {
    expect(await said([chief, officer('Marlow Quill', 'Chief Executive Officer')])).toEqual([
      'Fernhollow’s chief executive is Marlow Quill.',
    ]);
  });

  test('a name without a title in its quote is left out of the list', async () => {
    expect(
      await said([
        row({
          attribute: 'leadership',
          quote: 'Tessa Lindqvist sings.',
          value: 'Tessa Lindqvist, Treasurer',
        }),
      ]),
    ).toEqual([]);
  });

  test('founders are named', async () => {
    expect(
      await said([
        row({ attribute: 'founder', quote: 'The founder is Aldo Bering.', value: 'Aldo Bering' }),
        row({ attribute: 'founder', quote: 'The founder is Mina Okello.', value: 'Mina Okello' }),
      ]),
    ).toEqual(['It was started by Aldo Bering and Mina Okello.']);
  });

  test('a title may stand in the value or beside it, but always in the quote', () => {
    const quote = 'Tessa Lindqvist, Treasurer';
    expect(personOf(row({ attribute: 'leadership', quote, value: quote }))).toEqual({
      name: 'Tessa Lindqvist',
      title: 'Treasurer',
    });
    expect(
      personOf(
        row({
          attribute: 'leadership',
          quote,
          value: 'Tessa Lindqvist',
          details: { title: 'Treasurer' },
        }),
      ),
    ).toEqual({
      name: 'Tessa Lindqvist',
      title: 'Treasurer',
    });
    expect(
      personOf(row({ attribute: 'leadership', quote, value: 'Tessa Lindqvist, Chair' })),
    ).toEqual({ name: 'Tessa Lindqvist' });
    expect(
      personOf(row({ attribute: 'leadership', quote, value: 'Someone Else, Treasurer' })),
    ).toBeUndefined();
  });
});

test('people whom a register writes its own way are told as it writes them, unless others name them', async () => {
  const officer = (attribute: string, quote: string, value: string) =>
    row({ attribute, topic: 'leadership', reliability: 'register', quote, value });
  const [board, head] = [
    officer('board', 'QUILL, Marlow Ada\nDate: 2019-02-01\nRole: director', 'Marlow Ada Quill'),
    officer('leadership', 'PELL BO\nRole: Chief Financial Officer', 'Bo Pell'),
  ];
  expect(await saidFrom('snapshot', [board, head])).toEqual([
    'On record in its leadership: “PELL BO” (role: “Chief Financial Officer”).',
    'On record on its board: “QUILL, Marlow Ada” (role: “director”).',
  ]);
  expect(
    await saidFrom('snapshot', [
      head,
      row({
        attribute: 'leadership',
        topic: 'leadership',
        quote: 'Bo Pell is its Chief Financial Officer.',
        value: 'Bo Pell',
        details: { title: 'Chief Financial Officer' },
      }),
    ]),
  ).toEqual(['Named in the leadership: Bo Pell (Chief Financial Officer).']);
});

test.each([
  ['DUNKERQUE', 'Its head office is in Dunkerque.'],
  ['ASHBY FALLS, OR', 'Its head office is in Ashby Falls, OR.'],
  ['Ashby Falls', 'Its head office is in Ashby Falls.'],
  ['TAS', undefined],
])('a seat that a register writes as %s is told as “%s”', async (value, said) => {
  expect(
    await saidFrom('snapshot', [
      row({
        attribute: 'headquarters',
        topic: 'location',
        quote: `"headquarters","value":"${value}"`,
        value,
      }),
    ]),
  ).toEqual(said === undefined ? [] : [said]);
});

test('a name is short and no sentence', () => {
  expect([
    isName('Loamscope'),
    isName('Rootline 2 for farms'),
    isName('It is here.'),
    isName(undefined),
  ]).toEqual([true, true, false, false]);
  expect(isName('one two three four five six')).toBe(false);
});
