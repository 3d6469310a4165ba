import { expect, test } from 'vitest';
import { row } from '../../fixtures/writing';
import { joinsByDate, joinsByName, joinsByNumber } from './find-joins';

const posting = row({
  attribute: 'statement',
  quote: 'Our largest customer is about to go from 16 greenhouses to 38.',
});
const news = (quote: string) => row({ attribute: 'news', quote });

test('a number joins two sources with the thing that it counts', () => {
  const match = news('Loam Valley takes Rootline to 38 greenhouses');
  expect(joinsByNumber([posting], [match])).toEqual([
    { left: posting, right: match, by: 'number', shared: '38' },
  ]);
});

test.each([
  ['the thing counted is another', 'Loam Valley hires 38 drivers'],
  ['the number is another', 'Loam Valley takes Rootline to 39 greenhouses'],
])('a number joins nothing where %s', (_, quote) => {
  expect(joinsByNumber([posting], [news(quote)])).toEqual([]);
});

test.each(['2024', '10', '100', '7', '1,000', '365'])('%s is too common to join by', (number) => {
  const left = row({ attribute: 'statement', quote: `It has ${number} greenhouses.` });
  expect(joinsByNumber([left], [news(`Now ${number} greenhouses`)])).toEqual([]);
});

test('copies of one text join nothing', () => {
  const left = row({ attribute: 'statement', quote: 'It runs 38 greenhouses.', cluster: 'one' });
  const right = row({ attribute: 'news', quote: 'Runs 38 greenhouses.', cluster: 'one' });
  expect(joinsByNumber([left], [right])).toEqual([]);
});

test('a name joins where it stands whole', () => {
  const rival = row({ attribute: 'competitor', quote: 'We meet Dunmere.', value: 'Dunmere' });
  const partner = news('Fernhollow and Dunmere agree on one format');
  expect(joinsByName([rival], [partner]).map(({ shared }) => shared)).toEqual(['Dunmere']);
  expect(joinsByName([rival], [news('Dunmeremont opens')])).toEqual([]);
});

test('a full day joins, a month, a year, and the end of a year do not', () => {
  let made = 0;
  const on = (asOf: string) =>
    row({ attribute: 'news', quote: `On ${asOf}, ${(made += 1)}`, asOf });
  expect(joinsByDate([on('2026-07-19')], [on('2026-07-19')])).toHaveLength(1);
  expect(joinsByDate([on('2026-07')], [on('2026-07')])).toEqual([]);
  expect(joinsByDate([on('2025-12-31')], [on('2025-12-31')])).toEqual([]);
});
