/**
 * Every reader of facts against single sentences of real documents that people labelled with what they state, and
 * against whole documents of real companies.  npm run bench -- sentences [FILE] [--wrong] [--missed] [--halves]
 * [--read] [--take] [--write]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/project-folder';
import { materialFolder } from '../test/support/material';
import { readCompanies } from './real/companies';
import { readMarks } from './real/marks';
import { takeMarks, writeReading } from './real/reading';
import { replacePart } from './real/results';
import { gatherCompany, gatheredIn } from './sentences/gathered';
import { HALVES, halfOf } from './sentences/halves';
import { judgeSentence } from './sentences/judge';
import { readerRows, writeReaders } from './sentences/readers';
import { readLabelled } from './sentences/rows';
import { attributeLines, linesOf } from './sentences/tables';
import { typedFacts, type TypedFact } from './sentences/typed-facts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Shows each wrong fact with its sentence, of the half that may be read. */
    wrong: { type: 'boolean' },
    /** Shows each fact that no reader found, with its sentence, of the same half. */
    missed: { type: 'boolean' },
    /** The figures of each half by attribute. */
    halves: { type: 'boolean' },
    /** Writes a file for each company in which a person marks each fact that was read. */
    read: { type: 'boolean' },
    /** Takes such marks over into the repository. */
    take: { type: 'boolean' },
    /** Makes the table of readers, and puts the figures into RESULTS.md. */
    write: { type: 'boolean' },
    /** Reads the documents as an earlier run gathered them. */
    kept: { type: 'boolean' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const usual = materialFolder('real/sentences/dev.tsv');
const companies = materialFolder('real/companies');
const workplace = join(projectFolder(), 'data/real');
const READING = 'facts.txt';
const PART = ['<!-- sentences: begin -->', '<!-- sentences: end -->'] as const;

async function factsOfCompanies(): Promise<readonly TypedFact[]> {
  const all: TypedFact[] = [];
  for (const company of readCompanies(companies, [])) {
    const gathered = await gatherCompany(company, { workplace, kept: values.kept === true });
    const facts = gathered === undefined ? [] : typedFacts(company, gathered);
    all.push(...facts);
    const unmarked = facts.filter(({ mark }) => mark === undefined).length;
    say(`${company.slug}: ${facts.length} facts read, ${unmarked} of them not marked`);
    if (values.read !== true) continue;
    const items = facts.map(({ hash, row, kind }) => ({
      hash,
      title: `${row.attribute}, ${kind}`,
      lines: [],
      rows: [row],
    }));
    const file = { title: READING, items, marks: readMarks('facts', company.slug) };
    say(`  to read: ${await writeReading(gatheredIn(workplace, company), file)}`);
  }
  return all;
}

function take(): void {
  for (const company of readCompanies(companies, [])) {
    const file = join(gatheredIn(workplace, company), READING);
    say(`${company.slug}: ${takeMarks('facts', company.slug, file)} marks`);
  }
}

async function bench(file: string): Promise<void> {
  const rows = readLabelled(file);
  const outcomes = rows.flatMap(judgeSentence);
  const isShown = { wrong: values.wrong === true, missed: values.missed === true, right: false };
  for (const { row, attribute, value, cause, verdict } of outcomes)
    if (halfOf(row) === 'read' && isShown[verdict])
      say(
        `${verdict} ${attribute} ${value} (${cause}) | ${row.id} ${row.kind} | ${row.company} | ${row.sentence}`,
      );
  const lines = [`${rows.length} sentences`, '', ...linesOf({ rows, outcomes })];
  if (values.write === true || values.read === true) {
    const readers = readerRows(outcomes, await factsOfCompanies());
    for (const { attribute, kind, right, wrong, missed, on } of readers)
      say(
        `${on ? 'ON ' : 'off'} ${attribute}, ${kind}: ${right} right, ${wrong} wrong, ${missed} missed`,
      );
    if (values.write === true && file === usual) {
      writeReaders(readers);
      replacePart('RESULTS.md', PART, lines);
    }
  }
  for (const line of lines) say(line);
  for (const half of values.halves === true ? HALVES : [])
    for (const line of attributeLines({
      rows: rows.filter((row) => halfOf(row) === half),
      outcomes: outcomes.filter(({ row }) => halfOf(row) === half),
    }))
      say(`${half} ${line}`);
}

const [file = usual] = positionals;
if (values.take === true) take();
else if (existsSync(file)) await bench(file);
else say(`The sentences are absent: there is no ${file} (MATERIAL_DIR names another place).`);
