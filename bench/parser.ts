/** How well and how fast sentences are tagged and parsed, on the treebank's test part. npm run bench -- parser [dev] */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../src/project-folder';
import { readModel } from '../src/language/parser/model-file';
import { describeScore, scoreModel } from './parser/score';
import { hasTreebank, readTreebank } from './parser/treebank';

const [part = 'test'] = process.argv.slice(2);
if (!hasTreebank()) process.stdout.write('The treebank of the material is absent.\n');
else {
  const bytes = readFileSync(join(projectFolder(), 'src/language/parser/model/english.bin'));
  const model = readModel(bytes);
  const sentences = readTreebank(part === 'dev' ? 'dev' : 'test');
  process.stdout.write(`${describeScore(part, scoreModel(model, sentences))}\n`);
}
