import { expect, test } from 'vitest';
import { cleanSentence } from './clean-sentence';

test.each([
  [
    'a kind of company that another one holds',
    'Bell is an American corporation and media group.',
    'Bell is an American media group.',
  ],
  [
    'shares of earlier years',
    'Sales to mills were 16% of ours in 2025 and 2024 and 15% in 2023.',
    'Sales to mills were 16% of ours in 2025.',
  ],
  ['a heading that lost its line', 'Overview Bellmark sells bags.', 'Bellmark sells bags.'],
  [
    'a heading before its date',
    'Global workforce As of May 1, 2026, we had 90 mills.',
    'As of May 1, 2026, we had 90 mills.',
  ],
  [
    'what it says of it behind a dash',
    'We ask for two references—these should be recent.',
    'We ask for two references.',
  ],
  ['what it adds to', 'In addition to leave, we pay for ferries.', 'We pay for ferries.'],
  ['footnotes', 'We sell bags[12] in Ohio (3).', 'We sell bags in Ohio.'],
  ['an acronym', 'The Mill Guild (MG) has 9 members.', 'The Mill Guild has 9 members.'],
  ['an aside at its end', 'We offer 20 days (less for trainees.)', 'We offer 20 days.'],
  ['a reference', 'We sell bags; see Note 4 for more.', 'We sell bags.'],
  ['a consequence', 'We lease our mills; therefore, we pay rent.', 'We lease our mills.'],
  [
    'parts of its count',
    'On May 1, 2026, we employed 900 people, with about 300 employed abroad.',
    'On May 1, 2026, we employed 900 people.',
  ],
  [
    'shares of its count',
    'On May 1, 2026, we employed 900 people, of which 50% were in Ohio and 50% abroad.',
    'On May 1, 2026, we employed 900 people.',
  ],
  [
    'a purpose that is none',
    'We provide a pension that we contribute to, to help you plan.',
    'We provide a pension that we contribute to.',
  ],
  [
    'semicolons that nothing asks for',
    'We sell in Bags and Boxes; Mills; and Ferries.',
    'We sell in Bags and Boxes, Mills, and Ferries.',
  ],
  ['a list that leans', 'We make bags, including those of Tidewell.', 'We make bags.'],
])('a sentence loses what only makes sense on its page: %s', (_, text, cleaned) => {
  expect(cleanSentence(text)).toBe(cleaned);
});

test.each([
  ['an act that it adds to', 'In addition to paying for ferries, we pay for mills.'],
  ['a clause that limits it', 'We give 20 days of leave and we take that from pay.'],
  ['an aside on whom it leaves out', 'Pay was $90 (excluding the chair).'],
  ['a limit behind a purpose', 'We pay for books, to help you learn, up to $900 a year.'],
  ['a condition behind a purpose', 'We pay for books, to help you learn, once you are in.'],
  ['who is none of a count', 'We employed 900 people, of whom 500 were lent to us.'],
  ['semicolons beside a comma', 'We sell bags, large; boxes; and mills.'],
  ['an aside in its middle', 'We offer 20 days (less in Ohio) of leave.'],
  ['two companies of two kinds', 'Bell bought a software company and hardware company.'],
  ['a plan with its letter', 'We offer a 401(k) plan.'],
  ['an opening that says when it holds', 'For staff in Ohio, we close on Fridays.'],
  ['“approximately” without a number', 'We sell approximately half of it.'],
  ['a hyphen that waits for its word', 'We sell short- and long-lasting bags.'],
])('a sentence keeps %s', (_, text) => {
  expect(cleanSentence(text)).toBe(text);
});

test.each([
  ["Bellmark's mills' owners don't sell.", 'Bellmark’s mills’ owners don’t sell.'],
  ['We began as "Bell Bags" in Ohio.', 'We began as “Bell Bags” in Ohio.'],
  ['We print—and bind—books.', 'We print, and bind, books.'],
  [
    '  we sell\n bags,boxes , and long- lasting cups. ',
    'We sell bags, boxes, and long-lasting cups.',
  ],
])('a sentence gets the signs of a report: %s', (text, cleaned) => {
  expect(cleanSentence(text)).toBe(cleaned);
});
