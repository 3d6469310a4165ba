import { existsSync, readFileSync } from 'node:fs';
import { inMemorySnapshots } from '../../../src/research/evidence';
import type { Document } from '../../../src/research/evidence';
import { GIVEN_POSTING } from '../../../src/research/evidence/shape';
import { itemSnapshots } from '../../../src/research/gather/item-snapshots';
import { pageSnapshot } from '../../../src/research/gather/make-snapshot';
import { readPage, readPdf } from '../../../src/research/read';
import { catalogue, readAnswer, type Source } from '../../../src/research/sources';
import { materialFolder } from '../../../test/support/material';
import { cardNamed, type Corpus } from './shape';

interface Recorded {
  readonly file: string;
  readonly source: string;
  readonly company: string;
  readonly url: string;
  readonly type: string;
}

const json = 'application/json';
const html = 'text/html';
/** Whose each recording is; the file tells the rest. */
const RECORDED: readonly Recorded[] = [
  {
    file: 'ashby/cursor.json',
    source: 'ats-ashby',
    company: 'Cursor',
    url: 'https://api.ashbyhq.com/posting-api/job-board/cursor',
    type: json,
  },
  {
    file: 'ashby/supabase.json',
    source: 'ats-ashby',
    company: 'Supabase',
    url: 'https://api.ashbyhq.com/posting-api/job-board/supabase',
    type: json,
  },
  {
    file: 'ashby/zapier.json',
    source: 'ats-ashby',
    company: 'Zapier',
    url: 'https://api.ashbyhq.com/posting-api/job-board/zapier',
    type: json,
  },
  {
    file: 'lever/palantir-first-posting-trimmed.json',
    source: 'ats-lever',
    company: 'Palantir',
    url: 'https://api.lever.co/v0/postings/palantir',
    type: json,
  },
  {
    file: 'real-answers/sec-10k/aapl-10-k-2024-11-01.html',
    source: 'sec-10k',
    company: 'Apple',
    url: 'https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/aapl.htm',
    type: html,
  },
  {
    file: 'sec/AAPL-def14a-2023.html',
    source: 'sec-def14a',
    company: 'Apple',
    url: 'https://www.sec.gov/Archives/edgar/data/320193/000130817923000019/def14a.htm',
    type: html,
  },
];
/** Articles, and whom they are read for. */
const ARTICLES: readonly (readonly [file: string, company: string])[] = [
  ['06ee193de4', 'Volkswagen'],
  ['098bb3e96c', 'Disney'],
  ['232a43fb15', 'Apple'],
  ['291a8bf33e', 'Apple'],
  ['2f42ef1d3e', 'Google'],
  ['5fa5679de5', 'Apple'],
  ['65bf3048b5', 'Apple'],
  ['cc4aa22b82', 'Apple'],
  ['e7d77f1869', 'Apple'],
  ['fde930b018', 'WeWork'],
];
const FETCHED_AT = '2025-11-01T00:00:00.000Z';

/** A posting as the buyer gives it, which is read for more than one that was found. */
const asGiven = ({ record, text }: Document): Document => ({
  record: { ...record, sourceId: GIVEN_POSTING },
  text,
});

/** Each document by itself: of many postings only the nearest are read in full. */
async function readRecorded(recorded: Recorded): Promise<readonly Corpus[]> {
  const { file, source: id, company, url, type } = recorded;
  const store = inMemorySnapshots();
  const card = cardNamed(company);
  const source = catalogue.find((one) => one.id === id);
  if (source === undefined) throw new Error(`${file}: there is no source ${id}.`);
  const text = readFileSync(materialFolder('recordings', file), 'utf8');
  const answer = { outcome: 'ok', headers: {}, text, type, url, fetchedAt: FETCHED_AT };
  const reading = readAnswer(source, answer as Parameters<typeof readAnswer>[1]);
  const records = await itemSnapshots(
    {
      ask: () => Promise.reject(new Error('nothing is asked')),
      card,
      store,
      read: async (input) => readPage(input),
      readPdf,
    },
    source,
    { ...reading, url, fetchedAt: FETCHED_AT } as Parameters<typeof itemSnapshots>[2],
    { company, role: '' } as Parameters<typeof itemSnapshots>[3],
  );
  const documents = await Promise.all(
    records.map(async (record): Promise<Document> => ({
      record,
      text: (await store.get(record.snapshot)) ?? '',
    })),
  );
  return documents.flatMap((document) => [
    { marks: 'recordings', card, documents: [document] },
    ...(document.record.kind === 'job-posting'
      ? [{ marks: 'recordings', card, documents: [asGiven(document)] }]
      : []),
  ]);
}

async function readArticle(
  source: Source,
  [name, company]: (typeof ARTICLES)[number],
): Promise<Corpus> {
  const file = materialFolder('recordings/news-html', `${name}.html`);
  const page = readPage({
    html: readFileSync(file, 'utf8'),
    url: `https://news.example/2019/11/${name}`,
  });
  const record = await pageSnapshot(
    inMemorySnapshots(),
    { source, url: `https://news.example/2019/11/${name}`, fetchedAt: FETCHED_AT },
    page,
  );
  const article = {
    ...record,
    kind: 'news',
    reliability: 'public-voice',
    topics: ['news'],
  } as const;
  return {
    marks: 'recordings',
    card: cardNamed(company),
    documents: [{ record: article, text: page.text }],
  };
}

/** Recorded job boards, filings and newspaper articles. */
export async function recordings(): Promise<readonly Corpus[]> {
  if (!existsSync(materialFolder('recordings'))) return [];
  const [source] = catalogue.filter(({ evidence }) => evidence.kind === 'page');
  const read = (await Promise.all(RECORDED.map(readRecorded))).flat();
  if (source === undefined) return read;
  return [...read, ...(await Promise.all(ARTICLES.map((one) => readArticle(source, one))))];
}
