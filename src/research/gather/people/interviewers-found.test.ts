import { expect, test } from 'vitest';
import type { Snapshot } from '../../evidence/shape';
import { inMemorySnapshots } from '../../evidence';
import { findInterviewers, isPageOf, parseInterviewers } from './interviewers';
import { card, snapshot } from '../fixtures/plan-material';

test.each([
  [
    'Ada Quill, VP Engineering; Bo Li',
    [{ name: 'Ada Quill', title: 'VP Engineering' }, { name: 'Bo Li' }],
  ],
  [
    'Ada Quill (Head of Design) and Cy Marsh',
    [{ name: 'Ada Quill', title: 'Head of Design' }, { name: 'Cy Marsh' }],
  ],
  [
    'Ms. Ada Quill, Bo Li, Cy Marsh',
    [{ name: 'Ada Quill' }, { name: 'Bo Li' }, { name: 'Cy Marsh' }],
  ],
  [
    'Jean-Luc Marsh – recruiter; Bo Li - talent partner',
    [
      { name: 'Jean-Luc Marsh', title: 'recruiter' },
      { name: 'Bo Li', title: 'talent partner' },
    ],
  ],
  ['Ada Quill (', [{ name: 'Ada Quill (' }]],
  ['', []],
  [' ; , ', []],
])('“%s” names %j', (text, people) => {
  expect(parseInterviewers(text)).toEqual(people);
});

async function find(
  person: { name: string; title?: string },
  text: string,
  more: Partial<Snapshot>,
) {
  const store = inMemorySnapshots();
  const record = snapshot(['leadership'], {
    snapshot: await store.put(text),
    blocks: [{ kind: 'paragraph', start: 0, end: text.length }],
    fetchedAt: '2026-03-02T09:00:00.000Z',
    ...more,
  });
  return (await findInterviewers([person], card, [record], store))[0];
}

test.each([
  ['on the company’s own page', 'Ada Quill leads our mill.', {}, ['name', 'company']],
  [
    'beside the company’s name elsewhere',
    'Ada Quill of Pennant Mills spoke.',
    { kind: 'news', reliability: 'public-voice' },
    ['name', 'company'],
  ],
  [
    'with the title the buyer gave',
    'Ada Quill, VP Engineering, spoke.',
    { kind: 'news', reliability: 'public-voice' },
    ['name', 'title'],
  ],
] as const)(
  'an interviewer named %s is found by two identifiers',
  async (_, text, more, identifiers) => {
    const found = await find({ name: 'Ada Quill', title: 'VP Engineering' }, text, more);
    expect(found).toMatchObject({ outcome: 'found', places: [{ identifiers }] });
    expect(text.slice(found?.places[0]?.start, found?.places[0]?.end)).toBe('Ada Quill');
  },
);

test.each([
  [
    'whose name alone stands there',
    { name: 'Ada Quill' },
    'Ada Quill won the boat race.',
    { kind: 'news', reliability: 'public-voice' },
  ],
  [
    'of another company',
    { name: 'Ada Quill' },
    'Ada Quill of Pennant Foods spoke.',
    { kind: 'news', reliability: 'public-voice' },
  ],
  [
    'who is only talked about',
    { name: 'Ada Quill' },
    'Ada Quill of Pennant Mills is nice.',
    { kind: 'discussion', reliability: 'public-voice' },
  ],
  ['of whom only the first name is known', { name: 'Ada' }, 'Ada leads Pennant Mills.', {}],
  [
    'whose name is part of a longer one',
    { name: 'Ada Quill' },
    'Wanada Quillon leads Pennant Mills.',
    {},
  ],
  [
    'on a page that may be about a namesake',
    { name: 'Ada Quill' },
    'Ada Quill leads Pennant Mills.',
    { matchScore: 0.5 },
  ],
] as const)('an interviewer %s is not found', async (_, person, text, more) => {
  expect(await find(person, text, more)).toMatchObject({
    outcome: 'not-found',
    places: [],
    evidence: [],
    sentence: expect.stringMatching(/\.$/),
  });
});

test.each([
  [
    'the sentence that names them',
    [['paragraph', 'We mill oats. Ada Quill leads our mill. Come and see it.']],
    'Ada Quill leads our mill.',
  ],
  [
    'their heading with the line below it',
    [
      ['heading', 'Ada Quill'],
      ['paragraph', 'VP Engineering'],
      ['paragraph', 'She rows.'],
    ],
    'Ada Quill\nVP Engineering',
  ],
  [
    'their heading alone where another follows',
    [
      ['heading', 'Ada Quill'],
      ['heading', 'Bo Li'],
    ],
    'Ada Quill',
  ],
] as const)('what is found of an interviewer is quoted exactly: %s', async (_, lines, quote) => {
  const text = lines.map(([, line]) => line).join('\n');
  const blocks = lines.map(([kind, line]) => ({
    kind,
    start: text.indexOf(line),
    end: text.indexOf(line) + line.length,
  }));
  const found = await find({ name: 'Ada Quill' }, text, { blocks });
  const [row] = found?.evidence ?? [];
  expect(row).toMatchObject({
    quote,
    attribute: 'interviewer',
    entity: 'Ada Quill',
    url: found?.places[0]?.url,
    details: { identifiers: 'name, company' },
  });
  expect(text.slice(row?.start, row?.end)).toBe(quote);
  expect(found?.keptUntil).toBe('2026-04-01T09:00:00.000Z');
});

test('a page about a person has their name in its address', () => {
  expect(isPageOf('https://pennant.example/team/ada-quill', { name: 'Ada Quill' })).toBe(true);
  expect(isPageOf('https://pennant.example/team/ada', { name: 'Ada' })).toBe(false);
  expect(isPageOf('https://pennant.example/team/ada-quill-day', { name: 'Ada Quill' })).toBe(false);
});
