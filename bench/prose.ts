/**
 * How the reports read: words, quotations, openings, lengths, grade, banned phrases, facts told twice.
 * npm run bench -- prose [FILE …] [--all]; without a file, the sample (the demo's report) and the real companies'
 * reports that `bench -- real` kept.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/project-folder';
import type { ReportDocument } from '../src/report/document/shape';
import { measureProse, type Prose } from './prose/measure';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Prints each banned phrase and each fact told twice. */
    all: { type: 'boolean' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const root = projectFolder();
const kept = globSync('data/real/*/role-1/report.json', { cwd: root }).toSorted();
const files =
  positionals.length > 0
    ? positionals
    : ['content/sample/report.json', ...kept].map((file) => join(root, file));

const nameOf = (file: string): string =>
  file.includes('data/real') ? basename(dirname(dirname(file))) : relative(root, dirname(file));

const columns: readonly (readonly [string, (prose: Prose) => string])[] = [
  ['words', ({ words }) => String(words)],
  ['quoted %', ({ quotedShare }) => quotedShare.toFixed(1)],
  ['longest', ({ longestQuote }) => String(longestQuote)],
  ['alike', ({ alike }) => alike.toFixed(0)],
  ['connect', ({ connectors }) => connectors.toFixed(0)],
  ['mean', ({ meanLength }) => meanLength.toFixed(1)],
  ['spread', ({ spread }) => spread.toFixed(1)],
  ['long', ({ tooLong }) => String(tooLong)],
  ['grade', ({ grade }) => grade.toFixed(1)],
  ['passive', ({ passive }) => passive.toFixed(0)],
  ['banned', ({ banned }) => String(banned.length)],
  ['machine', ({ machine }) => String(machine.length)],
  ['twice', ({ doubled }) => String(doubled.length)],
  ['no so-what', ({ unanswered }) => String(unanswered.length)],
  ['brief', ({ briefWords }) => String(briefWords)],
];

say(`| report | ${columns.map(([title]) => title).join(' | ')} |`);
say(`|${'---|'.repeat(columns.length + 1)}`);
const findings: string[] = [];
for (const file of files.filter(existsSync)) {
  const prose = measureProse(JSON.parse(readFileSync(file, 'utf8')) as ReportDocument);
  say(`| ${nameOf(file)} | ${columns.map(([, value]) => value(prose)).join(' | ')} |`);
  const lists = [
    ['banned', prose.banned],
    ['machine', prose.machine],
    ['twice', prose.doubled],
  ] as const;
  for (const [what, some] of lists)
    findings.push(...some.map((one) => `${nameOf(file)}, ${what}: ${one}`));
}
if (values.all === true) for (const finding of findings) say(finding);
say(
  'alike, connect, passive: in a hundred sentences; long: sentences over 28 words (30 in speech)',
);
