import { expect, test } from 'vitest';
import { readPage } from '../read';
import { extractEvidence } from './extract-evidence';
import { snapshotName } from './snapshots/in-memory-snapshots';

const SAID = 'We tell you the pay range before you ask, and who is on the team.';

test('a sentence known only by what it is about stays a statement, too', () => {
  const { text, blocks } = readPage({ html: `<main><h1>How we hire</h1><p>${SAID}</p></main>` });
  const rows = extractEvidence(
    {
      id: 'wikidata:Q1',
      name: 'Loam Ferry',
      legalName: 'Loam Ferry, Inc.',
      aliases: [],
      domain: 'loamferry.example',
      jobBoards: {},
      namesakes: [],
    },
    [
      {
        text,
        record: {
          snapshot: snapshotName(text),
          sourceId: 'site-careers',
          sourceName: 'Company careers pages',
          url: 'https://loamferry.example/careers',
          title: 'How we hire',
          kind: 'page',
          topics: ['hiring'],
          reliability: 'first-party',
          tier: 'B',
          matchScore: 1,
          fetchedAt: '2026-03-02T10:00:00.000Z',
          blocks,
        },
      },
    ],
  );
  const found = rows.filter(({ quote }) => quote === SAID).map(({ attribute }) => attribute);
  expect(found).toContain('statement');
});
