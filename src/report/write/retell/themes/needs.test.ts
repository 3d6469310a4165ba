import { expect, test } from 'vitest';
import * as needs from './needs';

const NEEDS = { ...needs };

test.each([
  ['namesPerson', 'Ada B. Moss-Tarn is chair.', true],
  ['namesPerson', 'Bellmark has a chief executive.', false],
  ['tellsBuyers', 'Its clients are mostly towns.', true],
  ['tellsBuyers', 'Bellmark helps customers.', false],
  ['listsRivals', 'Bellmark competes with mills, printers, and binders.', true],
  ['listsRivals', 'Bellmark competes on price, and on color.', false],
  ['tellsCourt', 'Bellmark faces 40 lawsuits.', true],
  ['tellsCourt', 'Bellmark settled a lawsuit with a farmer.', false],
  ['namesProduct', 'Tiller Flow is our press.', true],
  ['namesProduct', 'Our products include a press.', true],
  ['namesProduct', 'Farmers buy what we make.', false],
  ['tellsSize', 'Bellmark employs 310 people.', true],
  ['tellsSize', 'Bellmark sold 9 mills.', false],
  ['namesPartner', 'Bellmark has a partnership with Tarn, a bank.', true],
  ['namesPartner', 'Bellmark partners with small mills.', false],
  ['hasFigure', 'Bellmark won 40 prizes in 2025.', true],
  ['hasFigure', 'Bellmark won prizes in 2025.', false],
  ['hasFigure', 'Bellmark bought 40 tons of its own stock.', false],
  ['tellsResult', 'Sales increased 9% to $3 million.', true],
  ['tellsResult', 'Costs decreased €3 million.', false],
] as const)('%s of “%s”: %s', (need, text, holds) => {
  expect(NEEDS[need](text)).toBe(holds);
});
