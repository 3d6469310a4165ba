/**
 * Learns to tag and parse from the treebank's training part and writes the parser's model, the same bytes each time.
 * npm run bench -- train-parser
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../src/project-folder';
import { readModel } from '../src/language/parser/model-file';
import { packLearned } from './parser/pack';
import { describeScore, scoreModel } from './parser/score';
import { train } from './parser/train';
import { readTreebank } from './parser/treebank';

const TRAINING = { folds: 4, tagEpochs: 6, treeEpochs: 8, explores: 0.9, seed: 7 };
const ROUNDINGS = {
  tags: { step: 0.2, least: 1.5 },
  moves: { step: 0.15, least: 1.35 },
  labels: { step: 0.2, least: 1.5 },
};

const started = Date.now();
const say = (line: string): void =>
  void process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s  ${line}\n`);
const learned = train(readTreebank('train'), TRAINING, say);
const bytes = packLearned(learned, ROUNDINGS);
const [file = join(projectFolder(), 'src/language/parser/model/english.bin')] =
  process.argv.slice(2);
writeFileSync(file, bytes);
const model = readModel(bytes);
say(
  `${(bytes.length / 1_000_000).toFixed(2)} MB; features ${model.heading.tables.map(({ features }) => features).join(', ')}`,
);
say(describeScore('dev', scoreModel(model, readTreebank('dev'))));
