/**
 * What the engine finds in made-up companies whose truth is known, and what it takes for true that is not.
 * npm run bench -- worlds [how many] [from which] [file for the misses of the tuning part]
 */
import { everyReader } from '../src/research/evidence';
import { writeFileSync } from 'node:fs';
import { judgeEvidence } from '../test/worlds/harness/judge-evidence';
import { judgeReport, type JudgedReport } from '../test/worlds/harness/judge-report';
import { honestModel } from '../test/worlds/harness/honest-model';
import { runEngine } from '../test/worlds/harness/run-engine';
import { percent, tally, tallyReports, type Share } from '../test/worlds/harness/tally';
import { evidenceOnlyWriter, modelWriter } from '../src/report/write';
import { makeWorld } from '../test/worlds/make-world';
import { missesOf, type JudgedWorld } from './worlds/misses';

const [count = '60', from = '0', missesFile] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figure = (one: Share): string => `${percent(one)} (${one.found} of ${one.of})`;

const worlds: JudgedWorld[] = [];
const modelled: JudgedReport[] = [];
const refused: string[] = [];
let askedBack = 0;
const started = process.cpuUsage();
for (let index = Number(from); index < Number(from) + Number(count); index += 1) {
  const world = makeWorld(index);
  const outcome = await runEngine(world, undefined, undefined, everyReader);
  if (outcome.askedBack) askedBack += 1;
  if (outcome.report === null) refused.push(`${world.company.name}: ${outcome.sentence}`);
  const byModel = await runEngine(
    world,
    modelWriter({
      model: honestModel(world.company.name),
      secret: world.seed,
      standIn: evidenceOnlyWriter(),
    }),
    undefined,
    everyReader,
  );
  modelled.push(judgeReport(world, byModel));
  worlds.push({
    world,
    judged: judgeEvidence(world, outcome),
    report: judgeReport(world, outcome),
  });
}
const { user, system } = process.cpuUsage(started);

const sums = tally(worlds.map(({ judged }) => judged));
say(
  `${sums.worlds} worlds, ` +
    `${worlds.reduce((sum, { world }) => sum + world.pages.length, 0)} pages, ` +
    `${((user + system) / 1e6).toFixed(1)} s of CPU; goal: facts found ≥ 95 %, wrong, ` +
    'stale or rival’s facts used 0',
);
say('');
say('| facts found | share |\n|---|---|');
say(`| told in tuning phrasings | ${figure(sums.facts.tuning)} |`);
say(`| told in held-out phrasings | ${figure(sums.facts['held-out'])} |`);
say(`| told by services alone | ${figure(sums.facts.service)} |`);
say('');
say('| sentences found, of pages that were read | tuning | held out |\n|---|---|---|');
for (const [factClass, parts] of sums.byClass)
  say(`| ${factClass} | ${figure(parts.tuning)} | ${figure(parts['held-out'])} |`);
say(`| all | ${figure(sums.read.tuning)} | ${figure(sums.read['held-out'])} |`);
say('');
say(
  `never read: ${[...sums.notRead].map(([spot, times]) => `${spot} ${times}`).join(', ') || 'nothing'}`,
);
say(
  'taken for true though it is not: ' +
    `${[...sums.faults].map(([kind, times]) => `${kind} ${times}`).join(', ') || 'nothing'}`,
);
say('');
for (const [writer, reports] of [
  ['evidence-only', worlds.map(({ report }) => report)],
  ['scripted model', modelled],
] as const) {
  const told = tallyReports(reports);
  say(
    `report, ${writer}: stated facts right ${figure(told.right)}, ` +
      `conflicts shown ${figure(told.conflictsShown)}, ` +
      `superseded told as current ${told.superseded}, ` +
      `decoys told as the company’s ${told.decoys}; goal 100 %, ≥ 99 %, 0, 0`,
  );
}
say(`asked back which company is meant, though its name was given in full: ${askedBack}`);
say(
  `no report: ${refused.length}${refused.length === 0 ? '' : ` (${refused.slice(0, 5).join('; ')})`}`,
);
if (missesFile !== undefined) writeFileSync(missesFile, missesOf(worlds));
