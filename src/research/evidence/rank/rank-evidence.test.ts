import { expect, test } from 'vitest';
import type { Evidence } from '../shape';
import { rankEvidence } from './rank-evidence';

function row(id: string, quote: string, fields: Partial<Evidence> = {}): Evidence {
  return {
    id,
    sourceId: 's',
    sourceName: 'S',
    url: `https://s.example/${id}`,
    title: 'T',
    snapshot: 's',
    start: 0,
    end: quote.length,
    quote,
    entity: 'e',
    matchScore: 1,
    topic: 'news',
    attribute: 'statement',
    fetchedAt: '2026-03-02T00:00:00Z',
    tier: 'A',
    reliability: 'first-party',
    cluster: id,
    status: 'current',
    ...fields,
  };
}
const order = (rows: readonly Evidence[], question: string) =>
  rankEvidence(rows, question).map(({ id }) => id);

test('what answers the question comes first', () => {
  expect(
    order(
      [row('a', 'The cook bakes bread.'), row('b', 'Tickets for the night ferry cost nine euros.')],
      'What do tickets cost?',
    ),
  ).toEqual(['b', 'a']);
});

test('of two that say the same, the newer, the surer and the better known comes first', () => {
  const said = 'Tickets cost nine euros.';
  expect(
    order([row('a', said, { asOf: '2020' }), row('b', said, { asOf: '2026' })], 'tickets')[0],
  ).toBe('b');
  expect(order([row('a', said, { matchScore: 0.75 }), row('b', said)], 'tickets')[0]).toBe('b');
  expect(
    order(
      [
        row('a', said, { reliability: 'public-voice' }),
        row('b', said, { reliability: 'register' }),
      ],
      'tickets',
    )[0],
  ).toBe('b');
});

test('what is kept apart is in no order', () => {
  expect(
    order([row('a', 'Tickets cost nine euros.', { status: 'kept-apart' })], 'tickets'),
  ).toEqual([]);
});
