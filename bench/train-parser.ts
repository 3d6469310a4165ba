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
import { learnWordClasses } from './parser/word-classes';
import { readParagraphs } from './parser/corpus';
import { hashText } from '../src/language/parser/hash';
import { tokenize } from '../src/language/parser/tokenize';
import { madeUpSentences } from './parser/made-up-sentences';
import { readTreebank } from './parser/treebank';

const TRAINING = { folds: 2, tagEpochs: 4, treeEpochs: 7, explores: 0.9, seed: 7 };
/** Sentences as annual reports have them, beside the treebank's. */
const MADE_UP = 1_000;
/** What the number 1 in the file counts for. */
const STEP = 0.2;
/** The file may be this large; features with light weights are left out until it is. */
const MOST_BYTES = 5_900_000;
const LIGHTEST = [0.4, 0.6, 0.8, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 6];

const started = Date.now();
const say = (line: string): void =>
  void process.stdout.write(`${((Date.now() - started) / 1000).toFixed(0)} s  ${line}\n`);
const treebank = [...readTreebank('train'), ...madeUpSentences(MADE_UP, TRAINING.seed)];
const untagged = readParagraphs().map((text) =>
  tokenize(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end)),
);
say(`${untagged.length} paragraphs of untagged text`);
const classes = learnWordClasses(untagged);
const lexicon = new Map([...classes].map(([word, entry]) => [hashText(word), entry]));
say(`${lexicon.size} words with a class`);
const learned = train(treebank, lexicon, TRAINING, say);
let bytes: Uint8Array = new Uint8Array();
for (const least of LIGHTEST) {
  bytes = packLearned(learned, { step: STEP, least });
  say(`${(bytes.length / 1_000_000).toFixed(2)} MB without features lighter than ${least}`);
  if (bytes.length <= MOST_BYTES) break;
}
const [file = join(projectFolder(), 'src/language/parser/model/english.bin')] =
  process.argv.slice(2);
writeFileSync(file, bytes);
const model = readModel(bytes);
say(`features of each table: ${model.heading.tables.map(({ features }) => features).join(', ')}`);
say(describeScore('dev', scoreModel(model, readTreebank('dev'))));
