import { expect, test } from 'vitest';
import type { Evidence } from '../shape';
import { bestStatements } from './best-statements';

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
    topic: 'legal',
    attribute: 'statement',
    fetchedAt: '2026-03-02T00:00:00Z',
    tier: 'A',
    reliability: 'first-party',
    cluster: id,
    status: 'current',
    ...fields,
  };
}
const idle = Array.from({ length: 60 }, (_, index) =>
  row(`idle ${index}`, `The ferry leaves pier ${index} in the morning and comes back at night.`),
);

test('of very many sentences those stay that answer what is asked of their topic, and all other rows stay', () => {
  const lawsuit = row('suit', 'The lawsuit over the restatement ended with a settlement.');
  const fine = row('fine', 'One fine.', { attribute: 'legal' });
  const kept = bestStatements([...idle, lawsuit, fine]).map(({ id }) => id);
  expect(kept).toHaveLength(41);
  expect(kept).toEqual(expect.arrayContaining(['suit', 'fine']));
});

test('few sentences stay as they are, in their order', () => {
  const few = idle.slice(0, 40);
  expect(bestStatements(few)).toEqual(few);
});
