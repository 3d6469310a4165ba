import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { checkClaim } from '..';

const isVetoed = (claim: string, passage: string): boolean =>
  checkClaim(claim, [passage], 'Fernhollow', loadParser()).isVetoed === true;

describe('a turn that says no more than its source', () => {
  test.each([
    ['She still chairs the board of the mill.', 'Ines Calder chairs the board of the mill.'],
    ['Fernhollow used to keep its schedule in memory.', 'We kept our schedule in memory.'],
    ['Fernhollow has since doubled the number of teams.', 'We doubled the number of teams.'],
    ['People say “nine of 412” in a report.', 'In a report of 30 pages people say “nine of 412”.'],
  ])('is left to a judge: %s', (claim, passage) => {
    expect(isVetoed(claim, passage)).toBe(false);
  });

  test.each([
    ['She still chairs the board of the mill.', 'Ines Calder chaired the board of the mill.'],
    ['Fernhollow used to keep its schedule in memory.', 'We keep our schedule in memory.'],
    [
      'Fernhollow doubled the number of teams since sales fell.',
      'We doubled the number of teams. Sales fell.',
    ],
    ['People say “nine of 413” in a report.', 'In a report of 30 pages people say “nine of 412”.'],
  ])('is refused where its source does not say so: %s', (claim, passage) => {
    expect(isVetoed(claim, passage)).toBe(true);
  });
});
