import { expect, test } from 'vitest';
import { judge } from '../../fixtures/judging';

/** Sentences that their source does not carry, written by hand, each with what is wrong in it. */
const NUMBERS: readonly (readonly [source: string, said: string])[] = [
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was $1.57 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was $1.58 million.'],
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was €1.58 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was about $2 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was more than $1.6 billion.'],
  ['Revenue for 2025 was $1,577 million.', 'Revenue in 2025 was 1,577 million percent.'],
  ['Revenue for 2025 was $1.6 billion.', 'Revenue in 2025 was $1.577 billion.'],
  ['We employ 6,240 people.', 'It employs 6,420 people.'],
  ['We employ 6,240 people.', 'It employs 62,400 people.'],
  ['We employ 6,240 people.', 'It employs 6,200 people.'],
  ['We employ 6,240 people.', 'It employs $6,240.'],
  ['We employ 6,240 people.', 'It employs 6,240% of people.'],
  ['We employ 6,240 people.', 'It employs nearly 6,200 people.'],
  ['There are nine farms in the trial.', 'There are eight farms in the trial.'],
  ['There are nine farms in the trial.', 'There are ninety farms in the trial.'],
  ['Costs fell by 12.4 percent in the median.', 'Costs fell by 14.2 percent in the median.'],
  ['Costs fell by 12.4 percent in the median.', 'Costs fell by $12.4 in the median.'],
  ['Costs fell by 12 percent in the median.', 'Costs fell by 12.4 percent in the median.'],
  ['Pay runs from $148,000 to $176,000.', 'Pay runs from $148,000 to $186,000.'],
  ['Pay runs from $148,000 to $176,000.', 'Pay runs from $138,000 to $176,000.'],
  ['The prize was €3.5 million.', 'The prize was £3.5 million.'],
  ['The prize was €3.5 million.', 'The prize was €3.5 billion.'],
  ['It runs in three hundred barns.', 'It runs in 3,000 barns.'],
  ['The budget is $2,400 a year.', 'The budget is $240 a year.'],
];

const DATES: readonly (readonly [source: string, said: string])[] = [
  ['The workshop opened on March 12, 2026.', 'The workshop opened on March 21, 2026.'],
  ['The workshop opened on March 12, 2026.', 'The workshop opened on May 12, 2026.'],
  ['The workshop opened on March 12, 2026.', 'The workshop opened on March 12, 2025.'],
  ['The workshop opened in March 2026.', 'The workshop opened on March 12, 2026.'],
  ['The workshop opened in 2026.', 'The workshop opened in March 2026.'],
  ['The workshop opened on 2026-03-12.', 'The workshop opened in April 2026.'],
  ['Fernhollow was founded in 1987.', 'Fernhollow was founded in 1978.'],
  ['Fernhollow was founded by friends.', 'Fernhollow was founded by friends in 1987.'],
];

const NAMES: readonly (readonly [source: string, said: string])[] = [
  ['Marlow Quill has led Fernhollow since 2021.', 'Jonas Quill has led Fernhollow since 2021.'],
  ['Marlow Quill has led Fernhollow since 2021.', 'Marlow Quint has led Fernhollow since 2021.'],
  ['Marlow Quill has led Fernhollow since 2021.', 'Quill Marlow has led Fernhollow since 2021.'],
  ['Marlow Quill has led Fernhollow since 2021.', 'Marlow Quill has led Dunmere since 2021.'],
  ['Marlow Quill is chief executive, Tessa Lind is treasurer.', 'Tessa Quill is treasurer.'],
  ['Loamscope reads soil in the field.', 'Loamscape reads soil in the field.'],
  ['Loamscope reads soil in the field.', 'Loamscope Pro reads soil in the field.'],
  ['Rootline 2 joins the readings.', 'Rootline 3 joins the readings.'],
  ['The Alder Group owns a share of it.', 'The Elder Group owns a share of it.'],
  ['We are based in Ashby Falls, Oregon.', 'It is based in Ashby Falls, Ohio.'],
  ['We are based in Ashby Falls, Oregon.', 'It is based in Ashby Springs.'],
  ['The Valley Courier reported it first.', 'The Valley Chronicle reported it first.'],
  ['Our new reader reads soil.', 'The reader of Petra Vale reads soil.'],
];

const TITLES: readonly (readonly [source: string, said: string])[] = [
  ['Marlow Quill spoke at the fair.', 'Marlow Quill, chief executive, spoke at the fair.'],
  ['Marlow Quill, chief financial officer, spoke.', 'Marlow Quill, chief executive, spoke.'],
  ['Tessa Lindqvist is head of design.', 'Tessa Lindqvist is head of sales.'],
  ['Tessa Lindqvist is vice president here.', 'Tessa Lindqvist is president and treasurer here.'],
  ['Obadiah Renn is a director of the fund.', 'Obadiah Renn is the founder of the fund.'],
];

const WORDS: readonly (readonly [source: string, said: string])[] = [
  ['We go to the field before we go to the meeting.', 'Chickens wander through every laboratory.'],
  [
    'Our instruments tell growers what their soil needs.',
    'Bicycles replace tractors across several valleys.',
  ],
  ['Teams own what they run.', 'Lawyers approve every vacation request personally.'],
  ['The garden is open to everyone.', 'Bankruptcy threatens after shareholders revolted.'],
  ['Managers still write code.', 'Unlimited vacation attracts graduates worldwide.'],
];

const QUOTED: readonly (readonly [source: string, said: string])[] = [
  ['We go to the field first.', 'The company writes: “We go to the meeting first”.'],
  ['We go to the field first.', 'The company writes: “We always go to the field first”.'],
  ['We do not go to the field.', 'The company writes: “We do go to the field”.'],
  ['The engineers are kind and the pager is not.', 'Someone wrote: “The engineers are not kind”.'],
];

test.each(NUMBERS)('“%s” does not carry the number in “%s”', (source, said) => {
  const { verdict, reasons } = judge(source, said);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toMatch(/number|isn’t in the cited evidence/u);
});

test.each(DATES)('“%s” does not carry the date in “%s”', (source, said) => {
  const { verdict, reasons } = judge(source, said);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toMatch(/date|isn’t in the cited evidence/u);
});

test.each(NAMES)('“%s” does not carry the name in “%s”', (source, said) => {
  const { verdict, reasons } = judge(source, said);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toMatch(/name|number|isn’t in the cited evidence/u);
});

test.each(TITLES)('“%s” does not carry the title in “%s”', (source, said) => {
  const { verdict, reasons } = judge(source, said);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toMatch(/No quote says/u);
});

test.each(WORDS)('“%s” does not speak of what “%s” says', (source, said) => {
  const { verdict, reasons } = judge(source, said);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toMatch(/isn’t in the cited evidence|The name/u);
});

test.each(QUOTED)('“%s” was never said as in “%s”', (source, said) => {
  const { verdict, reasons } = judge(source, said);
  expect(verdict).toBe('unsupported');
  expect(reasons.join(' ')).toMatch(/isn’t in the evidence/u);
});

test.each([...NUMBERS, ...DATES, ...NAMES, ...TITLES])(
  'calling it advice or a question saves no falsehood: “%s”, “%s”',
  (source, said) => {
    expect(judge(source, said, {}, 'advice').verdict).toBe('unsupported');
    expect(judge(source, said, {}, 'question').verdict).toBe('unsupported');
  },
);
