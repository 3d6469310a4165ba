/**
 * How well the configured judge tells honest claims from lies, and from which confidence on it may be believed.
 *   npm run bench -- judge                    on sixty pairs of our own
 *   npm run bench -- judge --real [FILE]      on claims over real passages
 *   npm run bench -- judge --form minicheck   a model of the MiniCheck family, asked for yes or no
 * The judge is MODEL_JUDGE or, without it, MODEL_WRITE.
 */
import { parseArgs } from 'node:util';
import { readPairs, type Pair } from './pairs/read-pairs';
import { readConfig } from '../src/config';
import { createModel } from '../src/platform/models';
import {
  chatJudge,
  CHECK_PAIRS,
  measureJudge,
  minicheckJudge,
  type CheckPair,
  type Share,
} from '../src/report/judge';

/** Of a hundred lies, five may pass at most, even at the upper end of the interval. */
const BOUND = 0.05;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { real: { type: 'boolean' }, form: { type: 'string', default: 'chat' } },
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
const percent = ({ passed, of, from, to }: Share): string =>
  `${round(passed / Math.max(1, of), 1)}% of ${of} (${round(from)}–${round(to)}%)`;

async function measure(): Promise<void> {
  const read = readConfig();
  if (!read.ok) return say(read.faults.join('\n'));
  const settings = read.config.models.judge ?? read.config.models.write;
  if (settings === undefined)
    return say(
      'No judge is configured. Set MODEL_JUDGE or MODEL_WRITE, and the key of its service.',
    );
  const pairs = pairsToJudge();
  if (pairs === undefined)
    return say(
      'The claims are absent: there is no real/pairs in MATERIAL_DIR (../shared by default).',
    );
  const model = createModel(settings);
  const judge =
    values.form === 'minicheck' ? minicheckJudge({ model }) : chatJudge({ model, secret: 'bench' });
  const { all, threshold } = await measureJudge(judge, pairs, BOUND);
  say(`${judge.name}: ${pairs.length} pairs, ${all.unanswered} without an answer`);
  say(`honest passed ${percent(all.honest)}; lies passed ${percent(all.lies)}`);
  for (const [kind, share] of all.byKind) say(`  ${kind.padEnd(14)} passed ${percent(share)}`);
  say(
    threshold === undefined
      ? `At no confidence is the share of lies passed sure to be within ${100 * BOUND}%: don't use it.`
      : `Believe it from a confidence of ${threshold.confidence} on.`,
  );
  if (threshold !== undefined)
    say(
      `There: honest ${percent(threshold.measured.honest)}, lies ${percent(threshold.measured.lies)}.`,
    );
}

await measure();
