/**
 * Whether a report costs in proportion to its pages: one company's site at 5, 10, 20, and 40 pages, each read, read for
 * facts, and told without a model. No page is seen twice, so nothing is merely remembered.
 *  npm run bench -- growth [pages]
 */
import { loadavg } from 'node:os';
import { writeReport } from '../src/report';
import { EVIDENCE } from '../src/report/fixtures/made-up-company';
import { contextOver, INPUT } from '../src/report/fixtures/report-input';
import type { EntityCard } from '../src/research/company';
import { extractEvidence, provenReaders, type Document } from '../src/research/evidence';
import { snapshotName } from '../src/research/evidence/snapshots/in-memory-snapshots';
import { readPage } from '../src/research/read';
import { HOST, pageOf } from './gather/made-up-site';

const TIMES = [1, 2, 4, 8];
const WARM_UP = 30;
const least = Number(process.argv[2] ?? 5);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const card: EntityCard = {
  id: 'wikidata:Q1',
  name: 'Tallowbrook Ferries',
  legalName: 'Tallowbrook Ferries, Inc.',
  aliases: ['Tallowbrook'],
  domain: HOST.replace('www.', ''),
  jobBoards: {},
  namesakes: [],
};

function documentOf(index: number): Document {
  const url = `https://${HOST}/news/${index}`;
  const { text, blocks, title } = readPage({ html: pageOf(index, 200), url });
  const record = {
    snapshot: snapshotName(text),
    sourceId: 'site-news',
    sourceName: 'Company news page',
    url,
    title,
    kind: 'page',
    topics: ['news'],
    reliability: 'first-party',
    tier: 'B',
    matchScore: 1,
    fetchedAt: '2026-03-02T10:00:00.000Z',
    blocks,
  } as const;
  return { text, record };
}

interface Stages {
  readonly reading: number;
  readonly facts: number;
  readonly telling: number;
}

const processor = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** What each stage took of the processor, in milliseconds. */
async function costOf(from: number, count: number): Promise<Stages> {
  const begun = processor();
  const documents = Array.from({ length: count }, (_, index) => documentOf(from + index));
  const read = processor();
  const evidence = extractEvidence(card, documents, new Map(), provenReaders);
  const found = processor();
  const texts = new Map(documents.map(({ record, text }) => [record.snapshot, text]));
  const known = contextOver();
  // Beside a few pages that say enough for a report, whatever else there is to tell.
  const told = await writeReport(
    { ...known, readSnapshot: async (name) => texts.get(name) ?? known.readSnapshot(name) },
    { ...INPUT, evidence: [...EVIDENCE, ...evidence] },
  );
  if (!told.ok) throw new Error(told.failure.sentence);
  return { reading: read - begun, facts: found - read, telling: processor() - found };
}

const sumOf = ({ reading, facts, telling }: Stages): number => reading + facts + telling;

say(`Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`);
await costOf(0, WARM_UP);
say('pages | ms of processor a page | reading | facts | telling');
let seen = WARM_UP;
const perPage: number[] = [];
for (const times of TIMES) {
  const count = least * times;
  const cost = await costOf(seen, count);
  seen += count;
  perPage.push(sumOf(cost) / count);
  say(
    [count, sumOf(cost) / count, cost.reading / count, cost.facts / count, cost.telling / count]
      .map((value, at) => (at === 0 ? String(value) : value.toFixed(1)))
      .join(' | '),
  );
}
const [once = 1] = perPage;
const most = perPage.at(-1) ?? 0;
say(`${TIMES.at(-1)} times a page costs ${(most / once).toFixed(2)} of once`);
