import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom } from '../../fixtures/writing';

const said = (rows: readonly Evidence[]) => saidFrom('snapshot', rows);

const round = (
  value: number,
  asOf: string,
  quote: string,
  details: Evidence['details'] & {} = {},
) => row({ attribute: 'funding', topic: 'financials', quote, value, unit: 'usd', asOf, details });

describe('money raised', () => {
  test('the last round is told with its name, who led it and when; those before it in a list', async () => {
    expect(
      await said([
        round(12_000_000, '2023-05-02', 'Series A, $12 million, May 2023'),
        round(
          40_000_000,
          '2025-09-12',
          'Series B, $40 million, led by Alder Partners, September 2025',
          { round: 'Series B', lead: 'Alder Partners' },
        ),
      ]),
    ).toEqual([
      'It raised $40 million in a Series B round led by Alder Partners, in September 2025.',
      'In earlier rounds it raised $12 million (May 2023).',
    ]);
  });

  test('what its own words do not have is not told of a round', async () => {
    expect(
      await said([
        round(12_000_000, '2023-05-02', 'It raised $12 million in May 2023', {
          round: 'Series Z',
          lead: 'Nobody Known',
        }),
      ]),
    ).toEqual(['It raised $12 million, in May 2023.']);
  });

  test('a round of nothing is none', async () => {
    expect(await said([round(0, '2023-05-02', 'It raised $0 in May 2023')])).toEqual([]);
  });
});

test('public contracts are told from the largest, with who ordered and when', async () => {
  const contract = (value: number, agency: string) =>
    row({
      attribute: 'contract',
      topic: 'market',
      sourceName: 'Register of contracts',
      quote: `${agency}, $${value.toLocaleString('en-US')}, 2025-03-01`,
      value,
      unit: 'usd',
      asOf: '2025-03-01',
      details: { agency },
    });
  expect(
    await said([contract(200_000, 'Department of Elms'), contract(1_500_000, 'Office of Fields')]),
  ).toEqual([
    'Among its public contracts, Register of contracts lists $1.5 million (Office of Fields, March 2025); and $200,000 (Department of Elms, March 2025).',
  ]);
});

test('what two registers have is told of each, a rounded sum says so, and many are spoken of as many', async () => {
  const contract = (value: number, sourceName: string) =>
    row({
      attribute: 'contract',
      topic: 'market',
      reliability: 'register',
      sourceName,
      quote: `PROBES\nAmount: ${value}`,
      value,
      unit: 'eur',
      asOf: '2025-03-01',
    });
  expect(
    await said([
      contract(214_500.5, 'Open tenders (OT)'),
      contract(99_000, 'Tender Daily, all of them'),
    ]),
  ).toEqual([
    'Among its public contracts, Open tenders (OT) list about €214,501 (March 2025).',
    'Beside them, Tender Daily lists €99,000 (March 2025).',
  ]);
});

describe('an honour', () => {
  const award = (quote: string, asOf = '2025-11-02') =>
    row({
      attribute: 'award',
      topic: 'news',
      reliability: 'first-party',
      sourceName: 'Company newsroom',
      quote,
      asOf,
    });

  test('is told in the words of who tells of it, the newest alone', async () => {
    expect(
      await said([
        award('Fernhollow won the Silver Spade of the growers in 2019.', '2019-05-01'),
        award('Fernhollow was named best employer of the valley in 2025.'),
      ]),
    ).toEqual([
      'Of an honour its newsroom says: “Fernhollow was named best employer of the valley in 2025”.',
    ]);
  });

  test('that nobody would understand out of its article is not told', async () => {
    expect(await said([award('Both of the old readers won a prize for it.')])).toEqual([]);
  });
});

describe('customers', () => {
  const customer = (value: string, changes: Partial<Evidence> = {}) =>
    row({
      attribute: 'customer',
      topic: 'market',
      reliability: 'first-party',
      sourceName: 'Company about page',
      quote: `Our readers stand at ${value} today.`,
      value,
      ...changes,
    });

  test('are told by name, each once', async () => {
    expect(
      await said([
        customer('Vantier Dairy'),
        customer('Oak Hill Farms'),
        customer('Vantier Dairy'),
      ]),
    ).toEqual(['Among its customers are Vantier Dairy and Oak Hill Farms.']);
  });

  test('of which one is known is told with who names it', async () => {
    expect(await said([customer('Vantier Dairy')])).toEqual([
      'A customer that its about page names is Vantier Dairy.',
    ]);
  });

  test('are five at most, and what is no name or was overtaken is none', async () => {
    const [text = ''] = await said(
      ['Ash', 'Birch', 'Cedar', 'Elder', 'Fir', 'Hazel'].map((name) => customer(`${name} Farms`)),
    );
    expect(text.match(/Farms/gu)).toHaveLength(5);
    expect(
      await said([customer('<b>Elm</b>'), customer('Oak Hill Farms', { status: 'stale' })]),
    ).toEqual([]);
  });
});

describe('whom it serves', () => {
  const site = {
    attribute: 'statement',
    topic: 'snapshot',
    reliability: 'first-party',
    sourceName: 'Company about page',
  } as const;

  test('sentences with a figure are told with the day they were read', async () => {
    expect(
      await said([
        row({ ...site, quote: 'Our readers stand on 4,120 farms in 11 countries.' }),
        row({
          ...site,
          quote: 'One grower in 9 of the valley is a customer, and members pay less.',
        }),
      ]),
    ).toEqual([
      'On how far it reaches, its about page says: “Our readers stand on 4,120 farms in 11 countries”.',
      'It also counts: “One grower in 9 of the valley is a customer, and members pay less”.',
    ]);
  });

  test('a sentence of strangers, one without a figure, and one out of a story are none', async () => {
    expect(
      await said([
        row({
          ...site,
          quote: 'It serves 4,120 farms in 11 countries.',
          reliability: 'public-voice',
        }),
        row({ ...site, quote: 'Growers in many countries are our customers.' }),
        row({ ...site, quote: 'Three customers of 11 told us so.' }),
      ]),
    ).toEqual([]);
  });
});

test('sisters and a parent are told', async () => {
  const sister = (name: string) =>
    row({
      attribute: 'subsidiary',
      quote: `{"property": "subsidiary", "value": "${name}"}`,
      value: name,
    });
  expect(await said([sister('Tilth Works'), sister('Elm Data')])).toEqual([
    'To it belong Tilth Works and Elm Data.',
  ]);
  expect(await said([sister('Tilth Works')])).toEqual(['To it belongs Tilth Works.']);
});

describe('growing or shrinking', () => {
  const revenue = (year: number, value: number) =>
    row({
      attribute: 'revenue',
      quote: `{"end":"${year}-12-31","val":${value}}`,
      value,
      unit: 'usd',
      asOf: `${year}-12-31`,
    });

  test('from three years on the first is set against the last, reckoned by code', async () => {
    expect(
      (
        await said([revenue(2025, 3_000_000), revenue(2024, 2_500_000), revenue(2021, 1_500_000)])
      ).at(-1),
    ).toBe('Since 2021 revenue is up 100%.');
    expect(
      (
        await said([revenue(2025, 1_500_000), revenue(2024, 2_500_000), revenue(2021, 3_000_000)])
      ).at(-1),
    ).toBe('Since 2021 revenue is down 50%.');
  });

  test('two years have been compared already', async () => {
    expect(
      (await said([revenue(2025, 3_000_000), revenue(2024, 2_500_000)])).join(' '),
    ).not.toContain('Since 2024');
  });
});
