import { expect, test } from 'vitest';
import type { EntityCard } from '../../../company';
import type { Block, Snapshot } from '../../shape';
import type { Document } from '../document';
import { spokenName } from '../people/officers';
import { surroundings } from './other-records';
import { records } from './records';
import { publicVoices } from '../statements';

const card: EntityCard = {
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  jobBoards: {},
  namesakes: [],
};

function document(lines: readonly string[], record: Partial<Snapshot>): Document {
  const blocks = lines.map((line, index): Block => {
    const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return {
      kind: index === 0 ? 'heading' : /^\p{Lu}[\p{L} ]+: /u.test(line) ? 'row' : 'paragraph',
      start,
      end: start + line.length,
    };
  });
  return {
    text: lines.join('\n'),
    record: {
      snapshot: lines.join(),
      sourceId: 's',
      sourceName: 'S',
      url: 'https://s.example',
      title: lines[0] ?? '',
      kind: 'record',
      topics: ['engineering'],
      reliability: 'register',
      tier: 'A',
      matchScore: 1,
      fetchedAt: '2026-03-02T00:00:00Z',
      blocks,
      ...record,
    },
  };
}
const said = (one: Document, all: readonly Document[] = [one]) =>
  [...records(one, { card, all }), ...surroundings(one, { card, all })].map((draft) => ({
    ...draft,
    quote: one.text.slice(draft.start, draft.end),
  }));

test.each([
  ['MARSH OTTOLINE', 'Ottoline Marsh'],
  ['Pell Rufus J', 'Rufus J Pell'],
  ["O'DELL MAUD", "Maud O'Dell"],
  ['MARSH, Ottoline Ada', 'Ottoline Ada Marsh'],
  ['VAN DER PELL, Bo', 'Bo Van Der Pell'],
  ['Van Horn Maud', undefined],
  ['PELL CAPITAL PARTNERS LP', undefined],
  ['QUAY SECRETARIES LIMITED', undefined],
  ['Marsh', undefined],
])('the register’s “%s” is called %s', (registered, spoken) => {
  expect(spokenName(registered)).toBe(spoken);
});

test('a register tells who leads and who sits on the board, and is silent on who has left or only owns shares', () => {
  const officer = (details: Readonly<Record<string, string>>, name = 'MARSH OTTOLINE') =>
    said(
      document(
        [
          name,
          'Date: 2026-02-03',
          ...Object.entries(details)
            .filter(([key]) => key === 'role')
            .map(([, role]) => `Role: ${role}`),
        ],
        { topics: ['leadership'], details: { name, date: '2026-02-03', ...details } },
      ),
    );
  expect(officer({ role: 'Chief Financial Officer', officer: '1' })).toMatchObject([
    {
      attribute: 'leadership',
      value: 'Ottoline Marsh',
      asOf: '2026-02-03',
      details: { title: 'Chief Financial Officer' },
      quote: 'MARSH OTTOLINE\nDate: 2026-02-03\nRole: Chief Financial Officer',
    },
  ]);
  expect(officer({ director: '1' })).toMatchObject([
    { attribute: 'board', details: { title: 'director' } },
  ]);
  expect(officer({ role: 'director', until: '2025-01-01' })).toEqual([]);
  expect(officer({})).toEqual([]);
});

test('what a knowledge base binds to the company counts as long as it holds', () => {
  const bound = (relation: string, more = {}) =>
    said(
      document(['Loam Marine', `Relation: ${relation}`], {
        topics: ['products', 'leadership', 'snapshot'],
        details: { relation, ...more },
      }),
    ).map(({ attribute, value }) => [attribute, value]);
  expect(bound('subsidiary')).toEqual([['subsidiary', 'Loam Marine']]);
  expect(bound('owned by')).toEqual([['parent', 'Loam Marine']]);
  expect(bound('owned by', { until: '2012-01-01' })).toEqual([]);
  expect(bound('key event')).toEqual([]);
});

test('of a long list those that are used most are told, and what one source may be quoted with is kept to', () => {
  const all = [3, 90, 5, 70, 1, 40].map((stars, index) =>
    document([`loam/tool-${index}`, `Stars: ${stars}`], { details: { stars } }),
  );
  expect(all.flatMap((one) => said(one, all)).map(({ quote }) => quote.split('\n')[0])).toEqual([
    'loam/tool-1',
    'loam/tool-2',
    'loam/tool-3',
    'loam/tool-5',
  ]);
  const long = document(
    ['Rudder control', `Summary: ${'word '.repeat(23).trim()}`, 'Kind: Patent'],
    { tier: 'B' },
  );
  expect(said(long).map(({ quote }) => quote)).toEqual(['Rudder control']);
});

test('what is known of the place says that it is no word on the company, in a sentence where there is one', () => {
  const guide = document(
    ['Ghent', 'Ghent is a port on two rivers and has a university. Its beer is good.'],
    { kind: 'place', topics: ['location'], reliability: 'reference' },
  );
  expect(said(guide)).toMatchObject([
    {
      topic: 'location',
      attribute: 'surroundings',
      quote: 'Ghent is a port on two rivers and has a university.',
      details: { subject: 'the place, not the company' },
    },
  ]);
  expect(
    said(document(['Deck officers', 'Median: 61000'], { kind: 'pay', topics: ['hiring'] })),
  ).toMatchObject([
    {
      topic: 'hiring',
      attribute: 'going-pay',
      value: 'Deck officers',
      details: { subject: 'the occupation, not the company' },
    },
  ]);
  expect(
    said(document(['Deck officers', 'Industry: Shipping'], { kind: 'pay', topics: ['hiring'] })),
    'a row without a sum',
  ).toEqual([]);
  expect(
    said(
      document(['Deck officers', 'Pay from: 61000'], {
        kind: 'pay',
        topics: ['hiring'],
        details: { employer: 'Loam Ferry' },
      }),
    ),
  ).toEqual([]);
});

test('a talk without a sentence is told by its title, and by no bare name', () => {
  const heard = (...lines: string[]) => {
    const one = document(lines, {
      kind: 'discussion',
      topics: ['culture'],
      reliability: 'public-voice',
    });
    return publicVoices(one, { card, all: [one] }).map(({ start, end }) =>
      one.text.slice(start, end),
    );
  };
  expect(heard('A night aboard Loam Ferry')).toEqual(['A night aboard Loam Ferry']);
  expect(heard('Loam Ferry, Inc.', 'Two days aboard, then a talk.')).toEqual([
    'Two days aboard, then a talk.',
  ]);
  expect(heard('Loam Ferry')).toEqual([]);
});
