import { describe, expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import type { Evidence } from '../../../research/evidence/shape';
import { halvesOf, pagesOfWork, roundOf, withRound, withTerm } from './pages-of-work';
import { retell } from './retell';

const url = 'https://bellmark.example/page';
const page = (title: string, ...quotes: readonly string[]): readonly Evidence[] =>
  quotes.map(
    (quote) =>
      ({ quote, title, url, sourceId: 'site-careers', reliability: 'first-party' }) as Evidence,
  );
const kindOf = (title: string, ...quotes: readonly string[]) =>
  pagesOfWork(page(title, ...quotes)).get(url);

const TO_APPLICANTS = [
  'First you’ll speak with one of our recruiters.',
  'After that we ask you for a sample of your work.',
];

describe('a page on working there is told by all that stands on it', () => {
  test('one that speaks to applicants', () => {
    expect(kindOf('Interviewing at Bellmark', ...TO_APPLICANTS)).toBe('to candidates');
  });

  test('one on hiring that speaks to nobody, or to those who hire', () => {
    expect(kindOf('How we hire', 'Each round takes an hour.')).toBe('of hiring');
    expect(
      kindOf(
        'How we hire',
        ...TO_APPLICANTS,
        'Thank the candidate.',
        'Ask the candidate about gauges.',
      ),
    ).toBe('of hiring');
  });

  test('one for staff is none of hiring, and others are none at all', () => {
    expect(kindOf('Interviewer handbook', ...TO_APPLICANTS)).toBe('of terms');
    expect(kindOf('Exit interviews', 'Each takes an hour.')).toBeUndefined();
    expect(kindOf('Benefits', 'Gauges are cheap.')).toBe('of terms');
    expect(kindOf('Our gauges', ...TO_APPLICANTS)).toBeUndefined();
  });
});

describe('the round that a sentence stands under', () => {
  test.each([
    [['Interviewing', 'Hiring Manager Interview'], 'hiring manager interview'],
    [['Interviewing', 'Team Interviews', '2. SQL and Design'], 'SQL and design interview'],
    [['Interviewing', 'Your Bellmark interview', '4. Values'], 'values interview'],
    [['Interviewing', 'Your Bellmark interview', 'Parking'], undefined],
    [['Bellmark interview'], undefined],
  ])('%j: %s', (headings, round) => {
    expect(roundOf(headings)).toBe(round);
  });

  test('is named where the sentence points at it or speaks to the applicant', () => {
    const under = ['Interviewing', 'Peer interview'];
    expect(withRound('This interview lasts an hour.', under)).toBe(
      'The peer interview lasts an hour.',
    );
    expect(withRound('Here, you will draw.', under)).toBe('In the peer interview, you will draw.');
    expect(withRound('You will draw.', under)).toBe('In the peer interview, you will draw.');
    expect(withRound('Bring a pen.', under)).toBe('Bring a pen.');
  });
});

test('a term of work is named by its heading', () => {
  expect(withTerm('This policy pays out a year’s salary.', ['Life Insurance'])).toBe(
    'Our life insurance pays out a year’s salary.',
  );
  expect(withTerm('This policy pays out.', ['Questions'])).toBe('This policy pays out.');
});

test('a long sentence for applicants gives its halves, what follows “but” first', () => {
  expect(halvesOf('You draw a plan, but you will not be asked to build it.')).toEqual([
    'You will not be asked to build it.',
    'You draw a plan.',
  ]);
  expect(halvesOf('We decide within a week, and anyone who got far may read why.')).toEqual([
    'We decide within a week.',
    'Anyone who got far may read why.',
  ]);
  expect(halvesOf('You draw a plan.')).toEqual([]);
});

test('one half of a sentence on hiring is told where the other is no fact', () => {
  const text =
    'After the last call we decide within five working days, and anyone may ask for the notes.';
  const source = { text, context: { headings: [] }, own: true, filing: false } as const;
  const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };
  expect(retell({ ...source, page: 'of hiring' }, teller)?.text).toBe(
    'After the last call Bellmark decides within five working days.',
  );
  expect(retell({ ...source, page: undefined }, teller)).toBeUndefined();
});

describe('what a page tells its applicants is told to the reader', () => {
  const teller = { company: 'Bellmark', aliases: [], parser: loadParser() };
  const told = (text: string, ...headings: readonly string[]) =>
    retell({ text, context: { headings }, own: true, filing: false, page: 'to candidates' }, teller)
      ?.text;

  test.each([
    [
      'As a first step, you’ll speak with one of our recruiters.',
      'As a first step, you’ll speak with one of Bellmark’s recruiters.',
    ],
    [
      'We ask you to read the code and explain it to us.',
      'Bellmark asks you to read the code and explain it to Bellmark.',
    ],
  ])('%s', (text, said) => {
    expect(told(text)).toBe(said);
  });

  test('and what it commands is not', () => {
    expect(told('Bring questions for your interviewers.')).toBeUndefined();
  });
});
