import { expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';

/**
 * Honest retellings, written by hand: what stands left carries what stands right. A verifier that
 * refuses one of them raises a false alarm.
 */
const NUMBERS: readonly (readonly [source: string, said: string])[] = [
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was $1.58 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'Revenue for 2025 was about $1.6 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'In 2025 revenue was more than $1.5 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'In 2025 revenue was nearly $1.6 billion.'],
  ['Sales came to $381.2 million in 2025.', 'Sales came to $381 million in 2025.'],
  ['Sales came to $381.2 million in 2025.', 'In 2025 sales came to $381.2 million.'],
  ['We employ 6,240 people.', 'It employs 6,240 people.'],
  ['We employ 6,240 people.', 'It employs about 6,200 people.'],
  ['We employ 6,240 people.', 'It employs more than 6,000 people.'],
  ['We employ 6240 people in all.', 'It employs 6,240 people in all.'],
  ['There are nine farms in the trial.', 'The trial has 9 farms.'],
  ['There are 9 farms in the trial.', 'There are nine farms in the trial.'],
  ['The trial took twenty-two months.', 'The trial took 22 months.'],
  ['Costs fell by 12.4 percent in the median.', 'Costs fell by 12.4% in the median.'],
  ['Costs fell by 12.4 percent in the median.', 'Costs fell by about 12% in the median.'],
  ['The budget is $2,400 a year.', 'The budget is $2,400 a year.'],
  ['The budget is USD 2,400 a year.', 'The budget is $2,400 a year.'],
  ['The budget is 2,400 dollars a year.', 'The budget is $2,400 a year.'],
  ['The prize was €3.5 million.', 'The prize was €3.5m.'],
  ['The prize was £3,500,000 in all.', 'The prize was £3.5 million in all.'],
  ['Pay runs from $148,000 to $176,000.', 'Pay runs from $148,000 to $176,000.'],
  ['Pay runs from $148,000–$176,000.', 'Pay runs from $148,000 to $176,000.'],
  ['Pay: $148K to $176K a year.', 'Pay is $148,000 to $176,000 a year.'],
  ['The node holds up to 40 sensors.', 'The node holds up to 40 sensors.'],
  ['We shipped 1,204 instruments.', 'It shipped 1,204 instruments.'],
  ['A share of 34 percent went to growers.', 'Growers have a share of 34 percent.'],
  ['The field measures 12,000 acres.', 'The field measures 12 thousand acres.'],
  ['It runs in three hundred barns.', 'It runs in 300 barns.'],
];

const DATES: readonly (readonly [source: string, said: string])[] = [
  ['The workshop opened on March 12, 2026.', 'The workshop opened on March 12, 2026.'],
  ['The workshop opened on March 12, 2026.', 'The workshop opened in March 2026.'],
  ['The workshop opened on March 12, 2026.', 'In 2026 the workshop opened.'],
  ['The workshop opened on 12 March 2026.', 'The workshop opened on March 12, 2026.'],
  ['The workshop opened on 2026-03-12.', 'The workshop opened on March 12, 2026.'],
  ['The workshop opened on 12th March 2026.', 'The workshop opened in March 2026.'],
  [
    'Opened: Thu, 12 Mar 2026 08:00:00 GMT, the workshop.',
    'The workshop opened on March 12, 2026.',
  ],
  ['The workshop opened in March 2026.', 'The workshop opened in 2026.'],
  ['Fernhollow was founded in 1987.', 'Fernhollow was founded in 1987.'],
  ['Founded 1987 by two friends.', 'It was founded in 1987 by two friends.'],
  ['{"founded": "1987-05-02"}', 'It was founded in May 1987.'],
  ['The contract ends in Sept. 2027.', 'The contract ends in September 2027.'],
];

const NAMES: readonly (readonly [source: string, said: string])[] = [
  ['Marlow Quill has led Fernhollow since 2021.', 'Marlow Quill has led Fernhollow since 2021.'],
  ['Marlow Quill has led Fernhollow since 2021.', 'Since 2021 Marlow Quill has led Fernhollow.'],
  [
    'Marlow Quill, chief executive, opened the garden.',
    'The garden was opened by Marlow Quill, chief executive.',
  ],
  ['Marlow Quill, Chief Executive Officer, opened it.', 'Marlow Quill, the CEO, opened it.'],
  ['CEO Marlow Quill opened the garden.', 'Marlow Quill, chief executive, opened the garden.'],
  [
    'Tessa Lindqvist is our Chief Financial Officer.',
    'Tessa Lindqvist is chief financial officer.',
  ],
  [
    'Tessa Lindqvist (CFO) keeps the books.',
    'Tessa Lindqvist, chief financial officer, keeps the books.',
  ],
  ['Anna van der Veld designs the sensors.', 'The sensors are designed by Anna van der Veld.'],
  ['José Núñez plants trees in Elm.', 'In Elm trees are planted by José Núñez.'],
  ['Siobhán O’Hara runs the Dublin garden.', "The Dublin garden is run by Siobhán O'Hara."],
  ['Loamscope reads soil in the field.', 'Loamscope reads soil in the field.'],
  ['Loamscope reads soil in the field.', 'In the field, Loamscope reads soil.'],
  ['Rootline 2 joins the readings.', 'The readings are joined by Rootline 2.'],
  ['The Alder Group owns a share of it.', 'A share of it is owned by the Alder Group.'],
  ['We are based in Ashby Falls, Oregon.', 'It is based in Ashby Falls, Oregon.'],
  ['We are based in Ashby Falls, Oregon.', 'Fernhollow is based in Ashby Falls.'],
];

const WORDS: readonly (readonly [source: string, said: string])[] = [
  ['We go to the field before we go to the meeting.', 'They go to the field before the meeting.'],
  ['Every design starts with a visit to a farm.', 'A visit to a farm starts every design.'],
  ['Teams are five to nine people and own what they run.', 'Teams own what they run.'],
  [
    'Our instruments tell growers what their soil needs.',
    'Its instruments tell growers what their soil needs.',
  ],
  [
    'The garden is open to everyone in the town.',
    'Everyone in the town may visit, for the garden is open.',
  ],
  ['Managers still write code on most days.', 'On most days managers still write code.'],
  ['We stopped making our own sensors.', 'It stopped making its own sensors.'],
  ['The new reader weighs half as much.', 'The new reader weighs half as much as before.'],
  ['Growers pay a share of what they save.', 'A share of what they save is paid by growers.'],
  ['Support is answered by the engineers themselves.', 'The engineers themselves answer support.'],
  ['A new grower is trained on the farm.', 'New growers are trained on the farm.'],
  [
    'Nobody works on the day of the harvest feast.',
    'On the day of the harvest feast nobody works.',
  ],
  ['We publish what went wrong and why.', 'It publishes what went wrong, and why.'],
  ['Each release is tried on one farm first.', 'One farm tries each release first.'],
];

const QUOTED: readonly (readonly [source: string, said: string])[] = [
  ['We go to the field first.', 'The company writes: “We go to the field first”.'],
  ['We go to the field first.', 'It says “We go to the field…”.'],
  ['We say “yes” before we say why.', 'The company writes: “We say ’yes’ before we say why”.'],
  ['The ofﬁce is small.', 'The company writes: “The office is small”.'],
  ['We go  to\u00a0the field\nfirst.', 'It says “We go to the field first”.'],
  ['Dig first — decide second.', 'The company writes: “Dig first - decide second”.'],
];

const ALL = [...NUMBERS, ...DATES, ...NAMES, ...WORDS, ...QUOTED];

test.each(ALL)('“%s” carries “%s”', (source, said) => {
  expect(judge(source, said)).toEqual({ verdict: 'supported', reasons: [] });
});

test('the figures of a filing are counted in the currency of their row', () => {
  const filing = {
    attribute: 'revenue',
    value: 1_577_000_000,
    unit: 'usd',
    asOf: '2025-12-31',
  } as const;
  expect(
    judge(
      '"end": "2025-12-31", "val": 1577000000',
      'Revenue came to $1.58 billion in 2025.',
      filing,
    ).verdict,
  ).toBe('supported');
});

test('a register’s entry carries what its attribute says by itself', () => {
  const entry = (attribute: string) => ({ attribute, quote: '{"value": "Marlow Quill"}' });
  const chief = entry('chief-executive');
  expect(
    judge(chief.quote, 'Its chief executive is Marlow Quill.', { attribute: chief.attribute })
      .verdict,
  ).toBe('supported');
  const founder = entry('founder');
  expect(
    judge(founder.quote, 'It was started by Marlow Quill, its founder.', {
      attribute: founder.attribute,
    }).verdict,
  ).toBe('supported');
});

test('the day a row was published may be named as its date', () => {
  const news = {
    attribute: 'news',
    publishedAt: '2026-03-11',
    sourceName: 'The Valley Courier',
  } as const;
  expect(
    judge(
      'Fernhollow opens a garden',
      'On March 11, 2026, The Valley Courier published “Fernhollow opens a garden”.',
      news,
    ).verdict,
  ).toBe('supported');
});
