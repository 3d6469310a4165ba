import { expect, test } from 'vitest';
import type { EntityCard } from '../../company';
import { readPage } from '../../read';
import { extractEvidence } from '../extract-evidence';
import { snapshotName } from '../in-memory-snapshots';
import { everyReader } from '../proven-readers';
import type { Document } from './document';
import { readPart, togetherOf } from './read-by-code';

const card: EntityCard = {
  id: 'wikidata:Q1',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: [],
  domain: 'loamferry.example',
  jobBoards: {},
  namesakes: [],
};

function page(path: string, html: string): Document {
  const { text, blocks, title } = readPage({ html: `<main>${html}</main>` });
  const record = {
    snapshot: snapshotName(text),
    sourceId: 'site-about',
    sourceName: 'Company about page',
    url: `https://loamferry.example/${path}`,
    title,
    kind: 'page',
    topics: ['snapshot'],
    reliability: 'first-party',
    tier: 'B',
    matchScore: 1,
    fetchedAt: '2026-03-02T10:00:00.000Z',
    blocks,
  } as const;
  return { text, record };
}

const documents = [
  page('about', '<h1>About</h1><p>Loam Ferry has 1,420 employees. It was founded in 1998.</p>'),
  page('team', '<h1>Team</h1><p>Ada Marsh is the chief executive officer of Loam Ferry.</p>'),
  page('where', '<h1>Where we are</h1><p>Loam Ferry is headquartered in Duluth, Minnesota.</p>'),
  page('pay', '<h1>Benefits</h1><p>We offer 25 days of paid leave and a pension plan.</p>'),
  page('more', '<h1>Boats</h1><p>Loam Ferry bought Reed Boats in 2024. It has 31 ferries.</p>'),
];
const parted = (parts: number) =>
  Array.from({ length: parts }, (_, part) =>
    readPart(card, documents, everyReader, { part, parts }),
  );

test.each([1, 2, 3, 9])('what %d processes read gives the same rows in the same order', (parts) => {
  const whole = extractEvidence(card, documents);
  expect(whole.length).toBeGreaterThan(5);
  const together = togetherOf(parted(parts));
  expect(extractEvidence(card, documents, new Map(), everyReader, together)).toEqual(whole);
});

test('each document is read by one process alone', () => {
  const readBy = parted(2).map((drafts) =>
    drafts.flatMap((of, place) => (of.length > 0 ? [place] : [])),
  );
  expect(readBy.flat().toSorted()).toEqual([0, 1, 2, 3, 4]);
  expect(readBy.every((places) => places.length >= 2)).toBe(true);
});
