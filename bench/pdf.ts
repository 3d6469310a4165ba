/**
 * How long a report takes to become a PDF in a worker thread that is warm, and how large it comes out.
 * npm run bench -- pdf [rounds] [report.json …]
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { fontFolders } from '../src/compose/report';
import { minutes } from '../src/kernel/time';
import { createThreadPool } from '../src/platform/threads';
import { projectFolder } from '../src/project-folder';
import type { ReportDocument } from '../src/report/document/shape';
import { reportOf } from '../src/report/fixtures/report-input';

const GOAL = 250;
const WARM_UP = 3;

const [rounds = '15', ...files] = process.argv.slice(2);
const threads = createThreadPool({
  entry: new URL(`file://${join(projectFolder(), 'build/server/thread.js')}`),
  size: 1,
  timeLimit: minutes(2),
  memoryLimitMegabytes: 1_024,
});

const made = (await reportOf()).document;
const reports: [name: string, document: ReportDocument][] = [
  ['made-up company', made],
  ['400 claims', withClaims(made, 400)],
  ...files.map((file): [string, ReportDocument] => [
    file.split('/').slice(-2).join('/'),
    JSON.parse(readFileSync(file, 'utf8')) as ReportDocument,
  ]),
];
process.stdout.write(
  `Node ${process.version}, ${rounds} rounds each in one worker, ` +
    `after ${WARM_UP} to warm it; load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores\n`,
);
process.stdout.write(
  'report | claims | sources | pages | kB | median ms | of it processor ms | slowest ms | same bytes\n',
);
for (const [name, document] of reports) process.stdout.write(`${await row(name, document)}\n`);
await threads.close();

async function row(name: string, document: ReportDocument): Promise<string> {
  const times: number[] = [];
  const worked: number[] = [];
  const digests = new Set<string>();
  let pdf: Uint8Array = new Uint8Array();
  for (let round = -WARM_UP; round < Number(rounds); round += 1) {
    const began = performance.now();
    const before = process.cpuUsage();
    pdf = (await threads.run('renderPdf', {
      document,
      options: { paper: 'us-letter', fonts: fontFolders(projectFolder()) },
    })) as Uint8Array;
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) {
      times.push(performance.now() - began);
      worked.push((user + system) / 1000);
    }
    digests.add(createHash('sha256').update(pdf).digest('hex'));
    // Another report in between, so that nothing is merely remembered.
    await threads.run('renderPdf', {
      document: { ...document, role: `Role ${round}` },
      options: { paper: 'a4', fonts: fontFolders(projectFolder()) },
    });
  }
  for (const list of [times, worked]) list.sort((one, other) => one - other);
  const claims = document.sections.reduce((sum, section) => sum + section.claims.length, 0);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const verdict = median <= GOAL ? '' : ` (goal ${GOAL})`;
  return [
    name,
    claims,
    document.sources.length,
    pagesOf(pdf),
    Math.round(pdf.length / 1000),
    `${Math.round(median)}${verdict}`,
    Math.round(worked[Math.floor(worked.length / 2)] ?? 0),
    Math.round(times.at(-1) ?? 0),
    digests.size === 1 ? 'yes' : 'NO',
  ].join(' | ');
}

/** Typst packs its pages, but tells how many there are where it counts them. */
function pagesOf(pdf: Uint8Array): string {
  return Array.from(
    Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s?\/Page\b/gu),
  ).length.toString();
}

function withClaims(document: ReportDocument, count: number): ReportDocument {
  const base = document.sections.flatMap((section) => section.claims);
  const claims = Array.from({ length: count }, (_, index) => ({
    ...base[index % base.length],
    id: `many-${index}`,
  }));
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === 'snapshot' ? { ...section, claims } : section,
    ),
  } as ReportDocument;
}
