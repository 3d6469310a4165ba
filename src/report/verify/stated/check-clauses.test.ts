import { describe, expect, test } from 'vitest';
import { row, SETTING } from '../../fixtures/writing';
import { verifyClaim, type ClaimToVerify } from '..';
import { aroundSpan } from './check-clauses';

const CHIEF = row({
  attribute: 'passage',
  quote: 'Ines Calder became chief executive in February 2025.',
});
const PLANT = row({
  attribute: 'passage',
  quote: 'The plant in Elm opened in March 2025 with 40 jobs.',
});
const snapshots = new Map([CHIEF, PLANT].map(({ snapshot, quote }) => [snapshot, quote]));
const HOLDS = [
  { text: 'Ines Calder became chief executive in February 2025', row: CHIEF },
  { text: 'The plant in Elm opened in March 2025 with 40 jobs', row: PLANT },
] as const;

function verify(text: string, clauses: readonly { text: string; row: typeof CHIEF }[]) {
  const claim: ClaimToVerify = {
    kind: 'fact',
    text,
    evidence: [CHIEF, PLANT],
    restsOn: [],
    author: 'model',
    clauses: clauses.map(({ text: said, row: own }) => ({
      text: said,
      evidenceId: own.id,
      span: own.quote,
    })),
  };
  return verifyClaim(claim, SETTING, snapshots);
}

const TOGETHER =
  'Ines Calder became chief executive in February 2025, and the plant in Elm opened in March 2025 with 40 jobs.';

describe('a sentence with its clauses', () => {
  test('holds where each clause is what its one quote says', () => {
    const { verdict, needsJudge } = verify(TOGETHER, HOLDS);
    expect(verdict).toBe('supported');
    expect(needsJudge).toBeUndefined();
  });

  test('asks a judge only about the clauses that are told in other words', () => {
    const said = 'the plant in Elm, with 40 jobs, opened its doors in March 2025';
    const { needsJudge, openClauses } = verify(
      `Ines Calder became chief executive in February 2025, and ${said}.`,
      [HOLDS[0], { text: said, row: PLANT }],
    );
    expect(needsJudge).toBe(true);
    expect(openClauses?.map(({ text }) => text)).toEqual([said]);
  });

  test('fails by the clause that its own quote does not carry, though another quote would', () => {
    const lie = TOGETHER.replace('March 2025', 'February 2025');
    const { verdict, failedClauses } = verify(lie, [
      HOLDS[0],
      { text: 'The plant in Elm opened in February 2025 with 40 jobs', row: PLANT },
    ]);
    expect(verdict).toBe('unsupported');
    expect(failedClauses?.map(({ text }) => text)).toEqual([
      'The plant in Elm opened in February 2025 with 40 jobs',
    ]);
  });

  test('fails where a word joins two quotes and neither says it', () => {
    const lie = TOGETHER.replace(', and', ' because');
    expect(verify(lie, HOLDS).verdict).toBe('unsupported');
    const placed = TOGETHER.replace(', and', ' after');
    expect(verify(placed, HOLDS).reasons.join(' ')).toContain('after');
  });

  test.each([
    ['leaves a clause out', TOGETHER, [HOLDS[0]]],
    ['says more than its clauses', TOGETHER.replace('40 jobs', '40 jobs and a strike'), HOLDS],
    [
      'drops what bounds a clause',
      TOGETHER,
      [
        HOLDS[0],
        { text: 'The plant in Elm may have opened in March 2025 with 40 jobs', row: PLANT },
      ],
    ],
    ['denies what its clauses say', TOGETHER.replace('opened', 'never opened'), HOLDS],
  ])('is refused where it %s', (_what, text, clauses) => {
    const { verdict, openClauses, failedClauses } = verify(text, clauses);
    expect(verdict).toBe('unsupported');
    expect(openClauses).toBeUndefined();
    expect(failedClauses).toEqual([]);
  });

  test('does not hold where another does what its clause says', () => {
    const lie =
      'Ines Calder became chief executive in February 2025 and opened in Elm in March 2025 with 40 jobs.';
    expect(verify(lie, HOLDS).verdict).toBe('unsupported');
  });
});

test('of a quote only the sentences around a span are heard, and the one before where they point back', () => {
  const quote = 'Elm has a plant. It has 40 jobs. Oak has a school.';
  expect(aroundSpan(quote, '40 jobs')).toBe('Elm has a plant. It has 40 jobs.');
  expect(aroundSpan(quote, 'a school')).toBe('Oak has a school.');
  expect(aroundSpan(quote, 'nowhere')).toBe(quote);
});
