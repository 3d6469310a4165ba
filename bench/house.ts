/**
 * How much of the product is written in regular expressions.
 * npm run bench -- house [how many files with most of them to name]
 */
import { patternCharacters, patternsIn } from '../test/rules/patterns';
import { LONGEST_PATTERN } from '../test/rules/house-rules';
import { readCommitted } from '../test/rules/source-files';

const FOLDERS = ['src/research/', 'src/report/'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const files = readCommitted(process.cwd()).filter(({ path }) =>
  FOLDERS.some((folder) => path.startsWith(folder)),
);
const counts = [...patternCharacters(files)].toSorted(([, one], [, other]) => other - one);
const sum = (folder: string): number =>
  counts
    .filter(([path]) => path.startsWith(folder))
    .reduce((total, [, characters]) => total + characters, 0);
const long = patternsIn(files).filter(({ written }) => written > LONGEST_PATTERN);

say(`characters of patterns in research and report: ${sum('')}; goal ≤ 25,000`);
for (const folder of [...FOLDERS, 'src/report/verify/']) say(`  ${folder} ${sum(folder)}`);
say(`patterns over ${LONGEST_PATTERN} characters, put together or in one piece: ${long.length}`);
for (const [path, characters] of counts.slice(0, Number(process.argv[2] ?? 0)))
  say(`  ${characters} ${path}`);
