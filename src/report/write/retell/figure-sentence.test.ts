import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { figureSentence } from './figure-sentence';

const TELLER = { company: 'Bellmark', aliases: ['Bellmark Inc.'], parser: loadParser() };
const told = (text: string) => figureSentence(text, TELLER)?.text;

describe('a figure of a filing', () => {
  test.each([
    [
      'Total Gauges segment revenue grew to $15.86 billion in fiscal 2024, up from $14.22 billion in fiscal 2023, representing 12% year-over-year growth.',
      'Gauges revenue grew 12% to $15.86 billion in fiscal 2024.',
    ],
    [
      'Our gauge revenue of $5.37 billion during fiscal 2024 increased by $473 million, or 10%, from $4.89 billion in fiscal 2023.',
      'Bellmark’s gauge revenue increased 10% to $5.37 billion in fiscal 2024.',
    ],
    [
      'North Mill sales decreased 4% in 2024, primarily due to fewer orders.',
      'North Mill sales decreased 4% in 2024.',
    ],
    [
      'Premium – In 2024, Premium shipments generated 31% of our total freight revenues.',
      'Premium shipments generated 31% of its total freight revenues in 2024.',
    ],
    [
      'Operating margin, which represents income as a share of revenue, increased to about 19% for fiscal 2025 compared to about 14% in the prior year.',
      'Operating margin increased to about 19% in fiscal 2025.',
    ],
    [
      'Gauge ARR of about $17.33 billion as of November 29, 2024 increased by $2.00 billion, or 13%, from $15.33 billion as of December 1, 2023.',
      'Gauge ARR increased 13% to $17.33 billion on November 29, 2024.',
    ],
  ])('is stated as an editor states it: %s', (text, plain) => {
    expect(told(text)).toBe(plain);
  });

  test.each([
    ['of a segment that only its heading names', 'Net sales increased 4% in 2024 due to price.'],
    ['of no year', 'North Mill sales decreased 4%, primarily due to fewer orders.'],
    ['of what it costs', 'Our cost of gauge sales increased 4% in 2024.'],
    ['of something else that isn’t counted so', 'Demand for gauges increased 4% in 2024.'],
  ])('is left to the source’s own words where it is %s', (_, text) => {
    expect(told(text)).toBeUndefined();
  });
});
