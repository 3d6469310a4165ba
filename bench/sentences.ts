/**
 * Every reader of facts against single sentences of real documents that people labelled with what they state, and
 * against whole documents of real companies.  npm run bench -- sentences [FILE] [--wrong] [--missed] [--halves]
 * [--read] [--take] [--write] [--kept] [--counted]
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../src/project-folder';
import { materialFolder } from '../test/support/material';
import { readMarks } from './real/marks';
import { takeMarks, writeReading } from './real/reading';
import { replacePart } from './real/results';
import { readCorpora } from './sentences/corpus';
import { HALVES, halfOf } from './sentences/halves';
import { judgeSentence } from './sentences/judge';
import { onIn, readerLines, readerRows, writeReaders } from './sentences/readers';
import { readLabelled } from './sentences/rows';
import { attributeLines, linesOf, microOf } from './sentences/tables';
import { markedAgain, typedFacts, type TypedFact } from './sentences/typed-facts';

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
    /** Counts what an earlier run read in documents, with the marks as they are now. */
    counted: { type: 'boolean' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const usual = materialFolder('real/sentences/dev.tsv');
const workplace = join(projectFolder(), 'data/real');
const READERS = ['<!-- readers: begin -->', '<!-- readers: end -->'] as const;
const PART = ['<!-- sentences: begin -->', '<!-- sentences: end -->'] as const;

const readingOf = (marks: string): string => join(workplace, 'facts', `${marks}.txt`);

/** What every reader takes out of whole documents, with a file to mark for each company where that is asked for. */
async function factsOfDocuments(): Promise<readonly TypedFact[]> {
  const last = join(workplace, 'facts/facts.json');
  if (values.counted === true && existsSync(last))
    return markedAgain(JSON.parse(readFileSync(last, 'utf8')) as readonly TypedFact[]);
  const all: TypedFact[] = [];
  const texts = new Map<string, string>();
  for await (const corpus of readCorpora({ workplace, kept: values.kept === true })) {
    all.push(...typedFacts(corpus));
    for (const { record, text } of corpus.documents) texts.set(record.snapshot, text);
  }
  mkdirSync(join(workplace, 'facts'), { recursive: true });
  writeFileSync(last, JSON.stringify(all));
  for (const [marks, facts] of Map.groupBy(all, (fact) => fact.marks)) {
    const unmarked = facts.filter(({ mark }) => mark === undefined).length;
    say(`${marks}: ${facts.length} facts read, ${unmarked} of them not marked`);
    if (values.read !== true) continue;
    const items = facts.map(({ hash, row, kind }) => ({
      hash,
      title: `${row.attribute}, ${kind}`,
      lines: [],
      rows: [row],
    }));
    const file = await writeReading(readingOf(marks), {
      items,
      marks: readMarks('facts', marks),
      textOf: async ({ snapshot }) => texts.get(snapshot) ?? '',
    });
    say(`  to read: ${file}`);
  }
  return all;
}

function take(): void {
  const folder = join(workplace, 'facts');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((name) => name.endsWith('.txt'))) {
    const marks = basename(file, '.txt');
    say(`${marks}: ${takeMarks('facts', marks, join(folder, file))} marks`);
  }
}

async function bench(file: string): Promise<void> {
  const rows = readLabelled(file);
  const outcomes = rows.flatMap((row) => judgeSentence(row));
  const isShown = { wrong: values.wrong === true, missed: values.missed === true, right: false };
  for (const { row, attribute, value, cause, verdict } of outcomes)
    if (halfOf(row) === 'read' && isShown[verdict])
      say(
        `${verdict} ${attribute} ${value} (${cause}) | ${row.id} ${row.kind} | ${row.company} | ${row.sentence}`,
      );
  const lines = [`${rows.length} sentences`, '', ...linesOf({ rows, outcomes })];
  if (values.write === true || values.read === true || values.counted === true) {
    const readers = readerRows(outcomes, await factsOfDocuments());
    for (const { attribute, kind, right, wrong, missed, on } of readers)
      say(
        `${on ? 'ON ' : 'off'} ${attribute}, ${kind}: ${right} right, ${wrong} wrong, ${missed} missed`,
      );
    const shipped = rows.flatMap((row) => judgeSentence(row, onIn(readers)));
    lines.push('', `As shipped, proven readers alone: ${microOf({ rows, outcomes: shipped })}`);
    if (values.write === true && file === usual) {
      writeReaders(readers);
      replacePart('RESULTS.md', READERS, readerLines(readers));
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
