import { describe, expect, test } from 'vitest';
import { readBox, readLabel } from './labels';

describe('A label and what stands behind it', () => {
  test.each([
    ['Founded:', '1992', 'founded', '1992'],
    ['Year founded', 'March 4, 1992.', 'founded', '1992'],
    ['Headquarters', 'Ghent, Belgium', 'headquarters', 'Ghent, Belgium'],
    ['HQ:', 'L’Aquila', 'headquarters', 'L’Aquila'],
    ['Employees', '1,299', 'employees', 1_299],
    ['No. of employees', 'two dozen', 'employees', 24],
    ['CEO', 'Ada Bell', 'chief-executive', 'Ada Bell'],
    ['Revenue', '€4.2 million (2024-12-31)', 'revenue', 4_200_000],
    ['Turnover:', '$12bn in May 2025', 'revenue', 12_000_000_000],
  ])('“%s | %s” tell of %s', (label, value, attribute, expected) => {
    expect(readLabel(label, value)).toEqual([
      expect.objectContaining({ attribute, value: expected }),
    ]);
  });

  test.each([
    ['Founded', 'by two brothers'],
    ['Founded', ''],
    ['Founded', `1992, ${'by two brothers and a cousin, '.repeat(4)}`],
    ['Headquarters', 'see map'],
    ['Headquarters', 'Ghent <b>'],
    ['Headquarters', '12 Quay Street'],
    ['Employees', '100-200'],
    ['Employees', '2.5'],
    ['Employees', 'many'],
    ['CEO', 'vacant'],
    ['Revenue', '€4.2 million'],
    ['Revenue', '€4 million to €5 million in May 2025'],
    ['Revenue', 'grew in May 2025'],
    ['Color', 'Green'],
  ])('“%s | %s” tell of nothing', (label, value) => {
    expect(readLabel(label, value)).toEqual([]);
  });
});

describe('A box whose lines ran together', () => {
  const isTolvane = (name: string): boolean => name === 'Tolvane';

  test.each([
    [
      'Company: Tolvane Website: tolvane.example Founded: May 2009 Funding: $64M',
      ['2009', 64_000_000],
    ],
    ['Company: Tolvane CEO: Ada Bell Launch Date: 4 May 2009 Employees: 40', ['2009']],
    ['Company: Tolvane CEO: Ada Bell Funding: $64M', [64_000_000]],
    ['Company: Tolvane CEO: Ada Bell Funding: a round of more than $64M', []],
    ['Company: Kestrel Website: kestrel.example Founded: May 2009 Funding: $64M', []],
    ['Website: tolvane.example Founded: May 2009 Funding: $64M', []],
    ['Company: Tolvane Funding: $64M', []],
    ['company: Tolvane website: tolvane.example founded: May 2009 funding: $64M', []],
    ['', []],
  ])('“%s” tells of %j', (text, values) => {
    expect(readBox(text, isTolvane).map(({ value }) => value)).toEqual(values);
  });
});
