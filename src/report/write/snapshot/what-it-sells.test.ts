import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { factsOf } from '../evidence-only/facts';
import { subjectOf } from '../wording/subject';
import { isName, writeWhatItSells } from './what-it-sells';

const told = (...rows: readonly Evidence[]) =>
  writeWhatItSells(factsOf(rows), subjectOf('Bellmark'), 'Bellmark', [
    'Bellmark Instruments',
    'Bellmark',
  ]).map(({ text }) => text);
const line = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ attribute: 'description', quote, ...changes });
const product = (value: string, quote = value) => row({ attribute: 'product', quote, value });

test.each(['Tidewell 3', 'Bells of the Sea', 'iGauge', '3D Printer'])('“%s” is a name', (text) => {
  expect(isName(text)).toBe(true);
});

test.each(['gauges for mills', 'Tidewell!', 'X', 'The “Bell”', 'One Two Three Four Five Six'])(
  '“%s” is no name',
  (text) => {
    expect(isName(text)).toBe(false);
  },
);

describe('a description', () => {
  test.each([
    'Bellmark is a pleasure.',
    'Bellmark makes the world’s best gauges.',
    'Bellmark likes gauges for mills.',
    'Tidewell makes gauges for mills.',
  ])('is not made from “%s”', (quote) => {
    expect(told(line(quote))).toEqual([]);
  });

  test('tells what it makes before how a reference work files it, and that before what it is', () => {
    const makes = line('Bellmark makes gauges for mills.');
    const files = line('English maker of gauges', { reliability: 'reference' });
    const is = line('Bellmark is a maker of gauges for mills.');
    expect(told(is, files, makes)).toEqual(['Bellmark makes gauges for mills.']);
    expect(told(is, files)).toEqual(['Bellmark is an English maker of gauges.']);
  });

  test('is filed by a reference work alone, and not by the company', () => {
    expect(told(line('Maker of gauges', { reliability: 'first-party' }))).toEqual([]);
  });

  test('is filed by words for a kind of company, and not by a sentence without its stop', () => {
    const sentence = line('Bellmark is a maker of gauges', { reliability: 'reference' });
    expect(told(sentence).join(' ')).not.toContain('is a Bellmark');
  });
});

describe('products', () => {
  test('are five at most, and one is told as one of several', () => {
    const names = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Gorse'].map((name) => product(name));
    expect(told(...names)).toEqual([
      'Bellmark’s products include Ash, Birch, Cedar, Elm, and Fir.',
    ]);
    expect(told(product('Ash'))).toEqual(['One of Bellmark’s products is Ash.']);
  });

  test('belong to “it” after the company was named', () => {
    expect(told(line('Bellmark makes gauges for mills.'), product('Ash'))).toEqual([
      'Bellmark makes gauges for mills.',
      'One of its products is Ash.',
    ]);
  });
});

describe('a rating', () => {
  const rated = (name: string, rating: string, count: string) =>
    row({
      attribute: 'rating',
      quote: `${name}\nRating: ${rating}\nRatings: ${count}`,
      value: name,
    });

  test('is told with how many gave one, of two products at most', () => {
    expect(
      told(rated('Ash', '4.5', '1200'), rated('Elm', '4', '9'), rated('Fir', '3', '8')),
    ).toEqual(['Ash is rated 4.5 in 1,200 ratings.', 'Elm is rated 4 in 9 ratings.']);
  });

  test('of nobody is none', () => {
    expect(told(rated('Ash', '0', '0'))).toEqual([]);
  });
});
