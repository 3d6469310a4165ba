/**
 * Every reader of facts against single sentences of real documents that people labelled with what they state.
 * npm run bench -- sentences [FILE] [--wrong]
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { materialFolder } from '../test/support/material';
import { judgeSentence } from './sentences/judge';
import { readLabelled } from './sentences/rows';
import { linesOf } from './sentences/tables';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Shows each wrong fact with its sentence. */
    wrong: { type: 'boolean' },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [file = materialFolder('real/sentences/dev.tsv')] = positionals;

if (existsSync(file)) {
  const rows = readLabelled(file);
  const outcomes = rows.flatMap(judgeSentence);
  if (values.wrong === true)
    for (const { row, attribute, value, cause } of outcomes.filter(
      ({ verdict }) => verdict === 'wrong',
    ))
      say(`${row.id} ${attribute} ${value} (${cause}) | ${row.kind} | ${row.sentence}`);
  say(`${rows.length} sentences`);
  for (const line of linesOf({ rows, outcomes })) say(line);
} else say(`The sentences are absent: there is no ${file} (MATERIAL_DIR names another place).`);
