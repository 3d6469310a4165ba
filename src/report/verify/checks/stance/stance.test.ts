import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { checkClaim } from '../..';

const reasonsOf = (claim: string, source: string): string =>
  checkClaim(claim, [source], 'Fernhollow', loadParser()).reasons.join(' ');

test.each([
  ['Millers are paid by invoice.', 'The mill will pay millers by invoice.', true],
  ['Millers are paid by invoice.', 'In these cases, the mill will pay you by invoice.', false],
  [
    'Millers get 12 days of leave.',
    'From your first day, millers will get 12 days of leave.',
    false,
  ],
  ['The mill pays millers.', 'The mill may pay you.', true],
])('what is to come is no fact, but a rule for “you” is one: %s / %s', (claim, source, isPlan) => {
  expect(reasonsOf(claim, source).includes('only plans, expects, or considers')).toBe(isPlan);
});

const SOURCE = 'The mill manager will report to the finance chief.';

test('that somebody reports to another doesn’t deny that nobody reports to them', () => {
  const reasons = reasonsOf('Nobody reports to the mill manager.', SOURCE);
  expect(reasons).not.toMatch(/denies what the evidence states|only plans/u);
});

test('an act is checked against the same act, not against what the same verb denies beside it', () => {
  const source = 'The miller didn’t get the job, asked for the notes and got two pages.';
  const denies = /states what the evidence denies/u;
  expect(reasonsOf('The miller asked for notes and got two pages.', source)).not.toMatch(denies);
  expect(reasonsOf('The miller got the job.', 'The miller didn’t get the job.')).toMatch(denies);
});

test.each([
  ['The mill manager doesn’t report to the finance chief.', /denies what the evidence states/u],
  ['The mill manager reports to the finance chief.', /only plans, expects/u],
])('a denied act and a plan stated as a fact are found: %s', (claim, reason) => {
  expect(reasonsOf(claim, SOURCE)).toMatch(reason);
});
