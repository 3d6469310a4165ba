import { expect, test } from 'vitest';
import { asEntry } from './timeline';

test.each([
  ['May 3, 2025 — Opened a mill in Ohio.', 'On May 3, 2025, we opened a mill in Ohio.'],
  ['July, 2019 — Surpassed 9,000 bags sold.', 'In July 2019, we surpassed 9,000 bags sold.'],
  ['August 2024: Launched the Tidewell press.', 'In August 2024, we launched the Tidewell press.'],
])('a line of a company’s history says who did it: %s', (line, sentence) => {
  expect(asEntry(line)).toBe(sentence);
});

test.each([
  'May 3, 2025 — Ada Moss spoke at a fair.',
  'May 3, 2025 — Openings in Ohio',
  'On May 3, 2025, we opened a mill.',
  'May opened a mill.',
])('what isn’t such a line stays as it is: %s', (text) => {
  expect(asEntry(text)).toBe(text);
});
