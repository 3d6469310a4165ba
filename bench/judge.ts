/**
 * How well the configured judge tells honest claims from lies, and from which confidence on it may be believed.
 *   npm run bench -- judge                    on sixty pairs of our own
 *   npm run bench -- judge --real [FILE]      on claims over real passages
 * The judge is MODEL_JUDGE or, without it, MODEL_WRITE; “minicheck:…” asks a model of that family for yes or no.
 */
import { parseArgs } from 'node:util';
import { readPairs, type Pair } from './pairs/read-pairs';
import { readConfig } from '../src/config';
import { createModel } from '../src/platform/models';
import {
  createJudge,
  CHECK_PAIRS,
  measureJudge,
  type CheckPair,
  type PassRate,
} from '../src/report/judge';

/** The most of a hundred lies that may pass, at the upper end of the interval; 36 lies can show no more than ten. */
const BOUND = { real: 0.05, own: 0.1 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { real: { type: 'boolean' } },
});

const asCheck = ({ label, kind, claim, passages, company }: Pair): CheckPair => ({
  premise: `${company}: ${passages.join('\n')}`,
  hypothesis: claim,
  isHonest: label === 'honest',
  kind,
});

function pairsToJudge(): readonly CheckPair[] | undefined {
  if (values.real !== true) return CHECK_PAIRS;
  const pairs = readPairs(positionals[0]);
  return pairs?.filter(({ label }) => label !== 'borderline').map(asCheck);
}

const round = (share: number, digits = 0): string => (100 * share).toFixed(digits);
const percent = ({ passed, of, from, to }: PassRate): string =>
  `${round(passed / Math.max(1, of), 1)}% of ${of} (${round(from)}–${round(to)}%)`;

async function measure(): Promise<void> {
  const read = readConfig();
  if (!read.ok) return say(read.faults.join('\n'));
  const settings = read.config.models.judge;
  if (settings === undefined)
    return say(
      'No judge is configured. Set MODEL_JUDGE or MODEL_WRITE, and the key of its service.',
    );
  const pairs = pairsToJudge();
  if (pairs === undefined)
    return say(
      'The claims are absent: there is no real/pairs in MATERIAL_DIR (../shared by default).',
    );
  const judge = createJudge(settings, createModel, 'bench');
  const bound = values.real === true ? BOUND.real : BOUND.own;
  const { all, threshold } = await measureJudge(judge, pairs, bound);
  say(`${judge.name}: ${pairs.length} pairs, ${all.unanswered} without an answer`);
  say(`honest passed ${percent(all.honest)}; lies passed ${percent(all.lies)}`);
  for (const [kind, share] of all.byKind) say(`  ${kind.padEnd(14)} passed ${percent(share)}`);
  say(
    threshold === undefined
      ? `At no confidence is the share of lies passed sure to be within ${100 * bound}%: don't use it.`
      : `Believe it from a confidence of ${threshold.confidence} on.`,
  );
  if (threshold !== undefined)
    say(
      `There: honest ${percent(threshold.measured.honest)}, lies ${percent(threshold.measured.lies)}.`,
    );
}

await measure();
