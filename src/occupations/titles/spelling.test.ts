import { describe, expect, test } from 'vitest';
import { createSpelling } from './spelling';

const { correct } = createSpelling(
  new Map([
    ['welder', 40],
    ['attendant', 60],
    ['hygienist', 12],
    ['software', 90],
    ['engineer', 400],
    ['rare', 1],
    ['welding', 2],
  ]),
);

describe('an unknown word', () => {
  test.each([
    ['hygenist', 'hygienist'],
    ['attendent', 'attendant'],
    ['weldre', 'welder'],
    ['engneer', 'engineer'],
  ])('“%s” is corrected to “%s”', (typed, meant) => {
    expect(correct(typed)).toEqual([meant]);
  });

  test('is parted where two words were joined', () => {
    expect(correct('softwareengineer')).toEqual(['software', 'engineer']);
  });

  test('stays as it is when it is short, far from all others, or has digits', () => {
    expect(correct('weld')).toBeUndefined();
    expect(correct('quetzalcoatl')).toBeUndefined();
    expect(correct('welder2')).toBeUndefined();
  });

  test('is the preferred one of two that are equally near', () => {
    const spelling = createSpelling(
      new Map([
        ['electrical', 90],
        ['electrician', 40],
      ]),
    );
    expect(spelling.correct('electrican')).toEqual(['electrical']);
    expect(spelling.correct('electrican', (one) => one.endsWith('ian'))).toEqual(['electrician']);
  });

  test('isn’t taken for a word that hardly any title has', () => {
    expect(correct('rarre')).toBeUndefined();
  });
});
