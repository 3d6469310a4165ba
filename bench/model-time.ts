/**
 * How long a report with a model takes beside its longest chain of calls, each of which takes the
 * same time here.  npm run bench -- model-time [milliseconds a call] [runs]
 */
import { startWatchedModel } from './resume/model';
import { tapedWork } from './resume/worker';

/** Facts, then what rests on them, then the brief. */
const LONGEST_CHAIN = 3;
const [takes = '5000', runs = '5'] = process.argv.slice(2);
const model = await startWatchedModel(Number(takes));
const work = await tapedWork(model.server.baseUrl);
const ratios: number[] = [];
for (let run = 0; run < Number(runs); run += 1) {
  const place = work.open();
  const { end, errors, milliseconds } = await place.run();
  if (end !== 0) throw new Error(errors);
  ratios.push(milliseconds / (LONGEST_CHAIN * Number(takes)));
  place.remove();
}
work.close();
await model.server.close();
const sorted = ratios.toSorted((one, other) => one - other);
const show = (ratio: number | undefined): string => (ratio ?? 0).toFixed(2);
process.stdout.write(
  `${runs} runs of ${model.counts.asked / Number(runs)} questions at ${takes} ms each: ` +
    `${show(sorted[Math.floor(sorted.length / 2)])} times the longest chain of ` +
    `${LONGEST_CHAIN} calls (${show(sorted[0])} to ${show(sorted.at(-1))}), ` +
    'start of the process and layout included\n',
);
