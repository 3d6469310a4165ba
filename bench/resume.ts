/**
 * A worker with a model, killed by SIGKILL at random moments and started again, until its report is
 * out: is it the same to the byte, and was an answer that was kept ever paid for again?
 * npm run bench -- resume [kills] [seed]
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { seededRandom } from '../src/kernel/seeded-random';
import { projectFolder } from '../src/project-folder';
import { startWatchedModel } from './resume/model';
import { openPlace, type Place } from './resume/worker';

/** A run that was killed so often is let finish, so that each kind of moment is met many times. */
const MOST_KILLS_A_RUN = 8;
const [kills = 500, seed = 5] = process.argv.slice(2).map(Number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

execFileSync(process.execPath, ['scripts/bundle-one.mjs', 'test/faults/worker-program.ts'], { cwd: projectFolder() });
const program = join(projectFolder(), 'build/programs/worker-program/worker-program.js');
const random = seededRandom(seed);
const model = await startWatchedModel();
const ordered = openPlace(program, model.server.baseUrl);
const placed = await ordered.run(['place']);
if (placed.end !== 0) throw new Error(placed.errors);
const order = placed.output;

async function finish(place: Place): Promise<{ digest: string; milliseconds: number }> {
  const { end, errors, output, milliseconds } = await place.run(['work', order]);
  if (end !== 0) throw new Error(`${String(end)}: ${errors}`);
  return { digest: (JSON.parse(output) as { digest: string }).digest, milliseconds };
}

const undisturbed = ordered.copy();
model.watch(() => undisturbed.kept(order));
const expected = await finish(undisturbed);
const kept = undisturbed.kept(order);
if (kept.size === 0 || [...model.hashes].some((hash) => !kept.has(hash))) throw new Error('The questions that were asked are not those whose answers are kept.');
const calls = kept.size;
undisturbed.remove();
say(`undisturbed: ${calls} questions, ${(expected.milliseconds / 1_000).toFixed(1)} s`);

const total = { kills: 0, runs: 0, same: 0, asked: 0, though: 0, again: 0, needed: 0 };
const before = { ...model.counts };
while (total.kills < kills) {
  const place = ordered.copy();
  model.watch(() => place.kept(order));
  let digest: string | undefined;
  for (let killed = 0; digest === undefined && killed < MOST_KILLS_A_RUN && total.kills < kills; killed += 1) {
    const { end, output, errors } = await place.run(['work', order], random.next() * expected.milliseconds);
    if (end === 'SIGKILL') total.kills += 1;
    else if (end !== 0) throw new Error(`A worker ended with ${String(end)}: ${errors}`);
    else digest = (JSON.parse(output) as { digest: string }).digest;
  }
  digest ??= (await finish(place)).digest;
  total.runs += 1;
  total.needed += place.kept(order).size;
  if (digest === expected.digest) total.same += 1;
  place.remove();
  if (total.runs % 10 === 0) say(`  ${total.kills} kills, ${total.same} of ${total.runs} the same`);
}
ordered.remove();
await model.server.close();
const { asked, askedThoughKept, askedAgain } = model.counts;
say(`${total.kills} kills in ${total.runs} runs: ${total.same} of ${total.runs} reports the same to the byte`);
say(`${asked - before.asked} questions asked for ${total.needed} needed; ${askedThoughKept - before.askedThoughKept} asked though the answer was kept; ${askedAgain - before.askedAgain} asked again because the process died while they were in the air`);
process.exitCode = total.same === total.runs && askedThoughKept === 0 ? 0 : 1;
