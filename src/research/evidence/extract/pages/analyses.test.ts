import { expect, test } from 'vitest';
import type { Snapshot } from '../../shape';
import { analyses } from './analyses';
import type { Reading } from '../document';

const reading = {
  card: { id: 'x', name: 'Loam Ferry', legalName: 'Loam Ferry Inc', aliases: [], namesakes: [] },
  all: [],
} as unknown as Reading;

function said(text: string, more: Partial<Snapshot> = {}): readonly string[] {
  const record: Snapshot = {
    snapshot: 's',
    sourceId: 'x',
    sourceName: 'Harbour Gazette',
    url: 'https://gazette.example/ferries',
    title: 'Ferries',
    kind: 'news',
    topics: ['news'],
    reliability: 'public-voice',
    tier: 'B',
    matchScore: 1,
    fetchedAt: '2026-05-04T10:00:00.000Z',
    publishedAt: '2026-05-01',
    blocks: [{ kind: 'paragraph', start: 0, end: text.length }],
    ...more,
  };
  return analyses({ record, text }, reading).map(({ start, end }) => text.slice(start, end));
}

const debate = 'Operators disagree about who should pay for ramps that are used twice a year.';

test('a newspaper’s sentence on what the industry argues about is kept, with its day', () => {
  expect(said(`Loam Ferry opened a yard in Ghent last week. ${debate}`)).toEqual([debate]);
});

test('a company’s own word on the debate is no analysis', () => {
  expect(said(debate, { reliability: 'first-party' })).toEqual([]);
});

test('neither is a post in a discussion, nor a quarrel that concerns no industry', () => {
  expect(said(debate, { kind: 'discussion' })).toEqual([]);
  expect(said('Two of its captains argue about the colour of the funnel every spring.')).toEqual(
    [],
  );
});

test('of one article no more than two such sentences are taken', () => {
  expect(
    said(
      [
        debate,
        'Regulators argue about whether a ramp is a bridge or a boat.',
        'The open question for buyers is who insures it in the winter months.',
      ].join(' '),
    ),
  ).toHaveLength(2);
});
