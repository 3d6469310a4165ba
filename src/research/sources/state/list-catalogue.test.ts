import { expect, test } from 'vitest';
import { demoStateWords, shelves, stateWords, topicWords } from '../../../../content/sources';
import { catalogue, countInForce, groupNames, listCatalogue, type SourceSettings } from '..';

const settings: SourceSettings = {
  mode: 'demo',
  keys: {},
  policies: new Map(),
  health: new Map(),
  now: new Date('2026-03-02T09:00:00Z'),
};
const listed = listCatalogue(settings);
const entries = listed.flatMap((shelf) => shelf.entries);

test('every source of the catalogue is listed once, and no search engine of the owner’s own', () => {
  expect(entries.map(({ id }) => id).toSorted()).toEqual(
    catalogue
      .filter(({ needs }) => !needs.includes('searxng'))
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('each says what it knows, on what terms and how it stands, in words that the page has', () => {
  for (const { name, topics, terms, state } of entries) {
    expect(
      topics.filter((topic) => topicWords[topic] === undefined),
      name,
    ).toEqual([]);
    expect([terms.length > 2, stateWords[state], demoStateWords[state]], name).toEqual([
      true,
      expect.any(String),
      expect.any(String),
    ]);
  }
  expect(groupNames.filter((group) => shelves[group] === undefined)).toEqual([]);
});

test('those that are asked in a demo are as many as its pages say', () => {
  expect(
    entries.filter(({ state }) => ['in-force', 'unproven', 'asleep'].includes(state)).length,
  ).toBe(countInForce(catalogue, settings));
});

test('whom a source is about stands beside it, with what its licence asks for', () => {
  const named = (id: string) => entries.find((entry) => entry.id === id);
  expect(named('warn-tx')?.serves).toBe('US-TX');
  expect(named('uk-companies-house')?.serves).toBe('United Kingdom');
  expect(named('gleif-lei')).not.toHaveProperty('serves');
  expect(named('wikipedia-summary')?.credit).toContain('CC BY-SA 4.0');
});
