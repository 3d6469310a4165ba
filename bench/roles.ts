/**
 * Whether job titles as people type and employers post them lead to the right occupation, or to a question.
 * npm run bench -- roles [FILE] [--misses]; bench/roles/titles.tsv holds titles that were made up for it.
 * One half of the titles, by a hash of their id, is kept aside: its titles are never printed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { listCandidates, readRole, type RoleReading } from '../src/occupations';
import { materialFolder } from '../test/support/material';

interface Labeled {
  readonly id: string;
  readonly title: string;
  readonly codes: readonly string[];
  readonly level: string;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (part: number, all: number): string =>
  `${((100 * part) / Math.max(1, all)).toFixed(1)} % (${part} of ${all})`;
const isHeldOut = ({ id }: Labeled): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
const isOpen = ({ codes }: Labeled): boolean => codes.includes('NONE');

const parameters = process.argv.slice(2);
const file =
  parameters.find((one) => !one.startsWith('-')) ?? materialFolder('real/occupations/roles.tsv');
if (!existsSync(file)) {
  say(`There are no titles at ${file}.`);
  process.exit(0);
}
const [heading = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
const columns = heading.split('\t');
const rows = lines.map((line): Labeled => {
  const cells = line.split('\t');
  const cell = (name: string): string => cells[columns.indexOf(name)] ?? '';
  return {
    id: cell('id'),
    title: cell('title'),
    codes: cell('codes').split(','),
    level: cell('level'),
  };
});

/** Of this thread alone: others share the machine. In milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

readRole('warm up');
const times: number[] = [];
const readings = new Map(
  rows.map((row) => {
    const before = cpuTime();
    const reading = readRole(row.title);
    times.push(cpuTime() - before);
    return [row, reading] as const;
  }),
);

const formatChoices = ({ choices }: RoleReading): string =>
  choices.map(({ code, title, confidence }) => `${code} ${title} ${confidence}`).join(' | ');

const rightAt = (row: Labeled, { choices }: RoleReading): number =>
  choices.findIndex(({ code }) => row.codes.includes(code));

const GOOD = new Set(['right', 'open', 'asked, right among them']);

function judge(row: Labeled, reading: RoleReading): string {
  if (isOpen(row))
    return reading.verdict === 'open' ? 'asked back' : `answered, ${reading.verdict}`;
  const place = rightAt(row, reading);
  if (reading.verdict === 'open') return 'open';
  if (reading.verdict === 'ask')
    return place >= 0 ? 'asked, right among them' : 'asked, none right';
  return place === 0 ? 'right' : 'wrong';
}

function report(name: string, some: readonly Labeled[]): void {
  const of = (row: Labeled): RoleReading => readings.get(row) ?? readRole(row.title);
  const answerable = some.filter((row) => !isOpen(row));
  const count = (holds: (row: Labeled) => boolean): string =>
    share(answerable.filter(holds).length, answerable.length);
  const verdict = (row: Labeled): string => judge(row, of(row));
  const none = some.filter(isOpen);
  say(`${name}: ${some.length} titles`);
  say(`  right first                ${count((row) => rightAt(row, of(row)) === 0)}`);
  say(`  right among three          ${count((row) => rightAt(row, of(row)) >= 0)}`);
  const isCandidate = ({ title, codes }: Labeled): boolean =>
    listCandidates(title).some(({ code }) => codes.includes(code));
  say(`  right among ten candidates ${count(isCandidate)}`);
  say(`  right or asked back        ${count((row) => GOOD.has(verdict(row)))}`);
  say(`  wrong without asking       ${count((row) => verdict(row) === 'wrong')}`);
  say(`  asked, none right          ${count((row) => verdict(row) === 'asked, none right')}`);
  say(`  asked, of answerable ones  ${count((row) => of(row).verdict === 'ask')}`);
  say(`  open, of answerable ones   ${count((row) => of(row).verdict === 'open')}`);
  say(
    `  NONE asked back            ${share(none.filter((row) => of(row).verdict === 'open').length, none.length)}`,
  );
}

report(
  'tuning half',
  rows.filter((row) => !isHeldOut(row)),
);
if (parameters.includes('--misses'))
  for (const row of rows.filter((one) => !isHeldOut(one))) {
    const reading = readings.get(row) ?? readRole(row.title);
    const outcome = judge(row, reading);
    if (!['right', 'asked back'].includes(outcome))
      say(`    ${outcome}: “${row.title}” ${row.codes.join(',')} got ${formatChoices(reading)}`);
  }
if (!parameters.includes('--tuning')) {
  report('half kept aside', rows.filter(isHeldOut));
  report('all', rows);
}
const sorted = times.toSorted((one, other) => one - other);
const quantile = (part: number): string =>
  (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2);
say(
  `processor time for a title: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, longest ${quantile(1)} ms`,
);
