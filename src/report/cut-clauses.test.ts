import { describe, expect, test } from 'vitest';
import { withoutClauses } from './cut-clauses';
import type { DraftClaim } from './write';

const FIRST = { text: 'Ines Calder became chief executive', evidenceId: 'row-1', span: 'became' };
const SECOND = { text: 'she sold the yard in Elm', evidenceId: 'row-2', span: 'sold' };
const DRAFT: DraftClaim = {
  text: 'Ines Calder became chief executive, and she sold the yard in Elm.',
  author: 'model',
  evidenceIds: ['row-1', 'row-2'],
  restsOn: [],
  clauses: [FIRST, SECOND],
};

describe('a sentence without the clauses that failed', () => {
  test('says what is left, and cites what carries that', () => {
    expect(withoutClauses(DRAFT, [SECOND])).toMatchObject({
      text: 'Ines Calder became chief executive.',
      evidenceIds: ['row-1'],
      clauses: [FIRST],
    });
  });

  test('is none where all of them failed, none did, or what is left is no sentence', () => {
    expect(withoutClauses(DRAFT, [FIRST, SECOND])).toBeUndefined();
    expect(withoutClauses(DRAFT, [])).toBeUndefined();
    const short = { ...DRAFT, clauses: [{ ...FIRST, text: 'She did' }, SECOND] };
    expect(withoutClauses(short, [SECOND])).toBeUndefined();
  });
});
