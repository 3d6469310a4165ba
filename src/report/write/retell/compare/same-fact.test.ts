import { expect, test } from 'vitest';
import { contentOf, isSameFact } from './same-fact';

const isSame = (one: string, other: string): boolean =>
  isSameFact(contentOf(one), contentOf(other));

test('a digit in the company’s name is no figure that two sentences share', () => {
  expect(
    isSame('3M is an American manufacturing company.', '3M operates 61 manufacturing sites.'),
  ).toBe(false);
});

test('a figure that two sentences share makes them tell one thing sooner', () => {
  expect(isSame('It runs 61 sites in 29 states.', 'Bell has 61 sites, most of them mills.')).toBe(
    true,
  );
});

test('leave of one length for two reasons is two facts', () => {
  expect(isSame('It pays six weeks of sick leave.', 'It pays six weeks of parental leave.')).toBe(
    false,
  );
});

test('a range in figures and in words is one range', () => {
  expect(
    isSame(
      'After the interviews, Bellmark asks for 2-3 professional references.',
      'Bellmark will ask for two to three references.',
    ),
  ).toBe(true);
  expect(
    isSame('Bellmark asks for 2-3 references.', 'Bellmark answers in two to three weeks.'),
  ).toBe(false);
});
