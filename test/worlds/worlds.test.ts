import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { everyReader } from '../../src/research/evidence';
import { deck, makeCompany } from './company/make-company';
import { judgeEvidence, type JudgedEvidence } from './harness/judge-evidence';
import { judgeReport, type JudgedReport } from './harness/judge-report';
import { runEngine } from './harness/run-engine';
import { tally, tallyReports } from './harness/tally';
import { makeWorld, type World } from './make-world';
import { decoyPhrasings } from './phrasings/decoys';
import { heldOut } from './phrasings/held-out';
import { isHeldOut } from './phrasings/shape';
import { tuning } from './phrasings/tuning';
import { tellFacts } from './tell';

/** Not among the sixty of the bench. */
const SMALL_SHARE = [1_001, 1_002, 1_003];
const many = Array.from({ length: 40 }, (_, index) => makeWorld(index));

function answerAt(world: World, address: string): string {
  const { hostname, pathname, searchParams } = new URL(address);
  const body = world.hosts.get(hostname)?.(pathname, searchParams)?.body;
  return typeof body === 'string' ? body : (body?.toString('latin1') ?? '');
}

const plain = (markup: string): string =>
  markup
    .replace(/&amp;lt;|&lt;/g, '<')
    .replace(/&amp;gt;|&gt;/g, '>')
    .replace(/&amp;quot;|&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The text of our own PDF, by the plainest means there are. */
function pdfText(pdf: string): string {
  const streams = pdf
    .split('stream\n')
    .filter((_, index) => index % 2 === 1)
    .map((part) =>
      inflateSync(Buffer.from(part.replace(/\nend$/, ''), 'latin1')).toString('latin1'),
    );
  const said = streams.flatMap((stream) =>
    [...stream.matchAll(/\(((?:\\.|[^)\\])*)\) Tj/g)].map(([, text = '']) => text),
  );
  const letter = new TextDecoder('windows-1252');
  return said
    .join(' ')
    .replace(/\\(\d{3})/g, (_whole, code: string) =>
      letter.decode(Uint8Array.of(Number.parseInt(code, 8))),
    );
}

test('there are over two hundred phrasings, a third of them held out by the hash of their id alone', () => {
  const all = [...tuning, ...heldOut];
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(tuning.filter(({ id }) => isHeldOut(id))).toEqual([]);
  expect(heldOut.filter(({ id }) => !isHeldOut(id))).toEqual([]);
  expect(heldOut.length / all.length).toBeGreaterThan(0.3);
});

test('the same number makes the same world, and another another', () => {
  const [one, again, other] = [makeWorld(7), makeWorld(7), makeWorld(8)];
  expect(again.pages).toEqual(one.pages);
  expect(again.tellings).toEqual(one.tellings);
  expect(other.company.name).not.toBe(one.company.name);
});

test('the generator takes nothing from the engine', () => {
  const files = readdirSync('test/worlds', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.startsWith('harness') &&
      !file.startsWith('hostile/') &&
      !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(15);
  expect(
    files.filter((file) => /from '[./]*src\//.test(readFileSync(`test/worlds/${file}`, 'utf8'))),
  ).toEqual([]);
});

test('every world has forty pages of all kinds, and every company facts of all classes', () => {
  for (const world of many) expect(world.pages.length).toBeGreaterThanOrEqual(40);
  const kinds = new Set(many.flatMap(({ pages }) => pages.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual([
    'about',
    'article',
    'blog',
    'careers',
    'collection',
    'documentation',
    'filing',
    'forum',
    'home',
    'investors',
    'leadership',
    'listing',
    'newsroom',
    'posting',
    'press',
    'product',
    'rival',
    'service',
    'stale',
    'values',
    'wiki',
    'wire',
  ]);
  const classes = new Set(many.flatMap(({ facts }) => facts.map((fact) => fact.class)));
  expect(classes.size).toBe(13);
});

test('every fact that is to be told stands on a page that is served', () => {
  for (const world of many) {
    expect(world.tellings.length, world.company.name).toBe(tellFacts(world.company).length);
    for (const { url, spot, text } of world.tellings) {
      const board =
        world.company.boards === 'greenhouse'
          ? `https://boards-api.greenhouse.io/v1/boards/${world.company.domain.split('.')[0]}/jobs`
          : `https://api.lever.co/v0/postings/${world.company.domain.split('.')[0]}`;
      const answer = answerAt(
        world,
        spot === 'posting' && world.company.boards !== 'own' ? board : url,
      );
      const found = spot === 'pdf' ? pdfText(answer) : plain(answer.replace(/\\"/g, '"'));
      expect(found, `${spot} ${url}`).toContain(text);
    }
  }
});

test('all phrasings and all decoys are used', () => {
  const companies = Array.from({ length: 400 }, (_, index) =>
    makeCompany(`told ${index}`, index, deck(`told ${index}`)),
  );
  const used = new Set(
    companies.flatMap((company) => tellFacts(company).map(({ phrasing }) => phrasing)),
  );
  expect([...tuning, ...heldOut].map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  const decoys = new Set(many.flatMap((world) => world.decoys.map(({ id }) => id)));
  expect(decoyPhrasings.map(({ id }) => id).filter((id) => !decoys.has(id))).toEqual([]);
});

test('no decoy says what is true, and no namesake lives where the company does', () => {
  for (const { company, rival, decoys } of many) {
    expect(rival.place.city).not.toBe(company.place.city);
    expect(rival.domain).not.toBe(company.domain);
    const truth = new Set<string | number>([
      ...Object.values(company.revenue),
      company.headcounts[0].count,
      company.chief.person.name,
      company.founded.slice(0, 4),
      company.place.city,
      ...company.launches.map(({ product }) => product),
    ]);
    expect(decoys.flatMap(({ values }) => values).filter((value) => truth.has(value))).toEqual([]);
  }
});

let judged: readonly JudgedEvidence[];
let reports: readonly JudgedReport[];
beforeAll(async () => {
  const runs = await Promise.all(
    SMALL_SHARE.map(async (index) => {
      const world = makeWorld(index);
      return { world, outcome: await runEngine(world, undefined, undefined, everyReader) };
    }),
  );
  judged = runs.map(({ world, outcome }) => judgeEvidence(world, outcome));
  reports = runs.map(({ world, outcome }) => judgeReport(world, outcome));
});

/** What holds today. Better is welcome: then these figures are to be raised; worse is a fault. */
// The readers of sentences ask for a clause whose parts they know, so they find less than patterns
// written beside these phrasings did, and less of it wrongly on real text.
const TODAY_FOUND = { tuning: 29, 'held-out': 13 };
const TODAY_TAKEN_WRONGLY = 0;
const TODAY_TOLD = { wrong: 0, superseded: 0, decoys: 0, conflictsShown: 0 };

test('the engine finds no fewer of the planted facts than it did, in either part', () => {
  const { facts } = tally(judged);
  expect(facts.tuning.found).toBeGreaterThanOrEqual(TODAY_FOUND.tuning);
  expect(facts['held-out'].found).toBeGreaterThanOrEqual(TODAY_FOUND['held-out']);
});

test('the engine takes no more for true that is not than it did', () => {
  expect(
    judged
      .flatMap(({ faults }) => faults)
      .map(({ kind, note }) => `${kind}: ${note}`)
      .slice(TODAY_TAKEN_WRONGLY),
  ).toEqual([]);
});

test('the report states no more that is wrong, overtaken or another’s than it did, and shows as many conflicts', () => {
  const { right, superseded, decoys, conflictsShown } = tallyReports(reports);
  expect(right.of).toBeGreaterThan(10);
  expect(right.of - right.found).toBeLessThanOrEqual(TODAY_TOLD.wrong);
  expect(superseded).toBeLessThanOrEqual(TODAY_TOLD.superseded);
  expect(decoys).toBeLessThanOrEqual(TODAY_TOLD.decoys);
  expect(conflictsShown.found).toBeGreaterThanOrEqual(TODAY_TOLD.conflictsShown);
});
