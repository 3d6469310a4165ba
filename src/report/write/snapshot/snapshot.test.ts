import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';
import { isName } from './what-it-sells';

const said = (rows: readonly Evidence[]) => saidFrom('snapshot', rows);

function figure(
  attribute: string,
  year: number,
  value: number,
  changes: Partial<Evidence> = {},
): Evidence {
  return row({
    attribute,
    quote: `{"end":"${year}-12-31","val":${value}}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
    ...changes,
  });
}

function staff(asOf: string, value: number, changes: Partial<Evidence> = {}): Evidence {
  return row({
    attribute: 'employees',
    quote: `On that day it had ${value} employees.`,
    value,
    asOf,
    ...changes,
  });
}

const entry = (attribute: string, value: string, changes: Partial<Evidence> = {}): Evidence =>
  row({ attribute, quote: `{"property":"${attribute}","value":"${value}"}`, value, ...changes });

test('of nothing, nothing is said', async () => {
  expect(await said([])).toEqual([]);
});

describe('what it sells', () => {
  const told = (quote: string, changes: Partial<Evidence> = {}) =>
    row({ attribute: 'description', quote, reliability: 'first-party', ...changes });

  test('a line that says what it makes is stated, without quotation marks', async () => {
    expect(await said([told('Fernhollow makes sensors for market gardens.')])).toEqual([
      'Fernhollow makes sensors for market gardens.',
    ]);
  });

  test('how a reference work files it becomes a sentence with the right article', async () => {
    const filed = told('American maker of garden sensors', { reliability: 'reference' });
    expect(await said([filed])).toEqual(['Fernhollow is an American maker of garden sensors.']);
  });

  test.each([
    'We make the best sensors in the world.',
    'Fernhollow makes your garden grow!',
    'Welcome to a greener tomorrow.',
  ])('a slogan or speech to a reader is left out: %s', async (quote) => {
    expect(await said([told(quote)])).toEqual([]);
  });

  test('products stand in a list with what their page says beside them', async () => {
    expect(
      await said([
        row({ attribute: 'product', quote: 'Loamscope\nThe soil reader.', value: 'Loamscope' }),
        row({ attribute: 'product', quote: 'Rootline\nWe love it.', value: 'Rootline' }),
        row({ attribute: 'product', quote: 'Buy a Loamscope today.', value: 'LoamScope' }),
      ]),
    ).toEqual(['Fernhollow’s products include Loamscope (the soil reader) and Rootline.']);
  });

  test('a name is short and no sentence', () => {
    expect(['Loamscope', 'It reads the soil.', '', '“X”'].map(isName)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('how big it is', () => {
  test('founding, seat and exchange are one sentence', async () => {
    expect(
      await said([
        entry('founded', '2011'),
        entry('headquarters', 'Harrow Bay, Oregon'),
        entry('stock-exchange', 'Nasdaq', {
          quote: '{"property":"stock exchange","value":"Nasdaq","start":"2021-06-17"}',
          details: { since: '2021-06-17' },
        }),
      ]),
    ).toEqual([
      'Founded in 2011 and based in Harrow Bay, Oregon, Fernhollow has traded on Nasdaq since June 2021.',
    ]);
  });

  test('either alone is a sentence, too, and an overtaken seat is none', async () => {
    expect(await said([entry('founded', '2011')])).toEqual(['Fernhollow was founded in 2011.']);
    expect(await said([entry('headquarters', 'Harrow Bay')])).toEqual([
      'Fernhollow is based in Harrow Bay.',
    ]);
    expect(await said([entry('headquarters', 'Harrow Bay', { status: 'stale' })])).toEqual([]);
  });

  test('an owner is named', async () => {
    expect(await said([entry('parent', 'Loam Holdings')])).toEqual([
      'Fernhollow is part of Loam Holdings.',
    ]);
  });

  test('a headcount is set against the one at the end of the year before', async () => {
    expect(await said([staff('2026-02-28', 420), staff('2025-12-31', 400)])).toEqual([
      'Fernhollow had 420 employees on February 28, up from 400 at the end of 2025.',
    ]);
  });

  test('a rough figure stays rough, and an old one says that nothing newer was found', async () => {
    expect(
      await said([staff('2025-12-31', 400, { quote: 'It had about 400 employees.' })]),
    ).toEqual(['Fernhollow had about 400 employees at the end of 2025.']);
    const old = await writtenFrom('snapshot', [staff('2023-12-31', 400)]);
    expect(old.texts).toEqual([
      'Fernhollow had 400 employees at the end of 2023; nothing newer was found.',
    ]);
  });

  test('strangers’ and own counts are never made into a change', async () => {
    const rows = [
      staff('2025-12-31', 400),
      staff('2024-12-31', 380, { sourceId: 'forum', reliability: 'public-voice' }),
    ];
    expect(await said(rows)).toEqual(['Fernhollow had 400 employees at the end of 2025.']);
  });
});

describe('how it’s doing', () => {
  test('a year stands alone, with its year', async () => {
    expect(await said([figure('revenue', 2025, 381_200_000)])).toEqual([
      'Fernhollow had revenue of $381.2 million in 2025.',
    ]);
  });

  test('a loss is told as one', async () => {
    expect(await said([figure('net-income', 2025, -6_300_000)])).toEqual([
      'Fernhollow lost $6.3 million in 2025.',
    ]);
  });

  test('years with a gap between them are not compared', async () => {
    expect(
      await said([figure('revenue', 2025, 381_200_000), figure('revenue', 2022, 214_600_000)]),
    ).toEqual(['Fernhollow had revenue of $381.2 million in 2025.']);
  });

  test('years in different currencies are not compared', async () => {
    expect(
      await said([
        figure('revenue', 2025, 381_200_000),
        figure('revenue', 2024, 300_000_000, { unit: 'eur' }),
      ]),
    ).toEqual(['Fernhollow had revenue of $381.2 million in 2025.']);
  });
});

describe('what code calculates', () => {
  const told = async (rows: readonly Evidence[]) => (await writtenFrom('snapshot', rows)).texts;

  test('growth, its slowing, the sum of years and a first profit', async () => {
    const sales = [100, 160, 220, 270, 300].map((value, at) =>
      figure('revenue', 2021 + at, value * 1e6),
    );
    const results = [-9, -7, -5, -2, 4].map((value, at) =>
      figure('net-income', 2021 + at, value * 1e6),
    );
    const listed = entry('stock-exchange', 'Nasdaq', { details: { since: '2021-06-17' } });
    expect(await told([...sales, ...results, listed])).toEqual([
      'Fernhollow has traded on Nasdaq since June 2021.',
      'Revenue rose 11% to $300 million in 2025.',
      'Revenue has tripled since 2021.',
      'It has grown more slowly every year, from 60% in 2022 to 11% in 2025.',
      'It earned $4 million in 2025, its first annual profit since going public in 2021.',
    ]);
  });

  test('a first profit is none where a year since the listing is missing', async () => {
    const results = [-7, -5, -2, 4].map((value, at) =>
      figure('net-income', 2022 + at, value * 1e6),
    );
    const listed = entry('stock-exchange', 'Nasdaq', { details: { since: '2021-06-17' } });
    expect((await told([...results, listed])).at(-1)).toBe(
      'It turned a profit in 2025: $4 million, after a loss of $2 million the year before.',
    );
  });

  test('a loss that narrows or widens, and a profit that falls', async () => {
    const pair = (before: number, latest: number) =>
      told([figure('net-income', 2024, before * 1e6), figure('net-income', 2025, latest * 1e6)]);
    expect(await pair(-9, -4)).toEqual([
      'The loss narrowed to $4 million in 2025, from $9 million the year before.',
    ]);
    expect(await pair(-4, -9)).toEqual([
      'The loss widened to $9 million in 2025, from $4 million the year before.',
    ]);
    expect(await pair(40, 36)).toEqual(['Profit fell 10% to $36 million in 2025.']);
    expect(await pair(40, -4)).toEqual([
      'Fernhollow lost $4 million in 2025, after a profit of $40 million the year before.',
    ]);
  });

  test('a year that ends in June is named as the company names it', async () => {
    const june = { asOf: '2025-06-30', details: { fiscalYear: 2025 } };
    expect(await told([figure('revenue', 2025, 50e6, june)])).toEqual([
      'Fernhollow had revenue of $50 million in fiscal 2025, which ended June 30, 2025.',
    ]);
  });
});

describe('recent wins', () => {
  const contract = (value: number, agency: string): Evidence =>
    row({
      attribute: 'contract',
      quote: `SENSORS FOR SCHOOL GARDENS\nDate: 2025-10-01\nAmount: ${value}\nAgency: ${agency}`,
      value,
      unit: 'usd',
      asOf: '2025-10-01',
      details: { agency },
      reliability: 'register',
    });

  test('a round of nothing is none', async () => {
    expect(await said([row({ attribute: 'funding', quote: 'Raised: 0', value: 0 })])).toEqual([]);
  });

  test('a contract without a buyer is not told', async () => {
    expect(await said([contract(2_380_000, '')])).toEqual([]);
  });
});

describe('who runs it', () => {
  const leader = (value: string, title: string, changes: Partial<Evidence> = {}): Evidence =>
    row({
      attribute: 'leadership',
      quote: `${value}\n${title}`,
      value,
      details: { title },
      reliability: 'first-party',
      ...changes,
    });

  test('a title stands in lower case, and a chief by the usual letters', async () => {
    expect(
      await said([
        leader('Dana Quill', 'Chief Financial Officer'),
        leader('Ottoline Marsh', 'General Counsel'),
      ]),
    ).toEqual(['Dana Quill is CFO.', 'Ottoline Marsh is general counsel.']);
  });

  test.each([
    ['a surname alone', leader('Ms. Quill', 'Chief Financial Officer')],
    ['a title that many hold', leader('Dana Quill', 'Executive Vice President')],
    [
      'a title that was cut',
      leader('Dana Quill', 'President', { quote: 'Dana Quill, President of North America.' }),
    ],
    ['somebody without a title', leader('Dana Quill', '')],
    ['a department', leader('Dana Quill', 'Finance')],
  ])('%s is left out', async (_, one) => {
    expect(await said([one])).toEqual([]);
  });

  test('a chief executive with a first day is told with its month', async () => {
    const since = '2025-02-03';
    const chief = row({
      attribute: 'chief-executive',
      quote: `Dana Quill has been chief executive since February 3, 2025.`,
      value: 'Dana Quill',
      details: { since },
    });
    expect((await said([chief])).join(' ')).toMatch(/Dana Quill .*CEO.* February 2025/u);
  });
});
