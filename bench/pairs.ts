/**
 * Claims over real passages, honest ones and lies of nineteen kinds: how many of each the verifier calls
 * supported, always together. Without a judge, with one that reads the label, and with ones that err.
 *   npm run bench -- pairs [FILE]              the figures, by kind
 *   npm run bench -- pairs [FILE] --show KIND  what went wrong in the tuning half
 */
import { areaUnderCurve } from './verify/figures';
import { readPairs, type Pair } from './pairs/read-pairs';
import { simulatedJudge } from './pairs/simulated-judge';
import { loadParser } from '../src/research/evidence';
import { checkClaim, withJudgment, type Check } from '../src/report/verify';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const parameters = process.argv.slice(2);
const shown = parameters.includes('--show')
  ? parameters[parameters.indexOf('--show') + 1]
  : undefined;
const file = parameters.find((one) => !one.startsWith('--') && one !== shown);

interface Judged extends Pair {
  readonly check: Check;
}

const JUDGES: readonly (readonly [name: string, judge: ((pair: Pair) => boolean) | undefined])[] = [
  ['no judge', undefined],
  ['perfect judge', simulatedJudge(0)],
  ['judge wrong 10%', simulatedJudge(0.1)],
  ['judge wrong 20%', simulatedJudge(0.2)],
];

const isPassed = (one: Judged, judge: ((pair: Pair) => boolean) | undefined): boolean =>
  (judge === undefined ? one.check.verdict : withJudgment(one.check, judge(one))) === 'supported';

function percent(some: readonly Judged[], judge?: (pair: Pair) => boolean): string {
  const passed = some.filter((one) => isPassed(one, judge)).length;
  return `${((100 * passed) / Math.max(1, some.length)).toFixed(1)}% of ${some.length}`;
}

function sayHalf(all: readonly Judged[], name: string): void {
  const of = (label: Pair['label']): readonly Judged[] => all.filter((one) => one.label === label);
  for (const [judge, decide] of JUDGES)
    say(
      `${name.padEnd(8)} ${judge.padEnd(16)} honest ${percent(of('honest'), decide)}, ` +
        `lies ${percent(of('lie'), decide)}, borderline ${percent(of('borderline'), decide)}`,
    );
  const scores = (label: Pair['label']): number[] => of(label).map(({ check }) => check.score);
  say(`${name.padEnd(8)} AUC ${areaUnderCurve(scores('honest'), scores('lie')).toFixed(3)}`);
}

function sayKinds(all: readonly Judged[]): void {
  for (const label of ['honest', 'lie'] as const)
    for (const [kind, some] of Map.groupBy(
      all.filter((one) => one.label === label),
      ({ kind: name }) => name,
    ))
      say(
        `${label.padEnd(7)} ${kind.padEnd(14)} no judge ${percent(some)}; past the veto ${percent(some, () => true)}`,
      );
}

const pairs = readPairs(file);
if (pairs === undefined) {
  say('The claims are absent: there is no real/pairs in MATERIAL_DIR (../shared by default).');
} else {
  const parser = loadParser();
  const started = process.cpuUsage();
  const judged = pairs.map((pair) => ({
    ...pair,
    check: checkClaim(pair.claim, pair.passages, pair.company, parser),
  }));
  const { user, system } = process.cpuUsage(started);
  if (shown === undefined) {
    for (const half of ['tuning', 'held'] as const)
      sayHalf(
        judged.filter((one) => one.half === half),
        half,
      );
    sayHalf(judged, 'both');
    sayKinds(judged);
    say(`CPU ${((user + system) / 1_000 / judged.length).toFixed(1)} ms a claim`);
  } else {
    for (const one of judged.filter(({ half, kind }) => half === 'tuning' && kind === shown))
      say(
        [
          `${one.id} ${one.label} ${one.check.verdict} ${one.check.score.toFixed(2)}`,
          `  ${one.claim}`,
          `  ${one.check.reasons.join(' ')}`,
          `  ${one.passages.join(' || ').slice(0, 1_200)}\n`,
        ].join('\n'),
      );
  }
}
