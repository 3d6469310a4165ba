import { describe, expect, test } from 'vitest';
import { withoutClauses } from './cut-clauses';
import type { ClaimClause } from '../verify';
import type { DraftClaim } from '../write';

const WAREHOUSES: ClaimClause = {
  text: 'its software runs in 412 warehouses,',
  evidenceId: 'ev_sites',
  span: 'runs in 412 warehouses',
};
const COUNTRIES: ClaimClause = {
  text: 'its customers are in 11 countries',
  evidenceId: 'ev_countries',
  span: '11 countries',
};
const AGAIN: ClaimClause = { ...COUNTRIES, evidenceId: 'ev_sites' };

const draft = (changes: Partial<DraftClaim> = {}): DraftClaim => ({
  text: 'Its software runs in 412 warehouses, and its customers are in 11 countries.',
  evidenceIds: ['ev_sites', 'ev_countries'],
  restsOn: [],
  asOf: '2026-09-30',
  group: 'How big it is',
  clauses: [WAREHOUSES, COUNTRIES],
  ...changes,
});

describe('a sentence whose clauses partly failed', () => {
  test('lives on in the clauses that hold, as a sentence with their sources alone', () => {
    expect(withoutClauses(draft(), [COUNTRIES])).toEqual({
      text: 'Its software runs in 412 warehouses.',
      evidenceIds: ['ev_sites'],
      restsOn: [],
      group: 'How big it is',
      clauses: [WAREHOUSES],
    });
  });

  test('gives up the day that it was dated by, which may have been that of what fell', () => {
    expect(withoutClauses(draft(), [WAREHOUSES])).not.toHaveProperty('asOf');
  });

  test('loses only the clause of the source that failed, where two say the same', () => {
    const cut = withoutClauses(draft({ clauses: [WAREHOUSES, COUNTRIES, AGAIN] }), [COUNTRIES]);
    expect(cut?.clauses).toEqual([WAREHOUSES, AGAIN]);
    expect(cut?.evidenceIds).toEqual(['ev_sites']);
  });

  test('becomes as many sentences as clauses hold', () => {
    const third: ClaimClause = {
      text: 'it was founded in Omaha',
      evidenceId: 'ev_sites',
      span: '',
    };
    expect(withoutClauses(draft({ clauses: [WAREHOUSES, COUNTRIES, third] }), [third])?.text).toBe(
      'Its software runs in 412 warehouses. Its customers are in 11 countries.',
    );
  });

  test.each<[string, DraftClaim, readonly ClaimClause[]]>([
    ['no clause fails', draft(), []],
    ['all fail', draft(), [WAREHOUSES, COUNTRIES]],
    ['it has no clauses', draft({ clauses: [] }), [COUNTRIES]],
    [
      'what holds is too short to stand alone',
      draft({ clauses: [{ ...WAREHOUSES, text: 'in 412 warehouses' }, COUNTRIES] }),
      [COUNTRIES],
    ],
    [
      'its notes may speak of what fell',
      draft({ notes: [{ label: 'Plan', text: 'Name a country.' }] }),
      [COUNTRIES],
    ],
  ])('is not cut where %s', (_, one, failed) => {
    expect(withoutClauses(one, failed)).toBeUndefined();
  });
});
