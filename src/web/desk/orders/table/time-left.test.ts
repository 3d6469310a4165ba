import { expect, test } from 'vitest';
import { formatDue } from './time-left';

const NOW = '2026-11-20T12:00:00.000Z';
const at = (time: string, what: 'report' | 'instructions' = 'report') =>
  formatDue({ at: `2026-11-${time}:00.000Z`, what }, NOW);

test('the hour that is left, or has passed, is in words that tell the urgency without a colour', () => {
  expect(at('20T21:03')).toEqual({ words: '9 h 3 min left', urgency: 'fine' });
  expect(at('20T13:20')).toEqual({ words: 'Soon: 1 h 20 min left', urgency: 'soon' });
  expect(at('20T12:04')).toEqual({ words: 'Soon: 4 min left', urgency: 'soon' });
  expect(at('20T09:55')).toEqual({ words: '2 h 5 min late', urgency: 'late' });
  expect(at('17T12:00')).toEqual({ words: '3 d late', urgency: 'late' });
});

test('word on how to pay is told from the report', () => {
  expect(at('21T08:00', 'instructions')).toEqual({
    words: 'Instructions in 20 h',
    urgency: 'fine',
  });
  expect(at('20T13:00', 'instructions')).toEqual({
    words: 'Soon: instructions in 1 h',
    urgency: 'soon',
  });
  expect(at('19T11:00', 'instructions')).toEqual({
    words: 'Instructions 1 d 1 h late',
    urgency: 'late',
  });
});

test('where nothing is owed nothing is said', () => {
  expect(formatDue(null, NOW)).toBeNull();
});
