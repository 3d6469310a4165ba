/**
 * What can be counted of the code, and how much of it is written in regular expressions.
 * npm run bench -- house [FOLDER …] [--most N]: other codebases beside ours; the N files with most patterns.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { patternCharacters, patternsIn } from '../test/rules/patterns';
import { LONGEST_PATTERN } from '../test/rules/house-rules';
import { readCommitted } from '../test/rules/source-files';
import { measureCode, measureLines } from './house/measure-code';

const FOLDERS = ['src/research/', 'src/report/'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '0' } },
});
const project = readCommitted(process.cwd());
const measured = [
  ['ours', project.filter(({ path }) => /^(?:src|emails|content|test)\//.test(path))] as const,
  ...positionals.map((folder) => [folder, readCommitted(resolve(folder))] as const),
];
for (const [name, code] of measured) {
  say(name);
  for (const line of measureLines(measureCode(code))) say(`  ${line}`);
}

const files = project.filter(({ path }) => FOLDERS.some((folder) => path.startsWith(folder)));
const counts = [...patternCharacters(files)].toSorted(([, one], [, other]) => other - one);
const sum = (folder: string): number =>
  counts
    .filter(([path]) => path.startsWith(folder))
    .reduce((total, [, characters]) => total + characters, 0);
const long = patternsIn(files).filter(({ written }) => written > LONGEST_PATTERN);

say(`characters of patterns in research and report: ${sum('')}; goal ≤ 25,000`);
for (const folder of [...FOLDERS, 'src/report/verify/']) say(`  ${folder} ${sum(folder)}`);
say(`patterns over ${LONGEST_PATTERN} characters, put together or in one piece: ${long.length}`);
for (const [path, characters] of counts.slice(0, Number(values.most)))
  say(`  ${characters} ${path}`);
