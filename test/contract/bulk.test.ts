import { expect, test } from 'vitest';
import { rowKeyOf, rowKey } from '../../src/research/bulk/keys';
import { periodsOf } from '../../src/research/bulk/download/periods';
import { readBytes } from '../../src/research/bulk/items/testing';
import {
  catalogue,
  fillTemplate,
  matchItems,
  type Bulk,
  type Source,
} from '../../src/research/sources';
import { bulkCases } from './answers/bulk';
import { company } from './contract-case';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const names = bulkCases.map((one) => [one.source, one] as const);

test('every file that is loaded has its contract', () => {
  expect(
    catalogue
      .filter(({ bulk }) => bulk !== undefined)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(bulkCases.map(({ source }) => source).toSorted());
});

test.each(names)(
  'a file of %s is read as its format says, and what is about the company is told from the rest',
  async (id, { bytes, rows, items }) => {
    const source = sourceOf(id);
    const read = await readBytes(source, bytes);
    expect(read.done).toEqual({ ok: true, value: rows });
    const { about } = matchItems(source, read.items, company);
    expect(
      about.map((item) =>
        Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'matchScore')),
      ),
    ).toEqual(items);
    // Each of its rows would be found again by what it is kept under.
    const bulk = source.bulk as Bulk;
    for (const item of items)
      expect(rowKey(bulk, item)).toBe(
        rowKeyOf(
          bulk.holds,
          bulk.holds === 'names' ? 'Tarrow Lantern Works' : String(item[bulk.by]),
        ),
      );
  },
);

test.each(names)('what is no file of %s is told as such', async (id) => {
  const source = sourceOf(id);
  const others = [
    '',
    '{}',
    'a,b\n1,2\n',
    '<html><body><p>Hello</p></body></html>',
    '{"error":"no"}',
    '\u0000\u0001PK\u0003\u0004',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    new Uint8Array([0x1f, 0x8b, 8, 0, 0]),
  ];
  for (const bytes of others)
    expect((await readBytes(source, bytes)).done, String(bytes)).toMatchObject({
      ok: false,
      failure: { sentence: expect.stringContaining(source.name) },
    });
});

test.each(names)('%s is looked for at an address that holds, the newest file first', (id) => {
  const source = sourceOf(id);
  const urls = periodsOf(source, new Date('2026-11-22T00:00:00Z')).map(({ known }) =>
    fillTemplate(source.request.urls[0] ?? '', known),
  );
  expect(urls.length).toBe(source.needs.includes('quarter') ? 6 : source.needs.length > 0 ? 3 : 1);
  for (const url of urls) expect(URL.canParse(url ?? ''), url).toBe(true);
  expect(new Set(urls).size).toBe(urls.length);
  expect(periodsOf(source, new Date('2026-11-22T00:00:00Z')).map(({ name }) => name)).toEqual(
    periodsOf(source, new Date('2026-11-22T00:00:00Z'))
      .map(({ name }) => name)
      .toSorted()
      .toReversed(),
  );
});
