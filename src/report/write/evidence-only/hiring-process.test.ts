import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';
import { hiringStepOf } from './hiring-process';

const said = (rows: readonly Evidence[]) => saidFrom('hiring-process', rows);

const step = (quote: string, start: number) => ({
  ...row({
    topic: 'hiring',
    reliability: 'first-party',
    sourceName: 'Fernhollow job board',
    attribute: 'hiring-step',
    quote,
  }),
  start,
  end: start + quote.length,
});

test('hiring steps are told in the order of the page', async () => {
  const texts = await said(
    [step('Last a talk with the team.', 90), step('First a call with us.', 10)]
      .map((made) => ({ ...made, start: 0, details: { order: made.start } }))
      .map((made) => ({ ...made, end: made.quote.length })),
  );
  expect(texts).toEqual(['First a call with us.', 'Last a talk with the team.']);
});

test('a step that is labeled and then told in a sentence keeps its labels and its length', () => {
  const steps = [
    'Video call - Audition review - Candidates are invited to a 50-minute interview with a senior member.',
    'Phone - Finally, candidates will have a call of 20 to 30 minutes with our founder.',
    'Audition - Candidates who fit may be offered a small project with two of the team.',
    'Candidates are invited to a 50-minute interview with a senior member of our team.',
  ].map((quote) => hiringStepOf(step(quote, 0)));
  expect(steps).toMatchObject([
    { name: 'Video call: Audition review', length: '50 minutes' },
    { name: 'Phone', length: '20–30 minutes' },
    { name: 'Audition', length: undefined },
    { length: undefined },
  ]);
});

test('a single step is called the one that is public', async () => {
  const quote = 'First a call with us.';
  expect(await said([{ ...step(quote, 0), value: quote }])).toEqual([
    'One step is public: First a call with us.',
  ]);
});

test('a sentence that only mentions an interview is no round', async () => {
  expect(await said([step('Our office books an interview room at two.', 0)])).toEqual([]);
});

describe('steps that have names', () => {
  const url = 'https://fernhollow.example/how-we-hire';
  const at = (attribute: string, quote: string, start: number, order?: number): Evidence => ({
    ...row({
      topic: 'hiring',
      reliability: 'first-party',
      sourceName: 'Company careers pages',
      attribute,
      quote,
      url,
    }),
    start,
    end: start + quote.length,
    ...(order === undefined ? {} : { details: { order } }),
  });
  const process = [
    at('hiring-step', 'A call with a recruiter 30 minutes', 0, 1),
    at('statement', 'We tell you what the post pays before you ask.', 40),
    at('hiring-step', 'A walk through the fields (2 hours, boots on)', 100, 2),
    at('hiring-step', 'The talk at the end', 160, 3),
    at('statement', 'Two people of your team take part in it.', 190),
    at('statement', 'We decide within five days of the last talk.', 900),
    at('statement', 'Bring whatever you like to write with.', 1_000),
    at('statement', 'You may write with whatever you like.', 1_100),
  ];

  test('are told one by one, each with its length and with what its page says of it', async () => {
    const { texts, drafts } = await writtenFrom('hiring-process', process);
    expect(texts).toEqual([
      'A call with a recruiter (30 minutes). They tell you what the post pays before you ask.',
      'A walk through the fields (2 hours, boots on).',
      'The talk at the end. Two people of your team take part in it.',
    ]);
    expect([...new Set(drafts.map(({ group }) => group))]).toEqual(['The rounds']);
  });

  test('are told with the sentence below their own heading, and with nothing behind it', async () => {
    const headed = (name: string, sentence: string, start: number, order: number) => ({
      ...at('hiring-step', `${name}\n${sentence}`, start, order),
      value: name,
    });
    const rounds = [
      headed('Recruiter call', 'The recruiter asks about boats.', 0, 1),
      at('statement', 'You may bring a friend to this first talk.', 60),
      headed('Interview Project', 'We give you a rope and an hour.', 120, 2),
      headed('Final interviews', "Final interviews include the yard's owner.", 180, 3),
    ];
    const { texts, drafts } = await writtenFrom('hiring-process', rounds);
    expect(texts).toEqual([
      'Recruiter call. The recruiter asks about boats.',
      'Interview project. They give you a rope and an hour.',
      'Final interviews include the yard’s owner.',
    ]);
    expect(drafts.map(({ evidenceIds }) => evidenceIds.length)).toEqual([1, 1, 1]);
  });

  test('cite each row once among facts', async () => {
    const { drafts } = await writtenFrom('hiring-process', process);
    const cited = drafts
      .filter(({ computation }) => computation === undefined)
      .flatMap(({ evidenceIds }) => evidenceIds);
    expect(new Set(cited).size).toBe(cited.length);
  });
});

test('a sentence in the words of its page is left to those who retell it', async () => {
  expect(
    await said([
      row({
        attribute: 'statement',
        topic: 'hiring',
        quote: 'The coordinator can then upload feedback to the system.',
      }),
    ]),
  ).toEqual([]);
});

test.each([
  ['A call (45 min)', 'A call', '45 min'],
  ['Design session – 90 minutes', 'Design session', '90 minutes'],
  ['Take-home, up to 2 hours', 'Take-home', 'up to 2 hours'],
  ['Meet the 5 founders', 'Meet the 5 founders', undefined],
  ['Team talks: Our usual loop. It has four talks.', 'Team talks', undefined],
  ['Last talk: A final 45 minute call with a director', 'Last talk', '45 minutes'],
  ['A call {30 minutes; <b>}', 'A call {30 minutes; <b>}', undefined],
])('“%s” is taken apart only where it can be', (quote, name, length) => {
  const { name: told, length: long } =
    hiringStepOf(row({ attribute: 'hiring-step', quote, value: quote })) ?? {};
  expect([told, long]).toEqual([name, length]);
});

test('rounds of which one in the middle can’t be told are told as none', async () => {
  const step = (quote: string, order: number): Evidence =>
    row({
      attribute: 'hiring-step',
      topic: 'hiring',
      quote,
      value: quote,
      url: 'https://fernhollow.example/jobs',
      details: { order },
    });
  const [first, last] = [step('A call with a recruiter', 1), step('A talk with the team', 3)];
  expect(await said([first, step('A {round} <b>', 2), last])).toEqual([]);
  expect(await said([first, last])).toHaveLength(2);
});
