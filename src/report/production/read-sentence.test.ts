import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import type { Database } from '../../platform/database';
import type { Claim, ReportDocument } from '../document/shape';
import { readSentence } from './read-sentence';
import { insertReport } from './store';
import { smallDocument } from './testing';
import { insertReportVersion, updateVersion } from './versions/version-store';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 2, hour));
const claim = (id: string, text: string, quote: string): Claim => ({
  id,
  kind: 'fact',
  text,
  verdict: 'supported',
  restsOn: [],
  citations: [
    {
      evidenceId: 'e1',
      sourceName: 'A paper',
      title: 'News',
      url: 'https://paper.example/',
      quote,
      fetchedAt: at(8).toISOString(),
    },
  ],
});
const documentOf = (...claims: readonly Claim[]): ReportDocument => ({
  ...smallDocument(at(8).toISOString()),
  sections: [{ id: 'snapshot', title: 'Company snapshot', claims, notFound: [] }],
});

const LEEDS = 'It opened an office in Leeds.';
let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
  const versions = [
    { document: documentOf(claim('c1', LEEDS, 'An office in Leeds.')), publishedAt: at(10) },
    { document: documentOf(claim('c9', LEEDS, 'A second office.')), publishedAt: at(12) },
    { document: documentOf(claim('c1', 'It opened one in York.', 'York.')), publishedAt: null },
  ];
  await database.write(async (transaction) => {
    await insertReport(transaction, {
      id: 'report',
      orderId: 'order',
      state: 'in-production',
      createdAt: at(9),
    });
    for (const [index, { document, publishedAt }] of versions.entries()) {
      const number = await insertReportVersion(transaction, {
        reportId: 'report',
        digest: `${index}`,
        document,
        rejected: [],
        pdfFile: 'a.pdf',
        htmlFile: 'a.html',
        madeAt: at(9),
      });
      await updateVersion(transaction, { reportId: 'report', number }, { publishedAt });
    }
  });
});
afterAll(() => database.close());

const read = (moment: Date, orderId = 'order') =>
  readSentence({ database }, { orderId, claimId: 'c1', text: LEEDS, at: moment });

test('a sentence is read in the version that was out when somebody complained of it', async () => {
  expect(await read(at(11))).toEqual({
    text: LEEDS,
    version: 1,
    quotes: [
      { quote: 'An office in Leeds.', sourceName: 'A paper', url: 'https://paper.example/' },
    ],
  });
});

test('a sentence that moved within its report is found by its words, and a draft is not looked at', async () => {
  expect(await read(at(13))).toMatchObject({ version: 2, quotes: [{ quote: 'A second office.' }] });
});

test('a sentence read before any version was out, or of no report, is quoted as it stood', async () => {
  expect(await read(at(9))).toEqual({ text: LEEDS, version: null, quotes: [] });
  expect(await read(at(11), 'nobody')).toEqual({ text: LEEDS, version: null, quotes: [] });
});
