import { expect, test } from 'vitest';
import { paperFor } from './paper';

test.each([
  ['US', 'us-letter'],
  ['CA', 'us-letter'],
  ['mx', 'us-letter'],
  ['DE', 'a4'],
  ['gb', 'a4'],
  ['JP', 'a4'],
  [null, 'us-letter'],
])('somebody who pays from %s prints on %s', (country, paper) => {
  expect(paperFor(country)).toBe(paper);
});
