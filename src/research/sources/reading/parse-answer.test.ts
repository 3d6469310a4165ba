import { expect, test } from 'vitest';
import { catalogue, fetchSource, inMemoryHealth, type Source } from '..';
import { parseAnswer, parseHere } from './parse-answer';
import type { AskedBody } from '../shape';

const feed = catalogue.find(({ kind, needs }) => kind === 'feed' && needs.length === 0) as Source;
const answer: AskedBody = {
  outcome: 'ok',
  url: 'https://mill.example/feed',
  type: 'application/rss+xml',
  text: '<rss version="2.0"><channel><item><title>A new mill</title></item></channel></rss>',
  headers: {},
  fetchedAt: '2026-11-21T09:00:00.000Z',
};

test('each source of the catalogue can be handed to another thread', () => {
  for (const source of catalogue)
    expect(structuredClone(source), source.id).toEqual(JSON.parse(JSON.stringify(source)));
});

test('an answer that brings a way to be taken apart is taken apart by it, and reads the same', async () => {
  const handed: string[] = [];
  const elsewhere: AskedBody = {
    ...answer,
    async parse(source, own, known) {
      handed.push(...Object.keys(structuredClone(own)));
      return parseHere(source, own, known);
    },
  };
  expect(await parseAnswer(feed, elsewhere)).toEqual(await parseAnswer(feed, answer));
  expect(handed).toContain('text');
  expect(handed).not.toContain('parse');
});

test('what a thread gives up on costs the source its answer, and nobody else anything', async () => {
  const bomb: AskedBody = {
    ...answer,
    parse: () => Promise.reject(new Error('The task took longer than 10 ms.')),
  };
  const sentence = `${feed.name} answered with more than can be read.`;
  expect(await parseAnswer(feed, bomb)).toBe(sentence);
  const clock = { now: () => new Date('2026-11-21T09:00:00Z') };
  const asked = await fetchSource(
    { ask: async () => bomb, clock, health: inMemoryHealth() },
    { source: feed, known: {} },
  );
  expect(asked).toMatchObject({ outcome: 'shape-changed', sentence });
});
