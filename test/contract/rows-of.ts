import { readBytes } from '../../src/research/bulk/items/testing';
import { extractEvidence, inMemorySnapshots, type Evidence } from '../../src/research/evidence';
import { itemSnapshots } from '../../src/research/gather/item-snapshots';
import {
  catalogue,
  matchItems,
  readAnswer,
  type Source,
  type SourceItem,
} from '../../src/research/sources';
import { expect } from 'vitest';
import { cases } from './answers';
import { bulkCases } from './answers/bulk';
import { card, company } from './contract-case';

export const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const fetchedAt = '2026-11-21T09:00:00.000Z';
const url = 'https://service.example/answer';
const nobody = () => Promise.reject(new Error('nobody is asked'));

export interface Rows {
  readonly rows: readonly Evidence[];
  /** The text of each snapshot by its name. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What a source's items become on their way to a report. */
export async function rowsOf(
  source: Source,
  items: readonly SourceItem[],
  about: SourceItem = {},
): Promise<Rows> {
  const store = inMemorySnapshots();
  const answer = {
    outcome: 'ok' as const,
    sentence: '',
    items,
    apart: [],
    about,
    certain: true,
    fill: {},
    url,
    fetchedAt,
  };
  const records = await itemSnapshots(
    { ask: nobody, card, store, read: nobody, readPdf: nobody },
    source,
    answer,
    { role: 'Lamp engineer', location: 'Duluth, MN' },
  );
  const documents = await Promise.all(
    records.map(async (record) => ({ record, text: (await store.get(record.snapshot)) ?? '' })),
  );
  return {
    rows: extractEvidence(card, documents),
    texts: new Map(documents.map(({ record, text }) => [record.snapshot, text])),
  };
}

/** Every source with an answer of its own in these tests, and what it says. */
export const answered = cases
  .filter(({ source }) => sourceOf(source).licence.tier !== 'C')
  .map((one) => {
    const source = sourceOf(one.source);
    const text = typeof one.answer === 'string' ? one.answer : JSON.stringify(one.answer);
    const { items, about } = readAnswer(
      source,
      {
        outcome: 'ok',
        url: one.url ?? url,
        type: one.type ?? 'application/json',
        text,
        ...(one.bytes === undefined ? {} : { bytes: one.bytes }),
        headers: {},
        fetchedAt,
      },
      one.known,
      company,
    );
    return [source.id, source, items, about] as const;
  });

/** The rows about the company in the file of each source that comes as one. */
export const filed = bulkCases.map(({ source: id, bytes }) => {
  const source = sourceOf(id);
  return [
    id,
    source,
    async () => matchItems(source, (await readBytes(source, bytes)).items, company).about,
  ] as const;
});
