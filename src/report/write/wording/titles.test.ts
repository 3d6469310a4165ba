import { expect, test } from 'vitest';
import { speakTitle } from './people';

test.each([
  ['Chief Financial Officer', 'CFO'],
  ['Executive Vice President and Chief Financial Officer', 'CFO'],
  ['Senior Vice President, General Counsel', 'general counsel'],
  ['President and Chief Operating Officer', 'president and COO'],
  ['Executive Vice President - Operations', 'executive vice president, operations'],
])('the title “%s” is spoken as “%s”', (title, spoken) => {
  expect(speakTitle(title)).toBe(spoken);
});
