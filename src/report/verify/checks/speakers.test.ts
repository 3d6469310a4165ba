import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { checkClaim } from '..';

const check = (source: string, claim: string) =>
  checkClaim(claim, [source], 'Fernhollow', loadParser());

describe('who says or decides something', () => {
  test.each([
    ['The mill is the quietest by the river.', 'Neighbors have voted it the quietest mill.'],
    ['Two growers allege that the mill set prices.', 'A court has found that the mill set prices.'],
    ['Its flour keeps for two years.', 'Bakers confirmed that its flour keeps for two years.'],
  ])('must do something in the source: %s / %s', (source, claim) => {
    const { isVetoed, reasons } = check(source, claim);
    expect(isVetoed).toBe(true);
    expect(reasons.join(' ')).toMatch(/neither says nor decides this/u);
  });

  test.each([
    [
      'Bakers tried its flour; it keeps for years.',
      'Bakers confirmed that its flour keeps for years.',
    ],
    ['The shareholders voted for a new roof.', 'Owners voted for a new roof.'],
    ['The mill was praised by growers.', 'Growers said the mill was good.'],
    [
      'Growers filed a complaint against the brewers over prices.',
      'The brewers denied that they set prices.',
    ],
    ['The mill is quiet.', 'One comment says the mill is quiet.'],
    ['The mill is quiet.', 'On noise, one person says the mill is quiet.'],
    ['The mill is quiet.', 'The company says the mill is quiet.'],
    [
      'The mill is quiet.',
      'The mill is quiet, a neighbor of the big white house by the river said.',
    ],
  ])('is otherwise left to a judge: %s / %s', (source, claim) => {
    expect(check(source, claim).reasons.join(' ')).not.toMatch(/neither says nor decides/u);
  });
});

describe('a date', () => {
  const source =
    'In March 2024, the court dismissed the case against the mill. The flood came in May 2023.';

  test('of something else in the source is refused', () => {
    const { isVetoed, reasons } = check(
      source,
      'The court dismissed the case against the mill in May 2023.',
    );
    expect(isVetoed).toBe(true);
    expect(reasons).toContain('“May 2023” is the date of something else in the evidence.');
  });

  test.each([
    'The court dismissed the case against the mill in March 2024.',
    'The flood came in May 2023.',
    'The court dismissed the case against the mill in 2024.',
  ])('of its own is not: %s', (claim) => {
    expect(check(source, claim).reasons.join(' ')).not.toMatch(/date of something else/u);
  });
});

describe('how many', () => {
  test.each([
    [
      'Employees are paid $58,000 a year, and some are leaving.',
      'Employees are leaving in droves.',
    ],
    ['Growers come to the mill.', 'Numerous growers come to the mill.'],
  ])('is told only where the source counts: %s / %s', (source, claim) => {
    expect(check(source, claim).reasons.join(' ')).toMatch(/counts more than the evidence does/u);
  });

  test.each([
    ['Some 300 growers come to the mill.', 'Many growers come to the mill.'],
    ['Growers come in large numbers.', 'Many growers come to it.'],
  ])('may be told in other words: %s / %s', (source, claim) => {
    expect(check(source, claim).reasons.join(' ')).not.toMatch(/counts more/u);
  });
});

test('what is only planned is not told as so, also where it’s told as lasting', () => {
  const { isVetoed, reasons } = check(
    'The mill may sell its oats to growers next year.',
    'The mill sells its oats to growers.',
  );
  expect(isVetoed).toBe(true);
  expect(reasons.join(' ')).toMatch(/only plans/u);
});
