import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolders } from '../compose/production';
import { composeResearch, openOutside } from '../compose/research';
import { composeWriting } from '../compose/writing';
import { systemClock, minutes } from '../kernel/time';
import { folderStorage } from '../platform/files';
import { createThreadPool } from '../platform/threads';
import { projectFolder } from '../project-folder';
import { renderHtml } from '../report/render';
import type { Findings, ReportRequest } from '../report/production';
import type { WrittenReport } from '../report';
import { readParameters } from './parameters';
import { UsageFault, type Verb } from './verb';
import { configOrFault } from './with-foreword';

const options = {
  company: { type: 'string' },
  role: { type: 'string' },
  interviewer: { type: 'string', multiple: true },
  location: { type: 'string' },
  out: { type: 'string' },
} as const;

/** A report without an order: researched, written and rendered into a folder, with no database. */
export const reportVerb: Verb = {
  name: 'report',
  summary: 'researches a company and writes its report into a folder',
  usage: 'npm run foreword -- report --company NAME --role ROLE [--interviewer NAME] [--location PLACE] --out FOLDER',
  async run(parameters) {
    const values = readParameters(parameters, options);
    const missing = (['company', 'role', 'out'] as const).filter((name) => !values[name]?.trim());
    if (missing.length > 0) throw new UsageFault(`${missing.map((name) => `--${name}`).join(' and ')} must be given.`);
    const { company = '', role = '', out = '' } = values;
    makeFolder(out);
    const request: ReportRequest = {
      orderId: 'none', company, role, name: '',
      interviewers: (values.interviewer ?? []).join(', '),
      location: values.location ?? '',
    };
    return writeInto(out, request);
  },
};

/** Before the research, so that nobody waits for a report that has nowhere to go. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new UsageFault(`The folder ${folder} cannot be written to; give --out another.`);
  }
}

const TASK_LIMIT = minutes(2);

async function writeInto(out: string, request: ReportRequest): Promise<number> {
  const config = configOrFault();
  const root = projectFolder();
  const files = folderStorage(join(out, 'files'));
  const threads = createThreadPool({
    entry: new URL(`file://${join(root, 'build/server/thread.js')}`),
    size: config.threads, timeLimit: TASK_LIMIT, memoryLimitMegabytes: 1_024,
  });
  const outside = await openOutside(config.research, root);
  const begun = systemClock.now();
  const tell = stageTeller();
  try {
    const research = composeResearch({ clock: systemClock, files, threads, config: { ...config, baseUrl: config.baseUrl ?? 'http://localhost:3000' } }, outside);
    tell('identifying the company');
    const card = await research.identify(request);
    if (!card.ok) return refuse(card.failure.sentence);
    tell(`reading about ${card.value.legalName}`);
    const findings = await research.gather(card.value, request);
    tell(`writing from ${findings.evidence.length} findings, checking every sentence`);
    const written = await composeWriting({ files }).write({ request, company: card.value, findings, writtenAt: begun.toISOString() });
    if (!written.ok) return refuse(written.failure.sentence);
    tell('laying out');
    const pdf = await threads.run('renderPdf', { document: written.value.document, options: { paper: 'us-letter', fonts: fontFolders(root) } }) as Uint8Array;
    store(out, { request, pdf, written: written.value, findings, seconds: (systemClock.now().getTime() - begun.getTime()) / 1_000 });
    tell(`done: ${out}/report.html, report.pdf, report.json, evidence.jsonl, run.json`);
    return 0;
  } finally {
    await threads.close();
    await outside.close();
  }
}

interface Outcome {
  readonly request: ReportRequest;
  readonly pdf: Uint8Array;
  readonly written: WrittenReport;
  readonly findings: Findings;
  readonly seconds: number;
}

function store(out: string, { request, pdf, written, findings, seconds }: Outcome): void {
  const { document, rejected } = written;
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(join(out, 'report.html'), renderHtml(document));
  writeFileSync(join(out, 'report.pdf'), pdf);
  writeFileSync(join(out, 'evidence.jsonl'), findings.evidence.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const { company, role, interviewers, location } = request;
  writeFileSync(join(out, 'run.json'), `${JSON.stringify({ asked: { company, role, interviewers, location }, seconds, tally: document.tally, rejected }, null, 2)}\n`);
}

function stageTeller(): (what: string) => void {
  const started = performance.now();
  return (what) => process.stderr.write(`${((performance.now() - started) / 1_000).toFixed(1).padStart(6)} s  ${what}\n`);
}

function refuse(sentence: string): number {
  process.stderr.write(`No report can be made: ${sentence}\n`);
  return 1;
}
