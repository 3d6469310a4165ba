import { expect, test } from 'vitest';
import type { Evidence } from '../shape';
import { withoutPoorerTwins } from './fullest';

const row = (id: string, fields: Partial<Evidence>): Evidence => ({
  id,
  sourceId: 's',
  sourceName: 'S',
  url: `https://s.example/${id}`,
  title: 'T',
  snapshot: 's',
  start: 0,
  end: 4,
  quote: 'text',
  entity: 'e',
  matchScore: 1,
  topic: 'leadership',
  attribute: 'chief-executive',
  fetchedAt: '2026-03-02T00:00:00Z',
  tier: 'A',
  reliability: 'first-party',
  cluster: id,
  status: 'current',
  ...fields,
});
const kept = (rows: readonly Evidence[]) => withoutPoorerTwins(rows).map(({ id }) => id);

test('who tells since when stands for who tells the same without it', () => {
  expect(
    kept([
      row('a', { value: 'Ilse Varn' }),
      row('b', { value: 'Ilse Varn', details: { since: '2021-03' } }),
    ]),
  ).toEqual(['b']);
  expect(
    kept([
      row('a', { attribute: 'employees', value: 1906 }),
      row('b', { attribute: 'employees', value: 1906, asOf: '2025-09-30' }),
    ]),
  ).toEqual(['b']);
});

test('another value, another status and other attributes keep what they have', () => {
  expect(
    kept([
      row('a', { value: 'Owen Holm' }),
      row('b', { value: 'Ilse Varn', details: { since: '2021-03' } }),
    ]),
  ).toEqual(['a', 'b']);
  expect(
    kept([
      row('a', { value: 'Ilse Varn', status: 'conflicted' }),
      row('b', { value: 'Ilse Varn', details: { since: '2021-03' } }),
    ]),
  ).toEqual(['a', 'b']);
  expect(
    kept([
      row('a', { attribute: 'founded', value: '2011' }),
      row('b', { attribute: 'founded', value: '2011', asOf: '2011-05' }),
    ]),
  ).toEqual(['a', 'b']);
  expect(kept([row('a', { value: 'Ilse Varn' })])).toEqual(['a']);
});
