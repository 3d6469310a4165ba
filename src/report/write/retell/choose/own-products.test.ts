import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import type { Evidence } from '../../../../research/evidence/shape';
import { row } from '../../../fixtures/writing';
import { chooseRetold } from './choose';
import { productIn } from './own-products';

const teller = { company: 'Bellmark', aliases: ['Bellmark Inc'], parser: loadParser() };
const on = (path: string, title: string, quote: string, start = 0): Evidence => ({
  ...row({ quote, title, reliability: 'first-party', attribute: 'statement' }),
  id: `ev_${path}${start}`,
  url: `https://bellmark.example/${path}`,
  start,
  end: start + quote.length,
});
const CHECKS = 'Tidewell Pro checks 40 bags a minute and prints a label for each.';

describe('a product is known by its page', () => {
  test.each([
    ['products/tidewell-pro', 'Tidewell Pro', 'Tidewell Pro'],
    ['en/solutions/tidewell-pro/', 'Tidewell Pro | Bellmark', 'Tidewell Pro'],
    ['products/scales', 'Tidewell Pro', undefined],
    ['blog/tidewell-pro', 'Tidewell Pro', undefined],
    ['handbook/product/tidewell-pro', 'Tidewell Pro', undefined],
  ])('%s, “%s”: %s', (path, title, product) => {
    expect(productIn(on(path, title, CHECKS), teller)).toBe(product);
  });

  test('not one that is the company’s name, or that a sentence doesn’t begin with', () => {
    const own = on('products/bellmark', 'Bellmark', 'Bellmark weighs bags.');
    expect(productIn(own, teller)).toBeUndefined();
    const other = on('products/tidewell-pro', 'Tidewell Pro', 'It weighs bags.');
    expect(productIn(other, teller)).toBeUndefined();
  });
});

describe('what a product does is told in one sentence of its own page', () => {
  const told = (...rows: readonly Evidence[]) =>
    chooseRetold(rows, teller, () => true).map((one) => [one.theme.id, one.told.text]);

  test('as it is said there', () => {
    expect(
      told(
        on('products/tidewell-pro', 'Tidewell Pro', CHECKS),
        on('products/tidewell-pro', 'Tidewell Pro', 'Tidewell Pro stands on three feet.', 90),
        on('products/rollwell', 'Rollwell', 'Rollwell rolls 40 sheets of paper a minute.'),
      ),
    ).toEqual([
      ['products', CHECKS],
      ['products', 'Rollwell rolls 40 sheets of paper a minute.'],
    ]);
  });

  test('and not from other pages, or where another does it', () => {
    expect(told(on('blog/tidewell-pro', 'Tidewell Pro', CHECKS))).toEqual([]);
    const others = 'Tidewell Pro users weigh 40 bags a minute.';
    expect(told(on('products/tidewell-pro', 'Tidewell Pro', others))).toEqual([]);
  });
});
