import { expect, test } from 'vitest';
import { catalogue } from '../catalogue';
import { countByProof, countUsableSources, sourceProofOf } from './count-sources';
import { UNKNOWN_HEALTH } from './health/health';
import { isForbidden } from './is-on';
import { proofDays } from '../proof/proven';

test('a source that is off, waits for a key or is the owner’s own engine is not counted', () => {
  const one = { enabled: true, needs: [] } as const;
  expect(
    countUsableSources([
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
  expect(countUsableSources(catalogue)).toBe(countUsableSources(without));
});

const now = new Date('2026-11-23T09:00:00Z');
const answered = (id: string, at: string) =>
  [id, { ...UNKNOWN_HEALTH, lastGoodAt: `${at}T00:00:00.000Z` }] as const;
const sourceOf = (id: string) =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);

test('a source is proven live for thirty days, then by its shape or not at all', () => {
  const proof = (id: string, at?: string) =>
    sourceProofOf(sourceOf(id), {
      now,
      health: new Map(at === undefined ? [] : [answered(id, at)]),
    });
  expect([
    proof('ats-ashby', '2026-11-20'),
    proof('ats-ashby', '2026-10-01'),
    proof('ats-ashby'),
    proof('warn-ny', '2026-11-20'),
    proof('warn-ny'),
  ]).toEqual(['live', 'shape', 'shape', 'live', 'never']);
});

test('what may never be asked counts in the size of the catalogue alone, and every proof is of a source', () => {
  const counted = countByProof(catalogue, { health: new Map(), now });
  const open = catalogue.filter(
    (source) => !isForbidden(source) && !source.needs.includes('searxng'),
  );
  expect(counted.live).toBe(0);
  expect(counted.shape).toBe(proofDays().size);
  expect(counted.shape + counted.never).toBe(open.length);
  expect(counted.catalog).toBe(catalogue.length - 1);
  expect(open.filter(({ extract, kind }) => extract === undefined && kind === 'csv')).toEqual([]);
  const live = countByProof(catalogue, {
    health: new Map([answered('opencorporates', '2026-11-20'), answered('warn-ny', '2026-11-20')]),
    now,
  });
  expect([live.live, live.shape, live.never]).toEqual([1, counted.shape, counted.never - 1]);
});
