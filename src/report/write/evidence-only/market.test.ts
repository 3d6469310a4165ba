import { expect, test } from 'vitest';
import { row, saidFrom } from '../../fixtures/writing';

test('competitors are told in the company’s own words', async () => {
  const rival = row({ attribute: 'competitor', topic: 'market', quote: 'The companies we meet most are Dunmere Soil and Hale Instruments.', reliability: 'first-party', sourceName: 'Company about page' });
  expect(await saidFrom('market', [rival])).toEqual(['On its competitors, its about page writes: “The companies we meet most are Dunmere Soil and Hale Instruments”.']);
});
