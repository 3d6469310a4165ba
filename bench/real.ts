/**
 * Makes reports on real organizations and measures them: facts told, falsehoods told, and sentences
 * that a person marked.
 *   npm run bench -- real [COMPANY …] [--folder DIR] [--read] [--take] [--losses] [--roles all]
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storedSnapshots } from '../src/research/evidence/snapshots/stored-snapshots';
import { folderStorage } from '../src/platform/files';
import { projectFolder } from '../src/project-folder';
import type { Evidence } from '../src/research/evidence';
import { materialFolder } from '../test/support/material';
import { readCompanies, unpackHosts, type RealCompany } from './real/companies';
import { readMarks } from './real/marks';
import { findLosses, lossTable, type Loss } from './real/losses';
import { measure } from './real/measure';
import { readPrinted, type PrintedSentence } from './real/printed';
import { takeMarks, writeReading, type ToRead } from './real/reading';
import { detailsOf, tableOf, writeResults, type KeptFigures } from './real/results';
import { runReport } from './real/run-report';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string' },
    roles: { type: 'string' },
    /** Writes a file for each company in which a person marks each sentence. */
    read: { type: 'boolean' },
    /** Takes such marks over into the repository; no report is made. */
    take: { type: 'boolean' },
    /** Says for each wanted fact where it is lost. */
    losses: { type: 'boolean' },
    /** Looks at the reports of the last run instead of making them again. */
    kept: { type: 'boolean' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const usual = materialFolder('real/companies');
const folder = values.folder ?? usual;
const workplace = join(projectFolder(), 'data/real');
const READING = 'reading.txt';

function outOf({ slug, roles }: RealCompany, role: string): string {
  return join(workplace, slug, `role-${roles.indexOf(role) + 1}`);
}

function toRead({ hash, section, group, text, notes, rows }: PrintedSentence, at: number): ToRead {
  const title = `${at + 1}. ${section}${group === '' ? '' : `, ${group}`}`;
  return { hash, title, lines: [text, ...notes].map((line) => `    ${line}`), rows };
}

const losses: Loss[] = [];

function addLosses(company: RealCompany, out: string): void {
  const hosts = unpackHosts(company, workplace);
  const found = findLosses(company, { out, hosts, printed: readPrinted(out) });
  losses.push(...found);
  for (const { id, topic, stage, detail } of found)
    if (stage !== 'told') say(`  ${stage.padEnd(24)} ${id} ${topic}  ${detail}`);
}

async function runRole(company: RealCompany, role: string, commit: string): Promise<KeptFigures> {
  const out = outOf(company, role);
  const run = await runReport(company, role, { hosts: unpackHosts(company, workplace), out });
  const marks = readMarks('sentences', company.slug);
  const printed = readPrinted(out);
  const { figures, missing, caught } = measure(company, role, { run, printed, marks });
  say(`\n${company.name}, ${role}: ${run.refusal ?? `${figures.sentences} sentences`}`);
  for (const line of missing) say(`  missing  ${line}`);
  for (const line of caught) say(`  CAUGHT   ${line}`);
  if (values.losses === true) addLosses(company, out);
  if (values.read === true) {
    const items = (printed?.sentences ?? []).map(toRead);
    const store = storedSnapshots(folderStorage(join(out, 'files')));
    const textOf = async ({ snapshot }: Evidence): Promise<string> =>
      (await store.get(snapshot)) ?? '';
    say(`  to read: ${await writeReading(join(out, READING), { items, marks, textOf })}`);
  }
  return { ...figures, commit };
}

function commitNow(): string {
  const git = (...parameters: readonly string[]): string =>
    execFileSync('git', parameters, { cwd: projectFolder(), encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', 'src') === '' ? '' : '+'}`;
}

async function bench(): Promise<void> {
  const companies = readCompanies(folder, positionals);
  const rolesOf = ({ roles }: RealCompany): readonly string[] =>
    values.roles === 'all' ? roles : roles.slice(0, 1);
  if (values.take === true) {
    for (const company of companies)
      for (const role of rolesOf(company)) {
        const taken = takeMarks('sentences', company.slug, join(outOf(company, role), READING));
        if (taken > 0) say(`${company.slug}: ${taken} marks`);
      }
    return;
  }
  if (values.kept === true) {
    for (const company of companies)
      for (const role of rolesOf(company)) {
        say(`\n${company.name}, ${role}`);
        addLosses(company, outOf(company, role));
      }
    for (const line of lossTable(losses)) say(line);
    return;
  }
  const commit = commitNow();
  const figures: KeptFigures[] = [];
  for (const company of companies)
    for (const role of rolesOf(company)) figures.push(await runRole(company, role, commit));
  for (const line of ['', ...tableOf(figures), '', ...detailsOf(figures)]) say(line);
  if (losses.length > 0) for (const line of ['', ...lossTable(losses)]) say(line);
  // What is kept is one role of each of the usual companies; anything else is only looked at.
  if (folder === usual && values.roles !== 'all') writeResults(figures);
}

if (existsSync(folder)) await bench();
else say(`The companies are absent: there is no ${folder} (MATERIAL_DIR names another place).`);
