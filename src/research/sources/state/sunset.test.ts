import { expect, test } from 'vitest';
import { catalogue } from '../catalogue';
import { isForbidden } from './is-on';
import { sunsetFaults, sunsets, type Sunset } from './sunset';

const source = (url: string, more: object = {}) => ({
  id: 'made-up',
  enabled: true as const,
  auth: 'none' as const,
  request: { urls: [url] },
  ...more,
});
const ended: Sunset = {
  address: 'https://old.example/v1/',
  on: '2026-05-01',
  change: 'key',
  instead: 'v2',
};

test('no entry asks an address past its day', () => {
  expect(sunsetFaults(catalogue, new Date().toISOString().slice(0, 10))).toEqual([]);
});

test('every end has its day, and what replaces it', () => {
  for (const { address, on, instead } of sunsets) {
    expect(address).toMatch(/^https:\/\/[a-z.]+\//);
    expect(on, address).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(instead.length, address).toBeGreaterThan(4);
  }
});

test('an entry that still asks is told from that day on, with what to ask instead', () => {
  const asks = source('https://old.example/v1/search?q={company}');
  expect(sunsetFaults([asks], '2026-04-30', [ended])).toEqual([]);
  expect(sunsetFaults([asks], '2026-05-01', [ended])).toEqual([
    'made-up asks https://old.example/v1/, which ended on 2026-05-01; instead: v2.',
  ]);
  expect(sunsetFaults([source('https://old.example/v2/')], '2026-06-01', [ended])).toEqual([]);
});

test('where a key is asked for since then, a required one satisfies, and no other change', () => {
  const key = { key: 'brave', in: 'header', name: 'x' } as const;
  const url = 'https://old.example/v1/';
  const faults = (auth: object, change: Sunset['change']) =>
    sunsetFaults([source(url, { auth })], '2026-06-01', [{ ...ended, change }]).length;
  expect([
    faults(key, 'key'),
    faults({ ...key, optional: true }, 'key'),
    faults(key, 'shut'),
    faults(key, 'moved'),
  ]).toEqual([0, 1, 1, 1]);
});

test('what was shut is never asked, and its replacement is in the catalogue', () => {
  const shut = catalogue.filter(({ enabled }) => enabled === 'shut');
  expect(shut.map(({ id }) => id).toSorted()).toEqual(['google-cse', 'pat-patentsview']);
  expect(shut.every(isForbidden)).toBe(true);
  const ids = new Set(catalogue.map(({ id }) => id));
  expect(['pat-uspto-odp', 'brave-search'].filter((id) => !ids.has(id))).toEqual([]);
});
