import { expect, test } from 'vitest';
import { readClauses } from '../../../../language/clauses';
import { loadParser } from '../../../../research/evidence';
import { outlineOf } from '../outline';
import type { Outline } from '../shape';
import { treeOf } from '../tree';
import { fitsTheme } from './fits';

const outline = (text: string): Outline => {
  const sentence = loadParser().parse(text);
  return outlineOf(treeOf(sentence), readClauses(sentence)) ?? expect.unreachable('no main clause');
};

test.each([
  ['what', 'We have four segments.', true],
  ['what', 'We have four dogs.', false],
  ['what', 'We are a collection of businesses.', true],
  ['what', 'We are a collection of friends.', false],
  ['products', 'Tidewell is our family of small tools.', true],
  ['products', 'Tidewell is our family of dogs.', false],
  ['products', 'Tidewell is our database for mills.', true],
  ['products', 'Tidewell is our annual fair for mills.', false],
  ['size', 'We meet for 40 minutes.', false],
  ['change', 'In 2026 we published a report.', false],
  ['change', 'We launched a campaign to train 900 millers by 2026.', false],
  ['change', 'In 2025 we launched a campaign to train 900 millers by 2026.', true],
  ['more', 'We launched a campaign to train 900 millers by 2026.', false],
  ['more', 'In 2025 we launched a campaign to train 900 millers.', true],
  ['more', 'We processed 900 tons of pulp.', true],
  ['customers', 'Farmers buy our bags.', true],
  ['strategy', 'We publish a report on carbon.', false],
  ['strategy', 'We cut carbon in our mills.', true],
  ['hiring', 'Candidates can choose 2 of 3 tasks.', true],
  ['values', 'Farmers believe in honesty.', false],
  ['benefits', 'We will give everyone a holiday.', false],
  ['benefits', 'We will give everyone 25 days of leave.', true],
])('%s is told by the main clause of “%s”: %s', (theme, text, fits) => {
  expect(fitsTheme(theme, outline(text), text)).toBe(fits);
});
