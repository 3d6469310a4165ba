/**
 * A run with a model, killed by SIGKILL at random moments and begun again until its report is out:
 * is it the same to the byte, and was an answer that was kept ever paid for again?
 * npm run bench -- resume [kills] [seed] [taped | whole]
 */
import { seededRandom } from '../src/kernel/seeded-random';
import { startWatchedModel } from './resume/model';
import { tapedWork, wholeWork, type Ended, type Place } from './resume/worker';

/** A run that was killed so often is let finish, so that each kind of moment is met many times. */
const MOST_KILLS_A_RUN = 8;
/** As long as a quick service takes, so that many a kill meets a question in the air. */
const ANSWER_TAKES_MS = 400;
const [kills = '500', seed = '5', kind = 'taped'] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const random = seededRandom(Number(seed));
const model = await startWatchedModel(ANSWER_TAKES_MS);
const work = await (kind === 'whole' ? wholeWork : tapedWork)(model.server.baseUrl);

function digestOf({ end, errors, output }: Ended): string {
  if (end !== 0) throw new Error(`A run ended with ${String(end)}: ${errors}`);
  return (JSON.parse(output) as { digest: string }).digest;
}

/** How long a whole run takes by now; the machine’s other work changes it. */
let longest = 0;

async function finish(place: Place): Promise<string> {
  const ended = await place.run();
  longest = longest === 0 ? ended.milliseconds : longest;
  return digestOf(ended);
}

const undisturbed = work.open();
model.watch(() => undisturbed.kept());
const expected = await finish(undisturbed);
const kept = undisturbed.kept();
if (kept.size === 0 || [...model.hashes].some((hash) => !kept.has(hash)))
  throw new Error('The questions that were asked are not those whose answers are kept.');
undisturbed.remove();
say(`undisturbed: ${kept.size} questions, ${(longest / 1_000).toFixed(1)} s`);

const total = { kills: 0, runs: 0, same: 0, needed: 0 };
const before = { ...model.counts };
while (total.kills < Number(kills)) {
  const place = work.open();
  model.watch(() => place.kept());
  let digest: string | undefined;
  for (
    let killed = 0;
    digest === undefined && killed < MOST_KILLS_A_RUN && total.kills < Number(kills);
    killed += 1
  ) {
    const ended = await place.run(random.next() * longest);
    if (ended.end === 'SIGKILL') total.kills += 1;
    else {
      digest = digestOf(ended);
      longest = (longest + ended.milliseconds) / 2;
    }
  }
  digest ??= await finish(place);
  total.runs += 1;
  total.needed += place.kept().size;
  if (digest === expected) total.same += 1;
  place.remove();
  if (total.runs % 10 === 0) say(`  ${total.kills} kills, ${total.same} of ${total.runs} the same`);
}
work.close();
await model.server.close();
const { asked, askedThoughKept, askedAgain } = model.counts;
say(
  `${total.kills} kills in ${total.runs} ${kind} runs: ${total.same} of ${total.runs} reports the same to the byte`,
);
say(
  `${asked - before.asked} questions asked for ${total.needed} needed; ` +
    `${askedThoughKept} asked though the answer was kept; ` +
    `${askedAgain - before.askedAgain} asked again because the process died while they were ` +
    'in the air',
);
process.exitCode = total.same === total.runs && askedThoughKept === 0 ? 0 : 1;
