import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { countSources } from './count-sources';

test('a source that is off, waits for a key or is the owner’s own engine is not counted', () => {
  const one = { enabled: true, needs: [] } as const;
  expect(
    countSources([
      one,
      one,
      { enabled: 'key', needs: [] },
      { enabled: 'verify', needs: [] },
      { enabled: true, needs: ['searxng', 'company'] },
    ]),
  ).toBe(2);
});

test('the own engine stands in the catalogue and in no count of it', () => {
  const without = catalogue.filter(({ id }) => id !== 'searxng-self');
  expect(without.length).toBe(catalogue.length - 1);
  expect(countSources(catalogue)).toBe(countSources(without));
});
