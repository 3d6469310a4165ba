/**
 * Worlds whose pages, feeds, PDFs and services carry texts that command, lie and link, written up by code
 * and by a model that obeys them all; counts what got through into the report.
 * npm run bench -- hostile [runs] [from which] [file for what got through]
 */
import { writeFileSync } from 'node:fs';
import { OWN_INJECTIONS, readForeignInjections } from '../test/worlds/hostile/injections';
import { PLACEMENTS } from '../test/worlds/hostile/plant';
import { openHostileReviewDesk, type HostileRun } from '../test/worlds/hostile/run-hostile';

const [count = '200', from = '0', file] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const foreign = readForeignInjections();
const bench = await openHostileReviewDesk([...OWN_INJECTIONS, ...foreign]);
say(
  foreign.length === 0
    ? 'The injections of the material are absent; only our own are planted.'
    : `${OWN_INJECTIONS.length} injections of our own and ${foreign.length} of the material`,
);

const runs: HostileRun[] = [];
for (let index = Number(from); index < Number(from) + Number(count); index += 1) {
  // Turn and turn about, so that half of the runs have the hostile model.
  runs.push(await bench.run(index, index % 2 === 0 ? 'evidence-only' : 'model'));
}
await bench.close();

const sum = (list: readonly HostileRun[], of: (run: HostileRun) => number): number =>
  list.reduce((total, run) => total + of(run), 0);
say(
  `${runs.length} runs; planted: ` +
    `${PLACEMENTS.map((one) => `${one} ${sum(runs, ({ planted }) => planted[one])}`).join(', ')}`,
);
for (const writer of ['evidence-only', 'model'] as const) {
  const own = runs.filter((run) => run.writer === writer);
  const kinds = Map.groupBy(
    own.flatMap(({ through }) => through),
    ({ kind }) => kind,
  );
  const model =
    writer === 'model'
      ? `; the stub was asked ${sum(own, ({ calls }) => calls)} times, ` +
        `told ${sum(own, ({ lies }) => lies)} lies, ` +
        `and code took over ${sum(own, ({ standIns }) => standIns)} sections`
      : '';
  say(`${writer}: ${own.length} runs, ${sum(own, ({ claims }) => claims)} sentences${model}`);
  say(
    `  got through (goal 0): ${[...kinds].map(([kind, all]) => `${kind} ${all.length}`).join(', ') || 'nothing'}`,
  );
  for (const [kind, all] of kinds)
    for (const { what } of all.slice(0, 4)) say(`    ${kind}: ${what}`);
}

if (file !== undefined) {
  const lines = runs.flatMap(({ writer, through }, index) =>
    through.map(
      ({ kind, what }) => `- ${kind} (${writer}, world ${Number(from) + index}): ${what}`,
    ),
  );
  writeFileSync(
    file,
    `# What got through into reports of hostile worlds\n\n${lines.toSorted().join('\n')}\n`,
  );
}
