import { expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom } from '../../fixtures/writing';

const said = (rows: readonly Evidence[]) => saidFrom('hiring-process', rows);

const step = (quote: string, start: number) => ({ ...row({ topic: 'hiring', reliability: 'first-party', sourceName: 'Fernhollow job board', attribute: 'hiring-step', quote }), start, end: start + quote.length });

test('hiring steps are told in the order of the page, and how many they are', async () => {
  const texts = await said([step('Last a talk with the team.', 90), step('First a call with us.', 10)].map((made) => ({ ...made, start: 0, details: { order: made.start } })).map((made) => ({ ...made, end: made.quote.length })));
  expect(texts).toEqual(['The hiring process it publishes runs “First a call with us” and “Last a talk with the team”.', 'That makes 2 steps on its own page; other teams may add to them.']);
});

test('a single step is told as what the company writes', async () => {
  expect(await said([step('First a call with us.', 0)])).toEqual(['On its hiring process the company writes “First a call with us”.']);
});
