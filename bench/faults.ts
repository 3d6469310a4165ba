/**
 * Research with a share of all sources failing in every way: whether the plan ends within its budget
 * and says what is missing.  npm run bench -- faults [worlds] [share in percent]
 */
import { milliseconds, seconds } from '../src/kernel/time';
import { createOutboundFetch, sampleNetwork } from '../src/platform/fetch';
import { identifyCompany } from '../src/research/company';
import { inMemorySnapshots } from '../src/research/evidence';
import {
  createAsk,
  gatherSnapshots,
  samplePoliteness,
  type Gathered,
} from '../src/research/gather';
import { catalogue, type Ask } from '../src/research/sources';
import { TODAY } from '../test/worlds/company/shape';
import { makeWorld } from '../test/worlds/make-world';
import { serveWorld } from '../test/worlds/serve-world';
import { failBefore, type FailingWeb } from './faults/failing-web';

const [count = '12', share = '30'] = process.argv.slice(2);
const BUDGET = { requests: 240, characters: 60_000_000, time: seconds(60) };
const TIMEOUT = milliseconds(1_500);
/** What a request that is under way may still take when the time is over. */
const GRACE_MS = 5_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const hosts = catalogue.flatMap(({ request }) =>
  request.urls.flatMap((url) => /^https:\/\/([^/{}]+)\//.exec(url)?.[1] ?? []),
);
const started = performance.now();
const clock = {
  now: () => new Date(Date.parse(`${TODAY}T09:00:00Z`) + performance.now() - started),
};

interface Run {
  readonly gathered: Gathered;
  readonly milliseconds: number;
}

async function gather(ask: Ask, card: Parameters<typeof gatherSnapshots>[1]): Promise<Run> {
  const begun = performance.now();
  const gathered = await gatherSnapshots(
    { ask, clock, snapshots: inMemorySnapshots(), budget: BUDGET },
    card,
    { role: 'Engineer' },
  );
  return { gathered, milliseconds: performance.now() - begun };
}

function askOver(network: FailingWeb['network']): Ask {
  const outboundFetch = createOutboundFetch({ network, userAgent: 'ForewordBot/1.0', clock });
  const politeness = {
    ...samplePoliteness(),
    retries: 2,
    longestWait: milliseconds(2_500),
    rest: seconds(600),
  };
  return createAsk({ outboundFetch, clock, politeness, crawler: 'ForewordBot', timeout: TIMEOUT });
}

const failures: string[] = [];
const seen = new Map<string, number>();
const outcomes = new Map<string, number>();
let [most, requests, kept, whole, partsAsked, partsFailed] = [0, 0, 0, 0, 0, 0];

for (let index = 0; index < Number(count); index += 1) {
  const world = makeWorld(index);
  const served = await serveWorld(world);
  const failing = await failBefore(served, hosts, index + 1, Number(share) / 100);
  try {
    const healthy = askOver(
      sampleNetwork({ port: served.port, hosts: [...served.hosts, ...hosts] }),
    );
    const who = await identifyCompany(
      { ask: healthy },
      { name: world.company.name, hint: world.company.domain },
    );
    if (!who.ok || who.value.kind !== 'found') {
      failures.push(`world ${index}: the company was not found`);
      continue;
    }
    const { card } = who.value;
    const good = await gather(healthy, card);
    const { gathered, milliseconds: taken } = await gather(askOver(failing.network), card);
    most = Math.max(most, taken);
    requests = Math.max(requests, gathered.spent.requests);
    whole += good.gathered.snapshots.length;
    kept += gathered.snapshots.length;
    for (const part of failing.asked)
      partsAsked += Number(part !== '' && !part.endsWith('/robots.txt'));
    for (const [part, kind] of failing.failing)
      if (failing.asked.has(part)) {
        partsFailed += 1;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
    for (const { outcome } of gathered.outcomes)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (taken > BUDGET.time + GRACE_MS)
      failures.push(`world ${index}: took ${Math.round(taken / 1_000)} s`);
    if (gathered.spent.requests > BUDGET.requests + 16)
      failures.push(`world ${index}: made ${gathered.spent.requests} requests`);
    for (const { sourceId, outcome, sentence } of gathered.outcomes)
      if (sentence === '')
        failures.push(`world ${index}: ${sourceId} is “${outcome}” and nothing is said of it`);
    const spoken = new Set(
      gathered.snapshots
        .filter(({ matchScore, kind }) => matchScore >= 0.7 && kind !== 'directory')
        .flatMap(({ topics }) => topics),
    );
    for (const topic of [
      'financials',
      'leadership',
      'products',
      'news',
      'culture',
      'hiring',
      'legal',
      'location',
      'market',
    ] as const) {
      if (!spoken.has(topic) && !gathered.gaps.some((gap) => gap.topic === topic))
        failures.push(`world ${index}: nothing speaks of ${topic}, and that is not said`);
    }
  } catch (error) {
    failures.push(`world ${index}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await failing.close();
    await served.close();
  }
}

say(
  `${count} made-up companies; of ${partsAsked} parts of the web that were asked ` +
    `${partsFailed} failed (${((partsFailed / partsAsked) * 100).toFixed(0)} %), ` +
    `in ${seen.size} ways`,
);
say(
  `longest run ${(most / 1_000).toFixed(1)} s of a budget of ${BUDGET.time / 1_000} s; ` +
    `most requests ${requests} of ${BUDGET.requests}`,
);
say(
  `texts kept: ${kept} of the ${whole} that the same companies give with everything in ` +
    `order (${((kept / whole) * 100).toFixed(0)} %)`,
);
say(
  `outcomes: ${[...outcomes]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, times]) => `${code} ${times}`)
    .join(', ')}`,
);
say(
  failures.length === 0
    ? 'every plan ended within its budget and said what is missing'
    : `NOT HELD:\n${failures.join('\n')}`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
