import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { EVIDENCE } from '../fixtures/made-up-company';
import { assessEvidence, FACTS_FLOOR, isUsable, MATCH_FLOOR } from './enough';

function sentenceFor(evidence: readonly Evidence[]): string {
  const result = assessEvidence(evidence);
  return result.ok ? 'enough' : result.failure.sentence;
}

test('a company of which a good deal is known can have its report', () => {
  const result = assessEvidence(EVIDENCE);
  expect(result.ok && result.value).toHaveLength(EVIDENCE.length);
});

test('nothing at all is not enough, and every reason is named', () => {
  const result = assessEvidence([]);
  expect(result).toMatchObject({ ok: false, failure: { code: 'cannot-be-created' } });
  expect(sentenceFor([])).toContain('0 verified facts found where 10 are needed');
  expect(sentenceFor([])).toContain('0 sources answered where 2 are needed');
  expect(sentenceFor([])).toContain('how it hires and works');
});

test('one fact below the floor is not enough, and at the floor it is', () => {
  const spread = EVIDENCE.filter((_, index) => index % 3 === 0);
  expect(spread.length).toBeGreaterThanOrEqual(FACTS_FLOOR);
  expect(sentenceFor(spread.slice(0, FACTS_FLOOR))).toBe('enough');
  expect(sentenceFor(spread.slice(0, FACTS_FLOOR - 1))).toContain('9 verified facts');
});

test('the same fact ten times over is one fact', () => {
  const [row] = EVIDENCE;
  const copies = row === undefined ? [] : Array.from({ length: 20 }, (_, index) => ({ ...row, id: `copy-${index}`, sourceId: `source-${index}` }));
  expect(sentenceFor(copies)).toContain('1 verified fact found');
});

test('a single source is a single voice, however much it says', () => {
  expect(sentenceFor(EVIDENCE.map((row) => ({ ...row, sourceId: 'only' })))).toContain('1 source answered where 2 are needed');
});

test('ten facts on one side of a company prepare nobody', () => {
  expect(sentenceFor(EVIDENCE.map((row) => ({ ...row, topic: 'news' })))).toContain('nothing was found on what it is and what it offers, its figures, its people');
});

test('rows about a namesake, or too likely about one, count for nothing', () => {
  expect(sentenceFor(EVIDENCE.map((row) => ({ ...row, status: 'kept-apart' })))).toContain('0 verified facts');
  const [row] = EVIDENCE;
  expect(row && isUsable({ ...row, matchScore: MATCH_FLOOR })).toBe(true);
  expect(row && isUsable({ ...row, matchScore: MATCH_FLOOR - 0.01 })).toBe(false);
});
