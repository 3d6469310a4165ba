import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { row } from '../../../fixtures/writing';
import { chooseRetold } from '../choose/choose';

const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };
const FILED = { attribute: 'passage', reliability: 'register', title: 'Annual report' } as const;

test.each([
  ['Bellmark grew out of a print shop in 1921.', 'History', ['history']],
  ['Bellmark grew out of a print shop.', 'History', []],
  ['Our attrition rate was 9% in 2025.', 'Human capital', ['labor']],
  ['Bellmark processes 900 tons of pulp each day.', 'Item 1. Business', ['more']],
])('a filing tells how a company began, and its figures, by number: %s', (quote, heading, ids) => {
  const filed = row({ ...FILED, quote, context: { headings: [heading] } });
  expect(chooseRetold([filed], teller, () => true).map(({ theme }) => theme.id)).toEqual(ids);
});
