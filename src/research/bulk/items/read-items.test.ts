import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workbook, zip } from '../../../../test/contract/workbook';
import { labourConditionApplications, type Source } from '../../sources';
import { readBytes } from './testing';

const HEADER = [
  'CASE_NUMBER',
  'CASE_STATUS',
  'DECISION_DATE',
  'JOB_TITLE',
  'SOC_CODE',
  'SOC_TITLE',
  'EMPLOYER_NAME',
  'WORKSITE_CITY',
  'WORKSITE_STATE',
  'WAGE_RATE_OF_PAY_FROM',
  'WAGE_RATE_OF_PAY_TO',
  'WAGE_UNIT_OF_PAY',
  'PREVAILING_WAGE',
  'TOTAL_WORKER_POSITIONS',
];
const row = (number: number, title = 'Optics Engineer', status = 'Certified'): string =>
  `I-200-${number},${status},3/2/2026,"${title}",17-2199.07,Photonics Engineers,"Tarrow Lantern Works, Inc.",Duluth,MN,"$118,000.00",131000,Year,101000.5,1`;
const sheetRow = (number: number, status = 'Certified') => [
  `I-200-${number}`,
  status,
  { day: '2026-03-02' },
  'Optics Engineer',
  '17-2199.07',
  'Photonics Engineers',
  'Tarrow Lantern Works, Inc.',
  'Duluth',
  'MN',
  118_000,
  131_000,
  'Year',
  101_000.5,
  1,
];
const item = {
  id: 'I-200-1',
  employer: 'Tarrow Lantern Works, Inc.',
  title: 'Optics Engineer',
  occupation: '17-2199.07',
  occupationTitle: 'Photonics Engineers',
  payFrom: 118_000,
  payTo: 131_000,
  payUnit: 'year',
  prevailing: 101_000.5,
  place: 'Duluth',
  state: 'MN',
  workers: 1,
  date: '2026-03-02',
};
const csv = (...rows: string[]): string => [HEADER.join(','), ...rows].join('\r\n');

test.each([
  ['separated values', csv(row(1), row(2, 'Clerk', 'Denied'))],
  ['with a title above the header', `Quarter of disclosures,,\r\n${csv(row(1))}`],
  ['packed by its server', gzipSync(csv(row(1)))],
  [
    'a workbook’s best sheet',
    workbook(
      [['Contents'], ['Page', 2]],
      [['Disclosures'], HEADER, sheetRow(1), sheetRow(2, 'Denied')],
    ),
  ],
  [
    'a workbook in an archive',
    zip({ 'notes.txt': 'Read me first.', 'data/all.xlsx': workbook([HEADER, sheetRow(1)]) }),
  ],
  [
    'separated values in an archive',
    zip({ 'about.csv': 'a,b\n1,2', 'disclosures.csv': csv(row(1)) }),
  ],
] as const)(
  '%s: the table is found and mapped row by row, and what was not certified is left out',
  async (_, bytes) => {
    const { done, items } = await readBytes(labourConditionApplications, bytes);
    expect(done).toEqual({ ok: true, value: 1 });
    expect(items).toEqual([item]);
  },
);

test.each([
  ['separated values', csv(...Array.from({ length: 2_400 }, (_, number) => row(number)))],
  [
    'a workbook',
    workbook([HEADER, ...Array.from({ length: 2_400 }, (_, number) => sheetRow(number))]),
  ],
] as const)(
  '%s with many rows come in lots, so that the file is never held whole',
  async (_, bytes) => {
    const { done, lots, items } = await readBytes(labourConditionApplications, bytes);
    expect(done).toEqual({ ok: true, value: 2_400 });
    expect(lots.map((lot) => lot.length)).toEqual([1_000, 1_000, 400]);
    expect(items.map(({ id }) => id)).toEqual(
      Array.from({ length: 2_400 }, (__, number) => `I-200-${number}`),
    );
  },
);

const whole = workbook([HEADER, ...Array.from({ length: 300 }, (_, number) => sheetRow(number))]);
const narrow: Source = {
  ...labourConditionApplications,
  bulk: {
    every: labourConditionApplications.bulk?.every ?? (1 as never),
    by: 'employer',
    holds: 'names',
    largest: 20_000,
  },
};

test.each([
  [
    'another table',
    labourConditionApplications,
    `a,b,c,d,e\n${'1,2,3,4,5\n'.repeat(40)}`,
    'shape-changed',
  ],
  [
    'a workbook of another table',
    labourConditionApplications,
    workbook([
      ['a', 'b'],
      [1, 2],
    ]),
    'shape-changed',
  ],
  [
    'an archive without a table',
    labourConditionApplications,
    zip({ 'readme.md': 'nothing' }),
    'shape-changed',
  ],
  ['nothing', labourConditionApplications, '', 'shape-changed'],
  [
    'a row that breaks off',
    labourConditionApplications,
    csv(row(1), 'I-200-2,Certified'),
    'broken',
  ],
  [
    'a mark that is never closed',
    labourConditionApplications,
    csv(row(1), `"${'x'.repeat(300_000)}`),
    'broken',
  ],
  ['an end inside of marks', labourConditionApplications, csv(row(1), 'I-200-2,"Certi'), 'broken'],
  [
    'a workbook that breaks off',
    labourConditionApplications,
    whole.slice(0, whole.length - 400),
    'broken',
  ],
  [
    'an archive with a torn middle',
    labourConditionApplications,
    Buffer.concat([whole.subarray(0, 200), Buffer.alloc(400, 7), whole.subarray(600)]),
    'broken',
  ],
  [
    'values that unpack to more than they may',
    narrow,
    gzipSync(csv(...Array.from({ length: 900 }, () => row(1)))),
    'too-large',
  ],
  ['a workbook that unpacks to more than it may', narrow, whole, 'too-large'],
  [
    'more rows than there can be',
    {
      ...labourConditionApplications,
      extract: {
        ...labourConditionApplications.extract,
        items: 'rows[]',
        limit: 1_500,
        fields: labourConditionApplications.extract?.fields ?? {},
      },
    },
    csv(...Array.from({ length: 2_400 }, (_, number) => row(number))),
    'too-large',
  ],
] as const)('%s is no file of disclosures', async (_, source, bytes, code) => {
  expect((await readBytes(source, bytes)).done).toMatchObject({ ok: false, failure: { code } });
});

test('a file without a header is read by the columns that its entry names, and notes below a table are no rows', async () => {
  const bare: Source = {
    ...labourConditionApplications,
    extract: {
      items: 'rows[]',
      limit: 100,
      fields: { employer: 'name | plain', pay: 'pay | num' },
    },
    bulk: {
      ...narrow.bulk,
      every: 1 as never,
      by: 'employer',
      holds: 'names',
      largest: 20_000,
      columns: ['number', 'name', 'pay'],
    },
  };
  const { items } = await readBytes(
    bare,
    '7,"Tarrow Lantern Works, Inc.",90\n8,Plume & Sons,70\n\u001a',
  );
  expect(items).toEqual([
    { employer: 'Tarrow Lantern Works, Inc.', pay: 90 },
    { employer: 'Plume & Sons', pay: 70 },
  ]);
});
