import { expect, test } from 'vitest';
import { readAs } from '../../testing';

const figures = (text: string): readonly unknown[] =>
  readAs(text).filter(([attribute]) => attribute === 'revenue' || attribute === 'net-income');

test.each([
  ['For 2024, Tolvane booked sales of $600.8M.', 'revenue', 600_800_000, '2024'],
  ['In FY2024 revenue increased to £738.6 million; exports grew.', 'revenue', 738_600_000, '2024'],
  ['Tolvane achieved a turnover of USD 693.4 million in 2024.', 'revenue', 693_400_000, '2024'],
  [
    'The company, whose turnover reached $334.3 million in 2025, grew.',
    'revenue',
    334_300_000,
    '2025',
  ],
  [
    'Group revenue stood at $1.879 billion in 2025 (2024: $1.6 billion).',
    'revenue',
    1.879e9,
    '2025',
  ],
  ['With 2025 revenue of $1.4 billion, Tolvane is no small supplier.', 'revenue', 1.4e9, '2025'],
  ['Tolvane closed FY2025 with £950.6M in revenue.', 'revenue', 950_600_000, '2025'],
  ['In 2025, net profit came in at €7.575 million.', 'net-income', 7_575_000, '2025'],
  ['In 2025, Tolvane reported a net loss of $3 million.', 'net-income', -3_000_000, '2025'],
  ['Tolvane made a profit of $15.63m in 2025 after tax.', 'net-income', 15_630_000, '2025'],
  ['Net sales of $1.4 billion in fiscal 2025 increased 15%.', 'revenue', 1.4e9, '2025'],
  ['Our revenue in 2025 was approximately US$ 1.7 billion.', 'revenue', 1.7e9, '2025'],
  ['Costs fell, and our revenue was $4 million in 2025.', 'revenue', 4_000_000, '2025'],
  [
    'Profit after tax amounted to €14,140,000 for the year ended 31 December 2025.',
    'net-income',
    14_140_000,
    '2025-12-31',
  ],
])('a year’s figure of the whole company is read: %s', (text, attribute, value, asOf) => {
  expect(figures(text)).toContainEqual([attribute, value, asOf]);
});

test.each([
  'In 2025, Tolvane reported revenue of $4 million from boats.',
  'In 2025, revenue from boats was $4 million.',
  'Kite revenues of $4 million in 2025 increased.',
  'In 2025, Kestrel reported revenue of $4 million.',
  'In 2026, Tolvane booked sales of $4 million.',
  'In the third quarter of 2025, Tolvane booked sales of $4 million.',
  'In 2025, Tolvane could have booked sales of $4 million.',
  'In 2025, Tolvane booked adjusted revenue of $4 million.',
])('a part, another’s, a quarter’s, and a year that isn’t over have none: %s', (text) => {
  expect(figures(text)).toEqual([]);
});
