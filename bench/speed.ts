/**
 * How long one claim takes to be judged, with its passages read afresh each time.  npm run bench -- speed [rounds]
 */
import { RETOLD_PAGES } from '../src/report/fixtures/retold-pages';
import { loadParser } from '../src/research/evidence';
import { checkClaim } from '../src/report/verify';
import { readWice } from './verify/wice';

interface Job {
  readonly claim: string;
  readonly passages: readonly string[];
}

const GOAL = 10;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const rounds = Number(process.argv[2] ?? 3);

function measure(name: string, jobs: readonly Job[]): void {
  for (const { claim, passages } of jobs.slice(0, 50))
    checkClaim(claim, passages, '', loadParser());
  const spent: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    for (const { claim, passages } of jobs) {
      const started = performance.now();
      checkClaim(claim, passages, '', loadParser());
      spent.push(performance.now() - started);
    }
  }
  const { user, system } = process.cpuUsage(before);
  spent.sort((one, other) => one - other);
  const at = (share: number) => (spent[Math.floor(spent.length * share)] ?? 0).toFixed(2);
  const sentences = jobs.reduce((sum, { passages }) => sum + passages.length, 0) / jobs.length;
  say(
    [
      name.padEnd(22),
      String(spent.length).padStart(6),
      sentences.toFixed(0).padStart(9),
      ((user + system) / 1_000 / spent.length).toFixed(2).padStart(12),
      at(0.5).padStart(10),
      at(0.95).padStart(10),
    ].join(' '),
  );
}

say(`milliseconds a claim, Node ${process.version}; the goal is at most ${GOAL} of processor time`);
say('claims                  judged  passages  of processor     median  95th of 100');
measure(
  'made up, one page',
  RETOLD_PAGES.flatMap(({ page, retold }) =>
    retold.map((claim) => ({ claim, passages: page.split(/(?<=\.) /u) })),
  ),
);
const wice = readWice();
if (wice === undefined)
  say('WiCE is absent: there is no bench/verification in MATERIAL_DIR (../shared by default).');
else measure('WiCE, a whole web page', wice);
