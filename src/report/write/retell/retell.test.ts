import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { retell } from './retell';

const teller = {
  company: 'Bellmark',
  aliases: ['Bellmark Holdings, Inc.'],
  parser: loadParser(),
};

function ofFiling(text: string): string | undefined {
  return retell({ text, own: true, filing: true }, teller)?.text;
}

function ofHandbook(text: string): string | undefined {
  return retell({ text, own: true, filing: false }, teller)?.text;
}

describe('a sentence of a filing is told of the company in the third person', () => {
  test.each([
    ['We operate 14 mills in nine states.', 'Bellmark operates 14 mills in nine states.'],
    [
      'The Company operates 14 mills and employs approximately 6,200 people.',
      'Bellmark operates 14 mills and employs about 6,200 people.',
    ],
    [
      'We operate 14 mills in nine states and employ approximately 6,200 people.',
      'Bellmark operates 14 mills in nine states and employs about 6,200 people.',
    ],
    [
      'In addition, we are a leading maker of paper bags.',
      'Bellmark is a leading maker of paper bags.',
    ],
    [
      'As of December 31, 2025, we had 6,200 employees.',
      'On December 31, 2025, Bellmark had 6,200 employees.',
    ],
    [
      'Bellmark Holdings, Inc. (“Bellmark” or the “Company”) makes paper bags in Ohio.',
      'Bellmark makes paper bags in Ohio.',
    ],
    [
      'Our culture is grounded in curiosity, and we have kept it since 1998.',
      'Bellmark’s culture is grounded in curiosity, and it has kept it since 1998.',
    ],
    [
      'In March 2025, we acquired Tarn Paper for $210 million (see Note 4).',
      'In March 2025, Bellmark acquired Tarn Paper for $210 million.',
    ],
    ['Sales increased 11% in 2025, compared to the prior year.', 'Sales increased 11% in 2025.'],
    [
      'Ms. Tarn has served as Chief Executive Officer since May 2021, and previously as Chief Operating Officer.',
      'Ms. Tarn has served as Chief Executive Officer since May 2021.',
    ],
  ])('%s', (text, told) => {
    expect(ofFiling(text)).toBe(told);
  });
});

describe('what can’t be read for sure is not told', () => {
  test.each([
    'We may acquire other makers of paper bags.',
    'We believe that our bags are the best in the trade.',
    'It has been delayed until further notice.',
    'This program covers 300 employees.',
    'The policy applies to 300 employees.',
    'See Note 4 for additional information.',
    'Could we sell more bags in Ohio?',
    'Although the Company maintains insurance coverage for its mills.',
    'Revenue increased 9%.',
    'paper bags, boxes and cartons',
  ])('%s', (text) => {
    expect(ofFiling(text)).toBeUndefined();
  });
});

describe('a handbook’s “you” becomes its employees where it speaks of the terms of work', () => {
  test.each([
    [
      'You can take up to 16 weeks of leave at full pay.',
      'Employees can take up to 16 weeks of leave at full pay.',
    ],
    ['We don’t offer internships.', 'Bellmark doesn’t offer internships.'],
    [
      'We’ve been remote since 2012, and we meet twice a year.',
      'Bellmark has been remote since 2012, and it meets twice a year.',
    ],
  ])('%s', (text, told) => {
    expect(ofHandbook(text)).toBe(told);
  });
});
