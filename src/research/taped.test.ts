import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeWeb, type FakeWeb } from '../../demo/web';
import { systemClock } from '../kernel/time';
import { createOutboundFetch, sampleNetwork, type Network } from '../platform/fetch';
import { openTape, type Tape } from '../platform/tapes';
import { identifyCompany } from './company';
import { findEvidence, inMemorySnapshots } from './evidence';
import { createAsk, gatherSnapshots, samplePoliteness, tapedPoliteness } from './gather';
import { catalogue } from './sources';

const { name } = JSON.parse(readFileSync('demo/company.json', 'utf8')) as { name: string };
const nobody: Network = {
  lookup: async () => {
    throw new Error('no network');
  },
  connect: async () => {
    throw new Error('no network');
  },
};
let web: FakeWeb;
beforeAll(async () => {
  web = await startFakeWeb({ folder: 'demo/web/hosts' });
});
afterAll(() => web.close());

const BROKEN = new Set(['hn.algolia.com', 'boards-api.greenhouse.io']);

/** The sample web, of which two hosts break every connection. */
function shakyNetwork(): Network {
  const whole = sampleNetwork(web);
  return {
    lookup: whole.lookup,
    connect: (target) =>
      BROKEN.has(target.hostname) ? Promise.reject(new Error('refused')) : whole.connect(target),
  };
}

async function research(tape: Tape, network: Network) {
  const { clock, wire, kind } = tape;
  const snapshots = inMemorySnapshots();
  const outboundFetch = createOutboundFetch({ network, userAgent: 'ForewordBot/1.0', clock, wire });
  const ask = createAsk({
    outboundFetch,
    clock: systemClock,
    politeness: tapedPoliteness(samplePoliteness(), kind),
    crawler: 'ForewordBot',
  });
  const who = await identifyCompany({ ask }, { name });
  if (!who.ok || who.value.kind !== 'found') return { who };
  // Not confined to the sample web, so that what isn’t there is on the tape too.
  const gathered = await gatherSnapshots(
    { ask, clock, snapshots, sources: catalogue },
    who.value.card,
    { role: 'Backend Engineer', interviewers: 'Noreen Castellaw' },
  );
  return {
    who,
    gathered,
    evidence: await findEvidence({ snapshots }, gathered.card, gathered.snapshots),
  };
}

test('a company researched while a tape records is researched the same from the tape alone, broken connections included', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'foreword-taped-')), 'tape');
  const recording = await openTape(folder, systemClock);
  if (!recording.ok) throw new Error(recording.failure.sentence);
  const live = await research(recording.value, shakyNetwork());
  await recording.value.close();
  const playing = await openTape(folder, systemClock);
  if (!playing.ok) throw new Error(playing.failure.sentence);
  const again = await research(playing.value, nobody);
  expect(JSON.stringify(again)).toBe(JSON.stringify(live));
  expect(live.evidence?.length).toBeGreaterThan(20);
  expect(live.gathered?.outcomes.some(({ outcome }) => outcome === 'unreachable')).toBe(true);
}, 120_000);
