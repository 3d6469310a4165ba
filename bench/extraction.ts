/**
 * How much of a real page's main text is read, and how little of the rest: mean word F1 on 293 pages of
 * seven types.  npm run bench -- extraction [--half tuning|other] [--list FILE] [--confused]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readPage } from '../src/research/read';
import { readItems, type Half } from './extraction/pages';
import { countContained, overlapOf } from './extraction/score';

interface Figure {
  readonly id: string;
  readonly half: Half;
  readonly type: string;
  readonly seen: string;
  readonly f1: number;
  readonly precision: number;
  readonly recall: number;
  readonly milliseconds: number;
  /** Milliseconds of processor, which a busy machine does not stretch. */
  readonly work: number;
  readonly with: readonly [found: number, of: number];
  readonly without: readonly [found: number, of: number];
}

const { values } = parseArgs({
  options: { half: { type: 'string' }, list: { type: 'string' }, confused: { type: 'boolean' } },
});
const wanted = values.half === 'tuning' || values.half === 'other' ? values.half : undefined;
const figures: Figure[] = [];
for (const item of readItems(wanted)) {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const { text, type } = readPage({ html: item.html, url: item.url });
  const milliseconds = performance.now() - begun;
  const { user, system } = process.cpuUsage(used);
  figures.push({
    id: item.id,
    half: item.half,
    type: item.type,
    seen: type,
    milliseconds,
    work: (user + system) / 1_000,
    ...overlapOf(text, item.truth),
    with: [countContained(text, item.with), item.with.length],
    without: [countContained(text, item.without), item.without.length],
  });
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) * share)] ?? 0;
const share = (pairs: readonly (readonly [number, number])[]): string => {
  const [found, of] = pairs.reduce<readonly [number, number]>(
    ([one, other], [a, b]) => [one + a, other + b],
    [0, 0],
  );
  return `${((100 * found) / Math.max(1, of)).toFixed(1)} %`;
};

function rowOf(name: string, some: readonly Figure[]): string {
  const columns = [
    mean(some.map(({ f1 }) => f1)),
    mean(some.map(({ precision }) => precision)),
    mean(some.map(({ recall }) => recall)),
  ].map((one) => one.toFixed(3));
  const shares = [share(some.map((one) => one.with)), share(some.map((one) => one.without))];
  return `| ${[name, some.length, ...columns, ...shares].join(' | ')} |`;
}

if (figures.length === 0) {
  say(
    'The real pages are absent: there is no bench/extraction in MATERIAL_DIR (../shared by default).',
  );
} else {
  say(
    '| pages | number | F1 | precision | recall | with | without |\n|---|---|---|---|---|---|---|',
  );
  for (const half of ['tuning', 'other'] as const) {
    const some = figures.filter((one) => one.half === half);
    if (some.length === 0) continue;
    say(rowOf(`**${half} half**`, some));
    for (const type of [...new Set(some.map((one) => one.type))].toSorted())
      say(
        rowOf(
          `${half}: ${type}`,
          some.filter((one) => one.type === type),
        ),
      );
  }
  say(rowOf('**all**', figures));
  const times = figures.map(({ milliseconds }) => milliseconds);
  say(
    `\nreading a page: median ${quantile(times, 0.5).toFixed(1)} ms, ` +
      `95 of 100 within ${quantile(times, 0.95).toFixed(0)} ms, ` +
      `slowest ${quantile(times, 1).toFixed(0)} ms`,
  );
  const right = figures.filter(({ type, seen }) => type === seen).length;
  const works = figures.map(({ work }) => work);
  say(
    `of processor: median ${quantile(works, 0.5).toFixed(1)} ms, ` +
      `95 of 100 within ${quantile(works, 0.95).toFixed(0)} ms`,
  );
  say(`type recognised as the set's authors name it: ${right} of ${figures.length}`);
  if (values.confused === true)
    for (const [pair, some] of Map.groupBy(
      figures.filter(({ type, seen }) => type !== seen),
      ({ type, seen }) => `${type} seen as ${seen}`,
    ))
      say(`${pair}: ${some.map(({ id }) => id).join(' ')}`);
}
if (values.list !== undefined)
  writeFileSync(values.list, figures.map((one) => `${JSON.stringify(one)}\n`).join(''));
