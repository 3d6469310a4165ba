import { describe, expect, test } from 'vitest';
import type { EntityCard } from '../../../company';
import { GIVEN_POSTING, type Block, type Snapshot } from '../../shape';
import type { Document } from '../document';
import { foundPosting, givenPosting } from './given-posting';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

/** “# ” begins a heading and “- ” an item, as a page would have them. */
function posting(lines: readonly string[], record: Partial<Snapshot> = {}): Document {
  const bare = lines.map((line) => line.replace(/^[#-] /u, ''));
  const blocks = lines.map((line, index): Block => {
    const start = bare.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return {
      kind: line.startsWith('# ') ? 'heading' : line.startsWith('- ') ? 'item' : 'paragraph',
      start,
      end: start + (bare[index] ?? '').length,
    };
  });
  return {
    text: bare.join('\n'),
    record: {
      snapshot: 's',
      sourceId: 'board',
      sourceName: 'Board',
      url: 'https://board.example/1',
      title: bare[0] ?? '',
      kind: 'job-posting',
      topics: ['hiring'],
      reliability: 'first-party',
      tier: 'B',
      matchScore: 1,
      fetchedAt: '2026-03-02T00:00:00Z',
      blocks,
      ...record,
    },
  };
}

const LINES = [
  '# Deck Officer',
  '# What you will do',
  '- Take the ferry out at dawn',
  '# What you bring',
  '- Four years on open water',
  '# What helps',
  '- A liking for fog',
  '# About us',
  '- We have two boats',
  'We write in Python and Go.',
];
const read = (document: Document, all: readonly Document[] = [document]) =>
  foundPosting(document, { card, all }).map(({ attribute, value }) => [attribute, value]);

describe('a posting that was found', () => {
  test('is read line by line for what it is about, asks for and would like, and for its tools', () => {
    expect(read(posting(LINES))).toEqual([
      ['duty', 'Take the ferry out at dawn'],
      ['must-have', 'Four years on open water'],
      ['nice-to-have', 'A liking for fog'],
      ['posting-tool', 'Python'],
      ['posting-tool', 'Go'],
    ]);
  });

  test.each([
    ['Responsibilities', 'duty'],
    ['Your role', 'duty'],
    ['Requirements', 'must-have'],
    ['Who you are', 'must-have'],
    ['Nice to have', 'nice-to-have'],
    ['Preferred experience', 'nice-to-have'],
    ['Good to have', 'nice-to-have'],
  ])('what stands below “%s” is a %s', (heading, attribute) => {
    expect(read(posting(['# Deck Officer', `# ${heading}`, '- Calm hands in a storm']))).toEqual([
      [attribute, 'Calm hands in a storm'],
    ]);
  });

  test('is read so only if it is among the first, which are the closest to the role', () => {
    const all = Array.from({ length: 9 }, () => posting(LINES));
    expect(all.map((one) => read(one, all).length > 0)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test('quotes each line exactly, and no line that leads away', () => {
    const document = posting([
      '# Deck Officer',
      '# Requirements',
      '- Calm hands in a storm',
      '- Apply at https://lure.example now',
    ]);
    expect(
      foundPosting(document, { card, all: [document] }).map(({ start, end }) =>
        document.text.slice(start, end),
      ),
    ).toEqual(['Calm hands in a storm']);
  });

  test('is nobody’s page and no given posting', () => {
    expect(read(posting(LINES, { kind: 'page' }))).toEqual([]);
    expect(read(posting(LINES, { sourceId: GIVEN_POSTING }))).toEqual([]);
    expect(givenPosting(posting(LINES), { card, all: [] })).toEqual([]);
  });
});

test('a posting that the buyer gave is read for the same lines', () => {
  const given = givenPosting(posting(LINES, { sourceId: GIVEN_POSTING }), { card, all: [] }).map(
    ({ attribute }) => attribute,
  );
  expect(given.slice(0, 3)).toEqual(['duty', 'must-have', 'nice-to-have']);
});

test('an item that calls itself a plus is no must, and a line that opens what would be nice turns the list', () => {
  const lines = [
    '# Deck Officer',
    '# What you bring',
    '- Four years on open water',
    '- A radio license is a plus',
    '- Nice-to-haves',
    '- A liking for fog',
  ];
  expect(read(posting(lines))).toEqual([
    ['must-have', 'Four years on open water'],
    ['nice-to-have', 'A liking for fog'],
  ]);
});

test('a list belongs to its heading where nothing but an introduction stands between', () => {
  const lines = (between: string) => [
    '# Deck Officer',
    '# The role',
    between,
    '- Take the ferry out at dawn',
  ];
  expect(read(posting(lines('You will:')))).toEqual([['duty', 'Take the ferry out at dawn']]);
  expect(read(posting(lines('If that sounds like you, read on…')))).toEqual([]);
});
