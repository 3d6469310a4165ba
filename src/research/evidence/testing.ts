import type { EntityCard } from '../company';
import { readPage } from '../read';
import type { Document } from './extract/document';
import { snapshotName } from './snapshots/in-memory-snapshots';
import type { Evidence, Snapshot } from './shape';

/** A made-up company and its pages, for what is read from them. */
export const card: EntityCard = {
  id: 'wikidata:Q1',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  domain: 'loamferry.example',
  jobBoards: {},
  namesakes: ['Loam Foods'],
};

export function document(text: string, record: Partial<Snapshot>): Document {
  return {
    text,
    record: {
      snapshot: snapshotName(text),
      sourceId: 'site-about',
      sourceName: 'Company about page',
      url: 'https://loamferry.example/about',
      title: 'About',
      kind: 'page',
      topics: ['snapshot'],
      reliability: 'first-party',
      tier: 'B',
      matchScore: 1,
      fetchedAt: '2026-03-02T10:00:00.000Z',
      blocks: [],
      ...record,
    },
  };
}

export function page(html: string, record: Partial<Snapshot> = {}): Document {
  const { text, blocks, title } = readPage({ html: `<main>${html}</main>` });
  return document(text, { blocks, title, ...record });
}

export const find = (rows: readonly Evidence[], attribute: string) =>
  rows.filter((row) => row.attribute === attribute);
export const said = (rows: readonly Evidence[], attribute: string) =>
  find(rows, attribute).map(({ value, asOf, status }) => [value, asOf, status]);
