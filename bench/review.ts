/**
 * How long the server takes at an expert's bench: opening it, judging a sentence as it is typed, and a whole
 * edit until it is judged and kept.  npm run bench -- review [sentences] [sources] [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../src/process/database';
import { storedSnapshots } from '../src/research/evidence/snapshots/stored-snapshots';
import { act, trySentence, viewReviewDesk } from '../src/desk/review';
import { mara, may, must, reviewWorld } from '../src/desk/review/testing';
import {
  embeddedDatabase,
  migrate,
  openDurablePglite,
  postgresDatabase,
  type Database,
} from '../src/platform/database';
import { folderStorage } from '../src/platform/files';
import { projectFolder } from '../src/project-folder';
import type { ReportDocument } from '../src/report/document/shape';
import { hashOf, PAGES, rowsOf, type MadeUpPage } from '../src/report/fixtures/made-up-company';
import { startPostgres } from '../test/postgres';
import { testClock } from '../test/support/test-clock';

const GOAL = 150;
const [sentences = 400, sources = 300, rounds = 200] = process.argv.slice(2).map(Number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const copyOf = (page: MadeUpPage, copy: number): MadeUpPage => ({
  ...page,
  url: `${page.url}?copy=${copy}`,
  text: `${page.text}\n\n${'What else stands on a page is read as well. '.repeat(200)}${copy}`,
});
const pages = Array.from({ length: sources }, (_, index) =>
  copyOf(PAGES[index % PAGES.length] ?? (PAGES[0] as MadeUpPage), Math.floor(index / PAGES.length)),
);
const rows = pages.map(rowsOf);
const evidence = rows.flatMap((found, page) =>
  found.map((row, index) => ({ ...row, id: `row-${page}-${index}` })),
);

/** The same sentences over and over, each on the rows of another copy of its pages. */
function enlarged(document: ReportDocument): ReportDocument {
  const all = document.sections.flatMap(({ claims }) => claims).length;
  const copies = Math.ceil(sentences / all);
  const row = (quote: string, copy: number) => {
    const found = evidence.filter((one) => one.quote.includes(quote));
    return found[copy % found.length];
  };
  return {
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      claims: Array.from({ length: copies }, (_, copy) =>
        section.claims.map((claim) => ({
          ...claim,
          id: `${claim.id}-${copy}`,
          restsOn: claim.restsOn.map((id) => `${id}-${copy}`),
          citations: claim.citations.map((one) => ({
            ...one,
            evidenceId: row(one.quote, copy)?.id ?? one.evidenceId,
          })),
        })),
      ).flat(),
    })),
  };
}

async function measure(
  name: string,
  times: number,
  work: (round: number) => Promise<unknown>,
): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await work(round);
    took.push(performance.now() - start);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  say(
    `  ${name.padEnd(34)} p50 ${at(0.5).toFixed(1).padStart(7)} ms   p95 ` +
      `${at(0.95).toFixed(1).padStart(7)} ms   (${times})`,
  );
  return at(0.95);
}

async function run(name: string, database: Database): Promise<number> {
  await migrate(database, readMigrations(join(projectFolder(), 'migrations')));
  const folder = mkdtempSync(join(tmpdir(), 'foreword-bench-review-'));
  const world = await reviewWorld(database, testClock('2026-03-20T13:00:00.000Z'));
  const snapshots = storedSnapshots(folderStorage(folder));
  for (const { text } of pages)
    if ((await snapshots.put(text)) !== hashOf(text))
      throw new Error('a page is stored under another name');
  const context = { ...world.context, readSnapshot: (sha256: string) => snapshots.get(sha256) };
  const order = await world.waiting('large', { whole: true, document: enlarged, evidence });
  const permit = may(mara, 'review-report');
  const open = async () => must(await viewReviewDesk(context, permit, order));
  const first = performance.now();
  const view = await open();
  const claims = view.sections.flatMap((section) => section.claims);
  say(
    `${name}: ${claims.length} sentences, ${evidence.length} rows of ${pages.length} pages, ` +
      `${view.risk.unsupported} unsupported`,
  );
  say(`  opened for the first time, all of it judged: ${Math.round(performance.now() - first)} ms`);
  await measure('the bench is read', 20, open);
  const pick = (round: number) => claims[(round * 37) % claims.length] ?? claims[0];
  const tried = await measure('a sentence is judged as typed', rounds, async (round) => {
    const claim = pick(round);
    if (claim)
      must(
        await trySentence(context, permit, {
          orderId: order.id,
          kind: claim.kind,
          text: `${claim.text} Indeed.`,
          evidenceIds: claim.evidenceIds,
        }),
      );
  });
  let { revision } = view;
  const edited = await measure('an edit is judged and kept', rounds, async (round) => {
    const claim = pick(round);
    if (claim)
      ({ revision } = must(
        await act(context, permit, {
          orderId: order.id,
          revision,
          action: { do: 'edit', claimId: claim.id, text: `${claim.text} Indeed.` },
        }),
      ));
  });
  rmSync(folder, { recursive: true, force: true });
  await database.close();
  return Math.max(tried, edited);
}

const folder = mkdtempSync(join(tmpdir(), 'foreword-bench-review-database-'));
const slowest = [await run('Embedded', embeddedDatabase(await openDurablePglite({ folder })))];
rmSync(folder, { recursive: true, force: true });
const server = await startPostgres();
if ('skipped' in server) say(`Postgres: ${server.skipped}`);
else {
  slowest.push(
    await run(
      'Postgres',
      postgresDatabase({
        url: await server.createDatabase(),
        connections: 5,
        onError: () => undefined,
      }),
    ),
  );
  await server.stop();
}
const worst = Math.max(...slowest);
say(
  `${worst <= GOAL ? 'kept' : 'MISSED'}: p95 ${worst.toFixed(1)} ms of ${GOAL} ms (${(worst / GOAL).toFixed(2)})`,
);
process.exitCode = worst <= GOAL ? 0 : 1;
