import { expect, test } from 'vitest';
import { row } from '../fixtures/writing';
import { FACT_SECTIONS } from '../write';
import { shareStatements } from './statements';

const sections = FACT_SECTIONS.filter(({ id }) => id === 'snapshot' || id === 'culture');
const OWN = row({ attribute: 'employees', quote: '40 people work here.' });
const VALUE = row({ attribute: 'value', quote: 'Walk the field first.', topic: 'culture' });
const rows = new Map([
  ['snapshot', [{ number: 1, question: 'size', evidence: OWN }]],
  ['culture', [{ number: 1, question: 'values', evidence: VALUE }]],
] as const);
const told = (given: Parameters<typeof row>[0]) => shareStatements(rows, sections, [row(given)]);

test('a statement is shown in the one section that it is nearest to', () => {
  const given = {
    attribute: 'statement',
    quote: 'We eat together.',
    topic: 'culture',
    snapshot: VALUE.snapshot,
  } as const;
  expect([...told(given)].map(([id, some]) => [id, some.length])).toEqual([['culture', 1]]);
});

test('what an unproven reader took for a fact is shown where that fact is asked for', () => {
  const taken = row({
    attribute: 'statement',
    takenFor: 'mission',
    quote: 'We keep rivers quiet.',
    topic: 'legal',
  });
  const others = Array.from({ length: 90 }, (_, at) =>
    row({ attribute: 'passage', quote: `Line ${at}.`, topic: 'culture' }),
  );
  const shown = shareStatements(rows, sections, [...others, taken]).get('culture');
  expect(shown?.[0]).toEqual(taken);
  expect(shown).toHaveLength(61);
});

test.each([
  ['stands in a section already', VALUE],
  ['is contested', { attribute: 'statement', quote: 'x', topic: 'culture', status: 'conflicted' }],
  ['is about nothing that a section tells', { attribute: 'statement', quote: 'x', topic: 'legal' }],
  ['is of a kind that code tells', { attribute: 'revenue', quote: 'x', topic: 'culture' }],
] as const)('a finding that %s is shown beside none', (_what, given) => {
  const found = shareStatements(rows, sections, ['id' in given ? given : row(given)]);
  expect([...found.values()].flat()).toEqual([]);
});

test('a section is shown no more than sixty beside its own', () => {
  const many = Array.from({ length: 90 }, (_, at) =>
    row({ attribute: 'passage', quote: `Line ${at}.`, topic: 'culture' }),
  );
  expect(shareStatements(rows, sections, many).get('culture')).toHaveLength(60);
});
