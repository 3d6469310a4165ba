import { expect, test } from 'vitest';
import { reportRuns } from './report-runs';

const { prefix, endOf } = reportRuns;

test('runs that make an order’s report are measured, and its later rounds aren’t', () => {
  expect('report:7f'.startsWith(prefix)).toBe(true);
  expect('second-round:7f'.startsWith(prefix)).toBe(false);
});

test.each([
  ['submit', { version: 1 }, 'ready'],
  ['write', { ok: false, failure: {} }, 'impossible'],
  ['identify', { ok: false, failure: { code: 'unknown' } }, 'impossible'],
  ['identify', { ok: false, failure: { candidates: [{}] } }, undefined],
  ['identify', { ok: true, value: {} }, undefined],
  ['gather', { evidence: [] }, undefined],
])('a report whose step “%s” gave %j has come to: %s', (step, output, end) => {
  expect(endOf(step, output)).toBe(end);
});
