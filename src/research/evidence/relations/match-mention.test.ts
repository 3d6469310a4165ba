import { describe, expect, test } from 'vitest';
import { readAs } from './testing';

const told = (text: string, about?: Parameters<typeof readAs>[1]): readonly unknown[] =>
  readAs(text, about).map(([attribute]) => attribute);

describe('An event that a noun tells of is one of the company', () => {
  test.each([
    ['We completed the sale of our ferry business in May 2025.', 'divestment'],
    ['We announced an acquisition.', 'acquisition'],
    ['We suffered a data breach in May.', 'incident'],
    ['The company announced a restructuring.', 'restructuring'],
    ['We announced three layoffs.', 'layoff'],
  ])('on its own page: “%s”', (text, attribute) => {
    expect(told(text)).toContain(attribute);
  });

  test.each([
    ['In May 2025, a class action was filed against Tolvane.', 'legal'],
    ['We completed the disposal of our boats segment in 2025.', 'divestment'],
    ['She serves as a member of our Board of Directors.', 'board'],
  ])('in its filing: “%s”', (text, attribute) => {
    expect(told(text, { isFiling: true })).toContain(attribute);
  });

  test.each([
    ['The layoffs of Tolvane were announced.', 'layoff'],
    ['The merger with Tolvane was completed in May.', 'acquisition'],
  ])('in a stranger’s words: “%s”', (text, attribute) => {
    expect(told(text, { isOwnVoice: false })).toContain(attribute);
  });
});

describe('A noun tells of no event', () => {
  test.each([
    ['We completed the sales of ferry businesses in May 2025.', 'several sales'],
    ['The data breach was not disclosed.', 'a denial'],
    ['We suffer a data breach every year.', 'a habit'],
    ['Acquisitions are costly.', 'any of its kind'],
    ['Lawsuits were settled.', 'a matter of nobody'],
    ['We may announce layoffs.', 'a chance'],
    ['Did we announce three layoffs?', 'a question'],
    ['Three layoffs, May 2025', 'a heading'],
  ])('on the company’s page: “%s”, which tells of %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  test.each([
    ['The lawsuits are described in Note 3 to the consolidated financial statements.', 'a note'],
    ['A class action may be filed against Tolvane.', 'a chance'],
    ['We complete the sale of our boats segment in 2025.', 'what is not yet past'],
    ['We completed disposals of our boats segments in 2025.', 'several sales'],
    ['A class action against Tolvane 1 2 3 4 5 6 7 8 was filed.', 'a row of figures'],
  ])('in its filing: “%s”, which tells of %s', (text) => {
    expect(told(text, { isFiling: true })).toEqual([]);
  });

  test.each([
    ['Kestrel announced layoffs.', 'another company'],
    ['Layoffs were announced.', 'nobody'],
  ])('in a stranger’s words: “%s”, which tells of %s', (text) => {
    expect(told(text, { isOwnVoice: false })).toEqual([]);
  });
});
