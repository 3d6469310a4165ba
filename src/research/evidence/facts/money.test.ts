import { expect, test } from 'vitest';
import type { Said } from './said';
import { namesOf } from './subject';
import { money } from './money';

const names = namesOf({
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  jobBoards: {},
  namesakes: ['Loam Foods'],
});
const said = (text: string): Said => ({
  text,
  names,
  told: { focus: 'ours', isOwnVoice: true },
  fetchedAt: '2026-03-02T00:00:00Z',
  publishedAt: '2026-02-10',
});

const REVENUE: readonly (readonly [sentence: string, sum: number, day: string, unit?: string])[] = [
  ['Revenue for 2025 was $381 million.', 381e6, '2025'],
  [
    'In 2025 we generated revenue of $381.4 million, up 14% from $334 million in 2024.',
    381.4e6,
    '2025',
  ],
  ['Loam Ferry booked $381 million in sales in 2025.', 381e6, '2025'],
  ['Annual revenue rose 14 percent to €381 million in fiscal 2025.', 381e6, '2025', 'eur'],
  ['Turnover for the year ended 31 March 2025 came to £381m.', 381e6, '2025-03-31', 'gbp'],
  [
    'Loam Ferry’s 2025 revenue totalled USD 381 million, compared with USD 334 million a year earlier.',
    381e6,
    '2025',
  ],
  ['The company turned over $381 million last year.', 381e6, '2025'],
  ['Loam Ferry reported net sales of 381 million dollars for FY2025.', 381e6, '2025'],
  ['With revenues of $1.2 billion in 2025, Loam Ferry is the largest operator.', 1.2e9, '2025'],
  ['Sales grew from $334 million in 2024 to $381 million in 2025.', 381e6, '2025'],
  [
    'Loam Ferry made $381 million in revenue in 2025, while rival Brindle Boats made $900 million.',
    381e6,
    '2025',
  ],
  ['Loam Ferry took in $381 million in 2025.', 381e6, '2025'],
  [
    'For the twelve months ended December 31, 2025, total revenues were $381,234,000.',
    381234000,
    '2025-12-31',
  ],
  ['Consolidated revenue in 2025: EUR 381.2 million', 381.2e6, '2025', 'eur'],
  ['Revenue (2025): $381M', 381e6, '2025'],
  [
    'In the 2025 financial year, Loam Ferry posted revenue of 381 million euros.',
    381e6,
    '2025',
    'eur',
  ],
  ['The group’s top line hit $381 million in 2025.', 381e6, '2025'],
  ['Loam Ferry closed 2025 with sales of $381 million.', 381e6, '2025'],
];
const RESULT: readonly (readonly [sentence: string, sum: number, day: string])[] = [
  ['Net income was $12 million in 2025.', 12e6, '2025'],
  ['We reported a net loss of $5.2 million for 2025.', -5.2e6, '2025'],
  ['Loam Ferry lost $5 million after tax in 2025.', -5e6, '2025'],
  ['Profit after tax came to $12 million in fiscal 2025.', 12e6, '2025'],
  [
    'Loam Ferry swung to a net profit of $12 million in 2025 from a loss of $3 million in 2024.',
    12e6,
    '2025',
  ],
  ['In 2025 Loam Ferry earned $12 million in net income on revenue of $381 million.', 12e6, '2025'],
];

test.each(REVENUE.map(([sentence, sum, day, unit = 'usd']) => ({ sentence, sum, day, unit })))(
  '$sentence',
  ({ sentence, sum, day, unit }) => {
    expect(money(said(sentence)).find(({ attribute }) => attribute === 'revenue')).toMatchObject({
      value: sum,
      asOf: day,
      unit,
    });
  },
);

test.each(RESULT)('%s', (sentence, sum, day) => {
  expect(money(said(sentence)).find(({ attribute }) => attribute === 'net-income')).toMatchObject({
    value: sum,
    asOf: day,
    unit: 'usd',
  });
});

const NOT_TOLD: readonly string[] = [
  'Third-quarter revenue was $98 million in 2025.',
  'Brindle Boats had revenue of $900 million in 2025.',
  'We expect revenue of $420 million in 2026.',
  'Our customer Brindle Bank grew its revenue to $2 billion in 2025.',
  'The market is worth $40 billion in 2025.',
  'Revenue from subscriptions was $40 million in 2025.',
  'Loam Ferry raised $40 million in 2025.',
  'Our rival reported revenue of $900 million in 2025.',
  'Loam Ferry signed a contract worth $30 million in sales in 2025.',
  'In 2025 our partner Ostel Freight made $70 million in revenue.',
  'The ferry industry generated revenue of $40 billion in 2025.',
  'Loam Foods had sales of $80 million in 2025.',
  'Annual recurring revenue reached $200 million in 2025.',
  'Revenue in Europe was $30 million in 2025.',
  'Loam Ferry acquired Brindle, which had revenue of $90 million in 2025.',
];

test.each(NOT_TOLD)('no year’s figure of the company: %s', (sentence) => {
  expect(money(said(sentence))).toEqual([]);
});
