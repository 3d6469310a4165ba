import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { figureSentence, isUnownedFigure, isWholeRevenue } from './figure-sentence';

const TELLER = { company: 'Bellmark', aliases: ['Bellmark Inc.'], parser: loadParser() };
const told = (text: string) => figureSentence(text, TELLER)?.text;

describe('a figure of a filing', () => {
  test.each([
    [
      'Total Gauges segment revenue grew to $2.28 billion in fiscal 2024, up from $1.90 billion ' +
        'in fiscal 2023, representing 20% annual growth.',
      'Gauges revenue grew 20% to $2.28 billion in fiscal 2024.',
    ],
    [
      'Our valve revenue of $660 million during fiscal 2024 increased by $60 million, or 10%, ' +
        'from $600 million in fiscal 2023.',
      'Bellmark’s valve revenue increased 10% to $660 million in fiscal 2024.',
    ],
    [
      'North Mill sales decreased 4% in 2024, primarily due to fewer orders.',
      'North Mill sales decreased 4% in 2024.',
    ],
    [
      'Express – In 2024, Express shipments generated 27% of our total revenues.',
      'Express shipments generated 27% of its total revenues in 2024.',
    ],
    [
      'Gross margin, which represents profit as a share of sales, increased to about 41% for fiscal 2025 ' +
        'compared to about 38% in the year before.',
      'Gross margin increased to about 41% in fiscal 2025.',
    ],
    [
      'Valve ARR of about $840 million as of April 30, 2024 increased by $140 million, or 20%, ' +
        'from $700 million as of April 30, 2023.',
      'Valve ARR increased 20% to $840 million on April 30, 2024.',
    ],
    [
      'Second-quarter 2023 revenues totaled $12.7 million, a decrease of $15.0 million, or 54%, compared to the ' +
        'prior-year quarter, reflecting fewer orders.',
      'Revenues decreased 54% to $12.7 million in the second quarter of 2023.',
    ],
    [
      'For 2024, gauge sales were $7 million, up 11% from the year before.',
      'Gauge sales increased 11% to $7 million in 2024.',
    ],
    [
      'Gauge sales were $5 million, and $7 million in 2023 and 2024.',
      'Gauge sales were $7 million in 2024.',
    ],
  ])('is stated as an editor states it: %s', (text, plain) => {
    expect(told(text)).toBe(plain);
  });

  test.each([
    ['of a segment that only its heading names', 'Net sales increased 4% in 2024 due to price.'],
    [
      'of two years whose later one comes first',
      'Gauge sales were $5 million and $7 million in 2024 and 2023.',
    ],
    ['of no year', 'North Mill sales decreased 4%, primarily due to fewer orders.'],
    ['of what it costs', 'Our cost of gauge sales increased 4% in 2024.'],
    ['of something else that isn’t counted so', 'Demand for gauges increased 4% in 2024.'],
  ])('is left to the source’s own words where it is %s', (_, text) => {
    expect(told(text)).toBeUndefined();
  });
});

test.each([
  ['For fiscal 2025, revenue was $7 million, up 9% from the year before.', true],
  ['Total revenues increased 9% in 2024 due to price.', true],
  ['Sales to Tarn Mills represent 16% of our sales in 2025.', false],
  ['For fiscal 2025, gauge revenue was $7 million, up 9% from the year before.', false],
])('revenue of the whole company is known: %s', (text, isWhole) => {
  expect(isWholeRevenue(text)).toBe(isWhole);
});

test.each([
  [
    'Subscription revenue was $3 million in 2024, up from $2 million in 2023, representing 50% year-over-year growth.',
    true,
  ],
  ['Net sales increased 4% in 2024 due to price.', true],
  ['Cost of revenue of $3 million during 2024 stayed flat compared to 2023.', true],
  ['Our product revenue increased 4% in 2024 due to price.', false],
  ['Gauge revenue increased 4% in 2024 due to price.', false],
  ['Demand for gauges increased 4% in 2024.', false],
])('a figure under a heading may be that of a part: %s', (text, isUnowned) => {
  expect(isUnownedFigure(text)).toBe(isUnowned);
});
