import { describe, expect, test } from 'vitest';
import { readAs } from './testing';

const valuesOf = (attribute: string, text: string): readonly unknown[] =>
  readAs(text).flatMap(([one, value]) => (one === attribute ? [value] : []));

describe('A value is read', () => {
  test.each([
    ['funding', 'Kestrel invested $5 million in Tolvane.', 5_000_000],
    ['layoff', 'Tolvane laid off 120 workers in Ghent.', 120],
    ['recall', 'We recalled the slow ferries in May 2025.', 'the slow ferries'],
    ['legal', 'We settled the lawsuit with Kestrel.', 'the lawsuit'],
    ['union', 'The union represents our workers.', 'our workers'],
    ['union', 'A collective bargaining agreement covers our employees.', 'our employees'],
    ['competitor', 'Our competitors include Kestrel and Brindle Boats.', 'Brindle Boats'],
    ['customer', 'Our customers include Kestrel and Brindle Boats.', 'Kestrel'],
    ['launch', 'Tolvane launched “Kite”.', 'Kite'],
  ])('as %s from “%s”', (attribute, text, value) => {
    expect(valuesOf(attribute, text)).toContain(value);
  });

  test.each([
    ['funding', 'Kestrel invested $5 million per boat in Tolvane.', 'a price'],
    ['funding', 'Kestrel invested $5 million to $7 million in Tolvane.', 'a range'],
    ['funding', 'We raised $4 to $5 million in a seed round.', 'a range'],
    ['funding', 'We raised $4–5 million in a seed round.', 'a range'],
    ['funding', 'We raised $12 million of debt in the financing.', 'a loan'],
    ['layoff', 'Tolvane laid off one employee.', 'one alone'],
    ['layoff', 'Tolvane laid off 20 of its 120 employees.', 'a part of them'],
    ['layoff', 'Tolvane laid off twenty of the 120 workers.', 'a part of them'],
    ['layoff', 'Tolvane laid off 12% of its employees.', 'a share'],
    ['layoff', 'Tolvane laid off 10 to 20 workers.', 'a range'],
    ['layoff', 'Tolvane laid off 120 boats.', 'boats'],
    ['launch', 'Tolvane launched May 2025.', 'a month'],
    ['founder', 'Tolvane was founded by Monday.', 'a day'],
    ['recall', `We recalled the ${'slow and old '.repeat(14)}ferries.`, 'too much'],
  ])('not as %s from “%s”, which tells of %s', (attribute, text) => {
    expect(valuesOf(attribute, text).filter((value) => value !== undefined)).toEqual([]);
  });
});
