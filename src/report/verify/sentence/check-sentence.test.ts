import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence/load-parser';
import { checkClaim, withJudgment } from './check-sentence';

const SOURCE =
  'We own our mill in Oakham and lease two stores in Elm. In 2024 sales rose 4% to $612 million, compared with $588 million in 2023, because wheat cost less. ' +
  'Women held 42 percent of the jobs and 38 percent of the leading ones. We plan to open a bakery in Rutland in 2026. ' +
  'Eligible employees may receive up to $900 a year for courses. Brask Lines sued the company in May 2024. “We bake at night,” said Ada Quill, who ran the mill from 2009 to 2018. There were no outstanding borrowings.';

const check = (claim: string) => checkClaim(claim, [SOURCE], 'Kestrel Mills', loadParser());

describe('a claim that says in other words what its source says', () => {
  test.each([
    'Revenue grew by 4 percent in 2024, to some $612 million.',
    'Sales went up by $24 million within a year.',
    'More than two in five jobs were held by women.',
    'It hopes to open a bakery in Rutland.',
    'Cheaper wheat helped sales.',
    "The source says that Ada Quill once ran the company's mill.",
    'Ada Quill said that “we bake at night.”',
    "Ada Quill said that 'we bake at night'.",
  ])('is not vetoed: %s', (claim) => {
    expect(check(claim).isVetoed).toBeUndefined();
    expect(withJudgment(check(claim), true)).toBe('supported');
    expect(withJudgment(check(claim), false)).toBe('unsupported');
  });
});

describe('a claim with one slot that is not the source’s', () => {
  test.each([
    ['a figure', 'Sales rose 4% to $621 million in 2024.'],
    ['the holder of a figure', 'Sales came to $588 million in 2024.'],
    ['a date', 'Brask Lines sued the company in June 2024.'],
    ['a name', 'Sales of Torvald Grain rose 4% to $612 million.'],
    ['a quotation', 'Ada Quill said, “We bake at noon.”'],
    ['a quotation in straight marks', 'Ada Quill said, "We bake at noon."'],
    ['the roles', 'The company sued Brask Lines in May 2024.'],
    ['the direction', 'Sales fell 4% in 2024.'],
    ['a plan told as done', 'The company opened a bakery in Rutland.'],
    ['the scope', 'Every employee receives $900 a year for courses.'],
    ['a degree', 'It is the largest mill in Oakham.'],
    ['a reason', 'Sales rose because Brask Lines closed its stores in Elm.'],
    ['an authority', 'Analysts ranked its mill in Oakham first.'],
    ['an event', 'The company was fined in May 2024.'],
  ])('is vetoed for %s, whatever a judge says', (_slot, claim) => {
    expect(check(claim).reasons).not.toEqual([]);
    expect(withJudgment(check(claim), true)).toBe('unsupported');
  });
});

test('without an answer of a judge the strict verdict stands', () => {
  const plain = check('It owns a mill in Oakham.');
  expect(withJudgment(plain, undefined)).toBe(plain.verdict);
});

test.each([
  'word '.repeat(400),
  '',
  '...',
  'Пшеница подорожала в Окхеме.',
  'Zebras gallop over icy dunes.',
])('what no passage speaks of is refused with a sentence: %.20s', (claim) => {
  expect(check(claim)).toMatchObject({ verdict: 'unsupported', reasons: [expect.any(String)] });
  expect(withJudgment(check(claim), true)).toBe('unsupported');
});
