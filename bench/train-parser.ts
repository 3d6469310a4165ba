/**
 * Learns to tag and parse from the treebank's training part and writes the parser's model, the same bytes each time.
 * npm run bench -- train-parser
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../src/project-folder';
import { packModel, readModel } from '../src/language/parser/model-file';
import { describeScore, scoreModel } from './parser/score';
import { train } from './parser/train';
import { readParagraphs } from './parser/corpus';
import { tokenize } from '../src/language/parser/tokenize';
import { madeUpSentences } from './parser/made-up-sentences';
import { readTreebank } from './parser/treebank';

const SIZES = { features: 128, vector: 64, units: 128, arc: 128, relation: 96 };
const SCHOOLING = { epochs: 14, rate: 0.004, seed: 7 };
/** Sentences as annual reports have them, beside the treebank's. */
const MADE_UP = 2_800;

const started = Date.now();
const say = (line: string): void =>
  void process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s  ${line}\n`);
const treebank = [...readTreebank('train'), ...madeUpSentences(MADE_UP, SCHOOLING.seed)];
const untagged = readParagraphs().map((text) =>
  tokenize(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end)),
);
say(`${untagged.length} paragraphs of untagged text`);
const bytes = packModel(train(treebank, untagged, SIZES, SCHOOLING, say));
const [file = join(projectFolder(), 'src/language/parser/model/english.bin')] =
  process.argv.slice(2);
writeFileSync(file, bytes);
say(`${(bytes.length / 1_000_000).toFixed(2)} MB`);
say(describeScore('dev', scoreModel(readModel(bytes), readTreebank('dev'))));
