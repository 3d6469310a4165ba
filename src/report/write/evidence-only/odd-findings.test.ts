import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';

const staff = (value: number, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'employees', quote: `It has ${value} employees in all.`, value, ...changes });
const money = (attribute: 'revenue' | 'net-income', value: number, unit?: string) =>
  row({
    attribute,
    topic: 'financials',
    quote: `"currency":"${unit}","end":"2025-12-31","val":${value}`,
    value,
    asOf: '2025-12-31',
    ...defined({ unit }),
  });

describe('a number of people', () => {
  test.each([-4, 0, 12.5, Number.NaN, Number.POSITIVE_INFINITY])('of %d is none', async (value) => {
    for (const section of ['snapshot', 'brief'] as const)
      expect(await saidFrom(section, [staff(value)]), section).toEqual([]);
  });

  test('that cannot be makes room for one that can', async () => {
    expect(await saidFrom('snapshot', [staff(-4), staff(40)])).toEqual([
      'Fernhollow has 40 employees.',
    ]);
  });

  test('in words instead of figures is not told as a figure', async () => {
    expect(
      await saidFrom('snapshot', [
        row({ attribute: 'employees', quote: 'It has some forty employees.', value: 'some forty' }),
      ]),
    ).toEqual([]);
  });

  test('on which one source says two things is told as that source’s', async () => {
    expect(
      await saidFrom('snapshot', [
        staff(40, { status: 'conflicted' }),
        staff(55, { status: 'conflicted' }),
      ]),
    ).toEqual(['Open Register says 40 employees; elsewhere it says 55.']);
  });

  test.each([
    ['the same figure twice', 40, 'Fernhollow has 40 employees.'],
    ['a rival that cannot be', -3, 'Fernhollow has 40 employees.'],
  ])(
    'on which sources are said to differ, with %s, is told once',
    async (_kind, rival, sentence) => {
      expect(
        await saidFrom('snapshot', [
          staff(40, { status: 'conflicted' }),
          staff(rival, { status: 'conflicted', sourceName: 'The Almanac' }),
        ]),
      ).toEqual([sentence]);
    },
  );

  test('is set against nothing where there was nobody the year before', async () => {
    const { texts } = await writtenFrom('snapshot', [
      staff(40, { asOf: '2025' }),
      staff(0, { asOf: '2024' }),
    ]);
    expect(texts).toEqual(['Fernhollow had 40 employees in 2025.']);
  });
});

describe('a number of open jobs', () => {
  test.each([-1, 4.5, Number.NaN])('of %d is none', async (value) => {
    const jobs = [row({ attribute: 'open-jobs', quote: `Open jobs: ${value} in total.`, value })];
    for (const section of ['role-tips', 'brief', 'questions-to-ask'] as const)
      expect(await saidFrom(section, jobs), section).toEqual([]);
  });
});

describe('money', () => {
  test.each([
    ['eur', 'Fernhollow had revenue of €5 million in 2025.'],
    ['gbp', 'Fernhollow had revenue of £5 million in 2025.'],
    ['EUR', 'Fernhollow had revenue of €5 million in 2025.'],
  ])('in %s is told with its own sign', async (unit, sentence) => {
    expect((await writtenFrom('snapshot', [money('revenue', 5_000_000, unit)])).texts).toEqual([
      sentence,
    ]);
  });

  test('of a loss in another currency is a loss in that currency, in facts and advice', async () => {
    const loss = [money('net-income', -5_000_000, 'eur')];
    expect((await writtenFrom('snapshot', loss)).texts).toEqual([
      'Fernhollow lost €5 million in 2025.',
    ]);
    expect((await writtenFrom('avoid', loss)).texts).toEqual([
      'Fernhollow lost €5 million in 2025.',
    ]);
  });

  test('without a currency is refused rather than told in dollars', async () => {
    const { faults } = await writtenFrom('snapshot', [
      row({
        attribute: 'revenue',
        quote: 'Revenue was 5 million in 2025, it says.',
        value: 5_000_000,
        asOf: '2025',
      }),
    ]);
    expect(faults.join(' ')).toContain('$5 million');
  });

  test('that came to nothing impresses nobody', async () => {
    const none = [money('revenue', 0, 'usd')];
    for (const section of ['talking-points', 'brief'] as const)
      expect(await saidFrom(section, none), section).toEqual([]);
  });
});

describe('what is better not brought up', () => {
  const avoid = (headline: string) =>
    saidFrom('avoid', [
      row({ attribute: 'news', topic: 'news', quote: headline, publishedAt: '2026-01-05' }),
    ]);

  test.each([
    'Fernhollow apologises for outage in harvest week',
    'Fernhollow fined over spoiled wells',
    'Regulator names a fine of two years’ profit for Fernhollow',
    'Growers’ lawsuit against Fernhollow goes on',
    'Workers at Fernhollow on strike again',
    'Fernhollow closes its Elm workshop',
    'Fernhollow to shut down Tilth',
    'Founder of Fernhollow steps down',
    'Fernhollow recalls ten thousand probes',
    'Layoffs at Fernhollow after a dry year',
  ])('“%s” is', async (headline) => {
    expect(await avoid(headline)).toHaveLength(1);
  });

  test.each([
    'A fine day for Fernhollow and its growers',
    'Fernhollow has the finest soil probes of all',
    'Fernhollow strikes a deal with growers',
    'A strikingly good year for Fernhollow',
    'Fernhollow shuttles growers to its fields',
    'Fernhollow closes the gap to its rivals',
    'Fernhollow closes a round of funding',
    'Fernhollow opens a garden for all',
  ])('“%s” is not', async (headline) => {
    expect(await avoid(headline)).toEqual([]);
  });
});

describe('a posting', () => {
  const posting = (details: Record<string, string>) =>
    row({
      attribute: 'job-posting',
      topic: 'hiring',
      quote: `Backend Engineer\n${Object.values(details).join('\n')}`,
      value: 'Backend Engineer',
      details,
    });

  test('whose team has marks of quotation in its name is told without its team', async () => {
    const [said = ''] = await saidFrom('role-tips', [
      posting({ team: 'Team “A”, of all', place: 'Omaha' }),
    ]);
    expect(said).toBe('Your role is open as Backend Engineer, in Omaha.');
  });

  test('whose team is a page long is told in bearable length', async () => {
    const [said = ''] = await saidFrom('role-tips', [
      posting({ team: 'soil '.repeat(200).trim() }),
    ]);
    expect(said.length).toBeLessThan(300);
  });
});
