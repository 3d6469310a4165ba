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

test('a name that is part of another joins nothing, and one further on in the text does', () => {
  const rival = row({ attribute: 'competitor', quote: 'We meet Dunmere.', value: 'Dunmere' });
  expect(joinsByName([rival], [news('OldDunmere opens'), news('dunmere opens')])).toEqual([]);
  expect(joinsByName([rival], [news('Dunmeremont and Dunmere merge')])).toHaveLength(1);
});

test.each(['Ada', 'the greenhouse', '38 greenhouses', ''])(
  '“%s” is too short or no name, and joins nothing',
  (value) => {
    const named = row({ attribute: 'competitor', quote: value, value });
    expect(joinsByName([named], [news(`Fernhollow meets ${value} and others`)])).toEqual([]);
  },
);

test('a page is not joined with itself, by number, name or date', () => {
  const quote = 'Dunmere runs 38 greenhouses.';
  const same = { quote, value: 'Dunmere', asOf: '2026-07-19' };
  const [left, right] = [
    row({ attribute: 'competitor', ...same }),
    row({ attribute: 'news', ...same }),
  ];
  expect(joinsByNumber([left], [right])).toEqual([]);
  expect(joinsByName([left], [right])).toEqual([]);
  expect(joinsByDate([left], [right])).toEqual([]);
});

test('a number is read whole, with its commas and decimals, and not out of a code', () => {
  const left = row({ attribute: 'statement', quote: 'It sells 1,238 probes at 12.5 a piece.' });
  const shared = (quote: string) => joinsByNumber([left], [news(quote)]).map((join) => join.shared);
  expect(shared('Now 1,238 probes')).toEqual(['1,238']);
  expect(shared('Now 238 probes')).toEqual([]);
  expect(shared('The B1238 probes')).toEqual([]);
  expect(shared('Now 125 probes')).toEqual([]);
});

test('small words are no thing that is counted', () => {
  const left = row({ attribute: 'statement', quote: 'There were 38 of them with us.' });
  expect(joinsByNumber([left], [news('With 38 more there were many')])).toEqual([]);
});

test('a day of publication joins where a finding has no day of its own', () => {
  const day = '2026-07-19';
  const dated = row({ attribute: 'launch', quote: 'It launched that day.', asOf: day });
  const published = row({
    attribute: 'news',
    quote: 'A new probe.',
    publishedAt: `${day}T08:00:00.000Z`,
  });
  expect(joinsByDate([dated], [published])).toEqual([
    { left: dated, right: published, by: 'date', shared: day },
  ]);
  expect(joinsByDate([dated], [{ ...published, asOf: '2026-07-01' }])).toEqual([]);
});
