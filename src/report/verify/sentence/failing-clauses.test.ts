import { describe, expect, test } from 'vitest';
import { row, SETTING } from '../../fixtures/writing';
import { judgeTyped } from '../../review-sentence';

function failingOf(quote: string, text: string) {
  const evidence = [row({ attribute: 'statement', quote })];
  const snapshots = new Map(evidence.map((one) => [one.snapshot, one.quote]));
  const judged = judgeTyped(
    { kind: 'fact', text, evidence, notes: [], restsOn: [] },
    SETTING,
    snapshots,
  );
  return { ...judged, failing: judged.failing.map((clause) => clause.text) };
}

const QUOTE =
  'Fernhollow opened a mill in Elm in May 2024, and it closed its office in Ashby in June 2024.';

describe('the clause that fails is named', () => {
  test.each([
    [
      'Fernhollow opened a mill in Elm in May 2024, and it closed its office in Ashby in July 2024.',
      'it closed its office in Ashby in July 2024',
    ],
    [
      'Fernhollow opened two mills in Quill Harbor, and it closed its office in Ashby.',
      'Fernhollow opened two mills in Quill Harbor',
    ],
    [
      'Fernhollow, which employs 9,240 people, opened a mill in Elm in May 2024.',
      'which employs 9,240 people',
    ],
    [
      'Fernhollow opened a mill in Elm in May 2024 because Tessa Lindqvist asked for one.',
      'because Tessa Lindqvist asked for one',
    ],
  ])('in “%s”', (text, clause) => {
    const judged = failingOf(QUOTE, text);
    expect(judged.verdict).toBe('unsupported');
    expect(judged.failing).toEqual([clause]);
  });
});

test('every reason given to a clause is one of the sentence’s', () => {
  const evidence = [row({ attribute: 'statement', quote: QUOTE })];
  const judged = judgeTyped(
    {
      kind: 'fact',
      text: 'Fernhollow opened a mill in Elm in May 2025, and it sold 12 offices.',
      evidence,
      notes: [],
      restsOn: [],
    },
    SETTING,
    new Map(evidence.map((one) => [one.snapshot, one.quote])),
  );
  const placed = judged.failing.flatMap(({ reasons }) => reasons);
  expect(placed.length).toBeGreaterThan(0);
  expect(judged.reasons).toEqual(expect.arrayContaining(placed));
});

test.each([
  ['a sentence of one clause', 'Fernhollow opened 12 mills in Quill Harbor in May 2024.'],
  ['a sentence that holds', QUOTE],
])('%s has no clause to name', (_what, text) => {
  expect(failingOf(QUOTE, text).failing).toEqual([]);
});
