import { expect, test } from 'vitest';
import { labourConditionApplications } from './catalogue/pay';
import type { SourceItem } from './shape';
import { streamItems } from './stream-csv';

const HEADER = 'CASE_NUMBER,CASE_STATUS,DECISION_DATE,JOB_TITLE,SOC_CODE,SOC_TITLE,EMPLOYER_NAME,WORKSITE_CITY,WORKSITE_STATE,WAGE_RATE_OF_PAY_FROM,WAGE_RATE_OF_PAY_TO,WAGE_UNIT_OF_PAY,PREVAILING_WAGE,TOTAL_WORKER_POSITIONS';
const row = (number: number, title = 'Optics Engineer', status = 'Certified'): string => `I-200-${number},${status},3/2/2026,"${title}",17-2199.07,Photonics Engineers,"Tarrow Lantern Works, Inc.",Duluth,MN,"$118,000.00",131000,Year,101000.5,1`;

/** In pieces of a few bytes, so that every row, mark and letter is cut somewhere. */
async function* pieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 7) {
  const lots: (readonly SourceItem[])[] = [];
  const done = await streamItems(labourConditionApplications, pieces(text, size), async (items) => void lots.push(items));
  return { done, lots };
}

test('a quarter’s disclosures are mapped while they arrive, and what was not certified is left out', async () => {
  const { done, lots } = await read(`\ufeffQuarter of disclosures,,\r\n${HEADER}\r\n${row(1)}\r\n${row(2, 'Clerk', 'Denied')}\n\n${row(3, 'Keeper of the ""great"" lamp\nand its łens')}`);
  expect(done).toEqual({ ok: true, value: 2 });
  expect(lots.flat()).toEqual([
    { id: 'I-200-1', employer: 'Tarrow Lantern Works, Inc.', title: 'Optics Engineer', occupation: '17-2199.07', occupationTitle: 'Photonics Engineers', payFrom: 118_000, payTo: 131_000, payUnit: 'year', prevailing: 101_000.5, place: 'Duluth', state: 'MN', workers: 1, date: '2026-03-02' },
    expect.objectContaining({ id: 'I-200-3', title: 'Keeper of the "great" lamp and its łens' }),
  ]);
});

test('many rows come in lots, so that the file is never held whole', async () => {
  const { done, lots } = await read([HEADER, ...Array.from({ length: 1_700 }, (_, number) => row(number))].join('\n'), 4_096);
  expect(done).toEqual({ ok: true, value: 1_700 });
  expect(lots.map((lot) => lot.length)).toEqual([500, 500, 500, 200]);
});

test.each([
  ['another table', `a,b,c,d,e\n${'1,2,3,4,5\n'.repeat(40)}`, 'shape-changed'],
  ['a page', `<html>${'<p>Not found</p>\n'.repeat(40)}</html>`, 'shape-changed'],
  ['nothing', '', 'shape-changed'],
  ['a row that breaks off', `${HEADER}\n${row(1)}\nI-200-2,Certified`, 'broken'],
  ['a mark that is never closed', `${HEADER}\n${row(1)}\n"${'x'.repeat(200_000)}`, 'broken'],
  ['an end inside of marks', `${HEADER}\n${row(1)}\nI-200-2,"Certi`, 'broken'],
])('%s is no quarter of disclosures', async (_, text, code) => {
  expect((await read(text, 1_000)).done).toMatchObject({ ok: false, failure: { code } });
});
