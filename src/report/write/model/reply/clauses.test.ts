import { describe, expect, test } from 'vitest';
import { inputFor, row } from '../../../fixtures/writing';
import { clausesForm, readRepliedClauses } from './clauses';

const GAUGE = row({
  attribute: 'launch',
  quote: 'In March 2026 we launched “Gauge 4”, which reads a river through ice.',
});
const { rows } = inputFor('culture', [GAUGE]);
const byId = new Map(rows.map((one) => [`E${one.number}`, one]));
const RIGHT = {
  text: 'Fernhollow launched Gauge 4 in March 2026.',
  entry: 'E1',
  span: 'launched "Gauge 4"',
};

describe('the clauses of a sentence in a reply', () => {
  test('name the row and the words of its quote that carry them, in marks of any form', () => {
    expect(readRepliedClauses([RIGHT], byId)).toEqual([
      { text: RIGHT.text, evidenceId: GAUGE.id, span: 'launched "Gauge 4"' },
    ]);
  });

  test.each([
    ['an entry that was not cited', { ...RIGHT, entry: 'E9' }],
    ['an entry that is an object’s own', { ...RIGHT, entry: '__proto__' }],
    ['words that stand in no quote', { ...RIGHT, span: 'launched Gauge 5' }],
    ['no words', { ...RIGHT, span: ' ' }],
    ['no text', { ...RIGHT, text: '' }],
    ['a text that is too long', { ...RIGHT, text: 'x'.repeat(421) }],
  ])('are none where one of them names %s', (_what, wrong) => {
    expect(readRepliedClauses([RIGHT, wrong], byId)).toBeUndefined();
  });

  test.each([
    ['missing', undefined],
    ['a text', 'clauses'],
    ['ten thousand', Array.from({ length: 10_000 }, () => RIGHT)],
    ['of another form', [{ text: 1, entry: 'E1', span: 'x' }]],
    ['partly of another form', [RIGHT, null]],
  ])('are none where the list is %s, and the reply stands', (_what, list) => {
    expect(clausesForm.parse(list)).toEqual([]);
  });
});
