import { expect, test } from 'vitest';
import { withoutLongNames } from './long-names';

test.each([
  ['It asks the Bureau of Benefits.', 'It asks the –.'],
  ['Tarn is its Engagement and Performance Platform.', 'Tarn is its – and –.'],
  ['Paid Time Off is given in Ghent.', 'Paid Time Off is given in Ghent.'],
])('a name of several words says nothing by them: %s', (text, left) => {
  expect(withoutLongNames(text)).toBe(left);
});
