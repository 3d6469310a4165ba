import { expect, test } from 'vitest';
import { answerDue } from './answer-due';

test.each([
  ['a Monday morning', '2026-03-02T14:00:00Z', '2026-03-03T14:00:00.000Z'],
  ['a Thursday night', '2026-03-06T04:30:00Z', '2026-03-07T04:30:00.000Z'],
  ['a Friday noon, before the clocks change', '2026-03-06T17:00:00Z', '2026-03-09T16:00:00.000Z'],
  ['a Saturday', '2026-02-28T15:00:00Z', '2026-03-03T05:00:00.000Z'],
  ['the last minute of a Sunday in Boston', '2026-03-02T04:59:00Z', '2026-03-03T05:00:00.000Z'],
  ['the first minute of a Monday in Boston', '2026-03-02T05:00:00Z', '2026-03-03T05:00:00.000Z'],
])('what comes on %s is due when a day of work has passed', (_, at, due) => {
  expect(answerDue(new Date(at)).toISOString()).toBe(due);
});

test('what comes later is never due earlier, through a whole month with a change of clocks', () => {
  let last = 0;
  for (let at = Date.parse('2026-02-20T00:00:00Z'); at < Date.parse('2026-03-25T00:00:00Z'); at += 149 * 60_000) {
    const due = answerDue(new Date(at)).getTime();
    expect(due).toBeGreaterThanOrEqual(last);
    expect(due - at).toBeGreaterThanOrEqual(22.9 * 3_600_000);
    last = due;
  }
});
