import { describe, expect, test } from 'vitest';
import { claimsOn, inputFor, row } from '../../../fixtures/writing';
import type { Evidence } from '../../../../research/evidence/shape';
import { basisOf } from '../basis';
import {
  courseOf,
  fallOf,
  figureInWords,
  figureOf,
  grownParts,
  lastTwo,
  latestFall,
  leadOf,
  profitOf,
  sumOf,
  yearOf,
  yourRevenueOf,
} from './money';

const figure = (attribute: string, year: number, value: number, changes: Partial<Evidence> = {}) =>
  row({
    attribute,
    quote: `In ${year} it was ${value}.`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
    ...changes,
  });
const revenue = (year: number, value: number, changes: Partial<Evidence> = {}) =>
  figure('revenue', year, value, changes);
const profit = (year: number, value: number) => figure('net-income', year, value);
/** What a report rests on in which each of the rows is told. */
const basisOn = (...rows: Evidence[]) => basisOf(inputFor('brief', rows, claimsOn(rows)));

test.each([
  [412_000, 'usd', '$412,000'],
  [-999_400_000, 'eur', '€999.4 million'],
  [999_600_000, 'usd', '$1 billion'],
  [24_340_000_000, 'usd', '$24.3 billion'],
])('a sum of %d in %s is spoken as “%s”', (value, unit, spoken) => {
  expect(sumOf(revenue(2025, value, { unit }))).toBe(spoken);
});

test.each([
  ['2025-12-31', '2025'],
  ['2025', '2025'],
  ['2025-06-30', 'the year to June 2025'],
])('the year that ends with %s is called “%s”', (asOf, name) => {
  expect(yearOf(revenue(2025, 1, { asOf }))).toBe(name);
});

describe('the last two figures', () => {
  const rows = [2025, 2024, 2023].map((year) => revenue(year, year));
  const yearsOf = (told: readonly Evidence[]) =>
    lastTwo(basisOf(inputFor('brief', rows, claimsOn(told))), 'revenue').map((one) => one.row.asOf);

  test('are the newest ones that the report tells', () => {
    expect(yearsOf(rows)).toEqual(['2025-12-31', '2024-12-31']);
    expect(yearsOf(rows.slice(1))).toEqual(['2024-12-31', '2023-12-31']);
    expect(yearsOf([])).toEqual([]);
  });

  test('begin with one that is told for itself, and not only to compare another with it', () => {
    const [from = '', to = ''] = rows.map(({ id }) => id);
    const computation = { kind: 'growth' as const, from, to };
    const evidenceIds = [from, to];
    const written = claimsOn(rows.slice(0, 1)).map((one) => ({ ...one, evidenceIds, computation }));
    expect(lastTwo(basisOf(inputFor('brief', rows, written)), 'revenue')).toMatchObject([
      { row: { asOf: '2024-12-31' } },
    ]);
  });

  test('leave out a figure that another source contradicts', () => {
    const [disputed, ...others] = [revenue(2025, 9, { rivals: ['x'] }), ...rows.slice(1)];
    expect(lastTwo(basisOn(disputed, ...others), 'revenue').map((one) => one.row)).toEqual(others);
  });
});

describe('the figure to keep ready', () => {
  const profits = [profit(2025, 107), profit(2024, 100)];

  test('is how revenue moved, or profit where revenue stood still', () => {
    const grown = basisOn(revenue(2025, 116), revenue(2024, 100), ...profits);
    expect(figureOf(grown)).toMatchObject({ what: 'revenue', moved: 'rose 16%' });
    const flat = basisOn(revenue(2025, 100), revenue(2024, 100), ...profits);
    expect(figureOf(flat)).toMatchObject({ what: 'profit', moved: 'rose 7%' });
    const hardly = basisOn(revenue(2025, 101), revenue(2024, 100), ...profits);
    expect(figureOf(hardly)).toMatchObject({ what: 'profit', moved: 'rose 7%' });
  });

  test.each([
    ['a loss came before, whose change nobody says in percent', 7, -9],
    ['profit fell, which nobody says to those who made it', 60, 100],
  ])('is none where %s', (_, now, before) => {
    expect(figureOf(basisOn(profit(2025, now), profit(2024, before)))).toBeUndefined();
  });
});

describe('the course of revenue', () => {
  test.each([
    [116, 'rose 16%'],
    [60, 'dropped 40%'],
  ])('from 100 to %d is told as “%s”', (now, moved) => {
    expect(courseOf(basisOn(revenue(2025, now), revenue(2024, 100)))?.moved).toBe(moved);
  });

  test.each([
    ['the year before is not known', revenue(2023, 90)],
    ['the year before is in another currency', revenue(2024, 90, { unit: 'eur' })],
    ['hardly anything changed', revenue(2024, 99.8)],
    ['there was none the year before', revenue(2024, 0)],
  ])('is not known where %s', (_, before) => {
    expect(courseOf(basisOn(revenue(2025, 100), before))).toBeUndefined();
  });
});

describe('a quarter that fell', () => {
  const rows = [revenue(2025, 110), revenue(2024, 100)];
  const quarter = row({ attribute: 'passage', quote: 'A quarter.' });
  const after = (text: string) => {
    const told = claimsOn([quarter]).map((claim) => ({
      ...claim,
      section: 'snapshot' as const,
      text,
    }));
    const basis = basisOf(inputFor('brief', [...rows, quarter], [...claimsOn(rows), ...told]));
    return {
      course: courseOf(basis)?.moved,
      fall: latestFall(basis)?.words,
      ready: figureInWords(basis)?.words,
    };
  };

  test.each([
    ['Revenue fell 54% to $12 million in the second quarter of 2026.', 'revenue fell 54%'],
    ['Its net sales decreased 3% in the first quarter of 2026.', 'net sales fell 3%'],
    ['First-quarter 2026 revenues declined 3%.', 'first-quarter 2026 revenue fell 3%'],
  ])('takes the place of the growth of the year before: %s', (text, words) => {
    const { course, fall, ready } = after(text);
    expect(course).toBeUndefined();
    expect(fall).toContain(words);
    expect(ready).toBe(fall);
  });

  test.each([
    'Revenue fell 54% to $12 million in the second quarter of 2025.',
    'Revenue rose 4% to $12 million in the second quarter of 2026.',
    'Revenue rose 4% in the second quarter of 2026, while gauge revenue fell at lower prices.',
    'Gauge revenue fell 54% to $12 million in the second quarter of 2026.',
  ])('doesn’t where it lies within the year, rose, or is that of a part: %s', (text) => {
    expect(after(text)).toEqual({
      course: 'rose 10%',
      fall: undefined,
      ready: 'revenue rose 10% in 2025.',
    });
  });
});

describe('profit beside revenue that rose 10%', () => {
  const beside = (...profits: Evidence[]) => {
    const basis = basisOn(revenue(2025, 110), revenue(2024, 100), ...profits);
    const course = courseOf(basis);
    if (course === undefined) throw new Error('No course');
    return { leads: leadOf(basis, course), falls: fallOf(basis, course) };
  };
  const valuesOf = (grounds: ReturnType<typeof leadOf>) => grounds?.map((one) => one.row.value);

  test('leads where it grew by five points more', () => {
    expect(valuesOf(beside(profit(2025, 116), profit(2024, 100)).leads)).toEqual([116, 100]);
    expect(beside(profit(2025, 114), profit(2024, 100)).leads).toBeUndefined();
  });

  test('falls where it shrank by more than anybody overlooks', () => {
    expect(valuesOf(beside(profit(2025, 90), profit(2024, 100)).falls)).toEqual([90, 100]);
    expect(beside(profit(2025, 99), profit(2024, 100)).falls).toBeUndefined();
  });

  test.each([
    ['it is of another year', [profit(2024, 200), profit(2023, 100)]],
    ['it follows a loss', [profit(2025, 200), profit(2024, -100)]],
  ])('does neither where %s', (_, profits) => {
    expect(beside(...profits)).toEqual({ leads: undefined, falls: undefined });
  });
});

describe('the parts that grew', () => {
  const part = (segment: string, year: number, value: number) =>
    figure('segment-revenue', year, value, { details: { segment } });
  const grown = (...pairs: readonly (readonly [Evidence, Evidence])[]) => {
    const written = pairs.flatMap(([to, from]) =>
      claimsOn([to]).map((claim) => ({
        ...claim,
        evidenceIds: [from.id, to.id],
        computation: { kind: 'growth' as const, from: from.id, to: to.id },
      })),
    );
    const basis = basisOf(inputFor('brief', pairs.flat(), written));
    return grownParts(basis, '2025-12-31').map(({ name, moved }) => `${name} ${moved}`);
  };

  test('stand with the fastest first, and without those that shrank', () => {
    expect(
      grown(
        [part('Gauges', 2025, 110), part('Gauges', 2024, 100)],
        [part('Ferries', 2025, 90), part('Ferries', 2024, 100)],
        [part('Mills', 2025, 130), part('Mills', 2024, 100)],
      ),
    ).toEqual(['Mills jumped 30%', 'Gauges rose 10%']);
  });

  test('are of the year asked for, and compared with the year before it and no other part', () => {
    expect(grown([part('Mills', 2024, 130), part('Mills', 2023, 100)])).toEqual([]);
    expect(grown([part('Mills', 2025, 130), part('Mills', 2023, 100)])).toEqual([]);
    expect(grown([part('Mills', 2025, 130), part('Gauges', 2024, 100)])).toEqual([]);
  });
});

test.each([
  ['Server products', 'your server products revenue'],
  ['Third-party seller services', 'your third-party seller services revenue'],
  ['Intelligent Cloud', 'your Intelligent Cloud revenue'],
  ['Bellmark advertising', 'your Bellmark advertising revenue'],
])('a part called “%s” is “%s” to those whose it is', (part, spoken) => {
  expect(yourRevenueOf(part)).toBe(spoken);
});

test.each([
  ['a profit', [profit(2025, 5), profit(2024, 4)], 'profit'],
  ['a loss', [profit(2025, -5), profit(2024, 4)], 'loss'],
  ['a first profit', [profit(2025, 5), profit(2024, -4)], 'first-profit'],
  ['a profit, and no first one, after a gap', [profit(2025, 5), profit(2022, -4)], 'profit'],
])('the last year ended with %s', (_, rows, kind) => {
  expect(profitOf(basisOn(...rows))?.kind).toBe(kind);
});

test('a net income of nothing at all is neither a profit nor a loss', () => {
  expect(profitOf(basisOn(profit(2025, 0), profit(2024, -5_000_000)))).toBeUndefined();
});
