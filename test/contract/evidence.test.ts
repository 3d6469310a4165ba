import { expect, test } from 'vitest';
import { readBytes } from '../../src/research/bulk/testing';
import { extractEvidence, inMemorySnapshots, type Evidence } from '../../src/research/evidence';
import { itemSnapshots } from '../../src/research/gather/item-snapshots';
import { catalogue, matchItems, readAnswer, type Source, type SourceItem } from '../../src/research/sources';
import { cases } from './answers';
import { bulkCases } from './answers/bulk';
import { card, company } from './contract-case';

const sourceOf = (id: string): Source => catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const fetchedAt = '2026-11-21T09:00:00.000Z';
const url = 'https://service.example/answer';
const nobody = () => Promise.reject(new Error('nobody is asked'));

/** Sources whose answers are read by other means than rows of evidence, each with its reason. A directory only leads to others and needs none. */
const ON_PURPOSE: Readonly<Record<string, string>> = {
  'sec-companyfacts': 'it is stored whole by code of its own and read by year',
  'wikidata-entity': 'it is stored by code of its own, statement by statement',
  'jobs-hn-hiring': 'an advertisement is no voice of somebody who speaks freely; openings are told by boards',
  wikinews: 'a headline without its day is no news, and its search tells none',
};
/** What is known of interviewers is told by who looks for them. */
const OF_PEOPLE = 'person';

async function rowsOf(source: Source, items: readonly SourceItem[], about: SourceItem = {}): Promise<{ readonly rows: readonly Evidence[]; readonly texts: ReadonlyMap<string, string> }> {
  const store = inMemorySnapshots();
  const answer = { outcome: 'ok' as const, sentence: '', items, apart: [], about, certain: true, fill: {}, url, fetchedAt };
  const records = await itemSnapshots({ ask: nobody, card, store, read: nobody, readPdf: nobody }, source, answer, { role: 'Lamp engineer', location: 'Duluth, MN' });
  const documents = await Promise.all(records.map(async (record) => ({ record, text: (await store.get(record.snapshot)) ?? '' })));
  return { rows: extractEvidence(card, documents), texts: new Map(documents.map(({ record, text }) => [record.snapshot, text])) };
}

const answered = cases.filter(({ source }) => sourceOf(source).licence.tier !== 'C').map((one) => {
  const source = sourceOf(one.source);
  const text = typeof one.answer === 'string' ? one.answer : JSON.stringify(one.answer);
  const { items, about } = readAnswer(source, { outcome: 'ok', url: one.url ?? url, type: one.type ?? 'application/json', text, ...(one.bytes === undefined ? {} : { bytes: one.bytes }), headers: {}, fetchedAt }, one.known, company);
  return [source.id, source, items, about] as const;
});

const isSilent = ({ id, evidence }: Source): boolean => evidence.kind === 'directory' || evidence.kind === OF_PEOPLE || Object.hasOwn(ON_PURPOSE, id);

test.each(answered.filter(([, source]) => !isSilent(source)))('what %s says becomes evidence, and each quote is exactly what is stored', async (_, source, items, about) => {
  const { rows, texts } = await rowsOf(source, items, about);
  expect(rows.length).toBeGreaterThan(0);
  for (const { snapshot, start, end, quote } of rows) expect(texts.get(snapshot)?.slice(start, end)).toBe(quote);
});

test.each(answered.filter(([, { evidence: { kind } }]) => kind === 'place' || kind === 'pay'))('what %s knows of a place or an occupation is never told of the company', async (_, source, items) => {
  const { rows } = await rowsOf(source, items);
  expect(rows.filter(({ attribute, details }) => attribute !== 'declared-pay' && !String(details?.['subject']).endsWith('not the company'))).toEqual([]);
});

test('what says nothing says so on purpose, and nobody stands on that list who speaks', async () => {
  for (const [id, source, items, about] of answered.filter(([, one]) => Object.hasOwn(ON_PURPOSE, one.id))) expect([id, (await rowsOf(source, items, about)).rows]).toEqual([id, []]);
  expect(Object.keys(ON_PURPOSE).filter((id) => !answered.some(([one]) => one === id))).toEqual([]);
});

test.each(bulkCases.map((one) => [one.source, one] as const))('a row of the file of %s becomes evidence', async (id, { bytes }) => {
  const source = sourceOf(id);
  const { about } = matchItems(source, (await readBytes(source, bytes)).items, company);
  const { rows } = await rowsOf(source, about);
  expect(rows.length).toBeGreaterThan(0);
});
