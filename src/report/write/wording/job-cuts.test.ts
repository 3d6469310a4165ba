import { expect, test } from 'vitest';
import { saysJobCuts } from './job-cuts';

test.each([
  'Bellmark announced a decision to reduce its overall workforce by about 900 jobs.',
  'Bellmark laid off a tenth of its crew.',
  'The layoffs of May closed a mill.',
  'It let go 120 people.',
  'It eliminated about 1,900 positions.',
  'A headcount reduction followed in June.',
])('jobs that went are spoken of: %s', (text) => {
  expect(saysJobCuts(text)).toBe(true);
});

test.each([
  'The Tax Cuts and Jobs Act lowered its tax.',
  'It cut costs by 9%.',
  'A merger made one of two systems redundant.',
  'It reduced its emissions by 120 tons.',
])('no job went: %s', (text) => {
  expect(saysJobCuts(text)).toBe(false);
});
