import { describe, expect, test } from 'vitest';
import { EVIDENCE } from '../fixtures/made-up-company';
import { ANY_ASKS, notesOfAsk } from './asks';
import { typicalFaults } from './check';

const [ask = expect.unreachable('no question'), other = expect.unreachable('one question')] =
  ANY_ASKS;
const faults = (notes: ReturnType<typeof notesOfAsk>, text = ask.text) =>
  typicalFaults({ text, notes, evidence: [] }, { role: 'ANALYST' });

describe('a question for any interview', () => {
  test('passes with the notes that are kept with it', () => {
    expect(faults(notesOfAsk(ask))).toEqual([]);
  });

  test('is refused with another question’s notes, or with a word changed', () => {
    expect(faults(notesOfAsk(other))).not.toEqual([]);
    expect(faults(notesOfAsk(ask), ask.text.replace('three', 'six'))).not.toEqual([]);
  });

  test('borrows no weight from a fact', () => {
    const claim = { text: ask.text, notes: notesOfAsk(ask), evidence: EVIDENCE.slice(0, 1) };
    expect(typicalFaults(claim, { role: 'ANALYST' })).not.toEqual([]);
  });
});
