import { minutes } from '../../../src/kernel/time';
import { createOutboundFetch, sampleNetwork } from '../../../src/platform/fetch';
import { writeReport, type WrittenReport } from '../../../src/report';
import type { Judging } from '../../../src/report';
import { evidenceOnlyWriter, type Writer } from '../../../src/report/write';
import { identifyCompany, type EntityCard } from '../../../src/research/company';
import {
  extractEvidence,
  findEvidence,
  inMemorySnapshots,
  provenReaders,
  type Evidence,
  type Readers,
  type SnapshotStore,
} from '../../../src/research/evidence';
import {
  createAsk,
  gatherSnapshots,
  samplePoliteness,
  type Gathered,
} from '../../../src/research/gather';
import { TODAY } from '../company/shape';
import type { World } from '../make-world';
import { serveWorld } from '../serve-world';

/** What the engine made of a world: the report is null where it said that none can be made. */
export interface Outcome {
  readonly card: EntityCard | null;
  /** The name in full wasn't enough to tell it from its namesake. */
  readonly askedBack: boolean;
  readonly gathered: Gathered | null;
  readonly evidence: readonly Evidence[];
  readonly snapshots: SnapshotStore;
  readonly report: WrittenReport | null;
  readonly asked: ReadonlyMap<string, number>;
  readonly sentence: string;
}

const clock = { now: () => new Date(`${TODAY}T09:00:00Z`) };

/** Runs the engine as the shop does, or with every reader, with nothing replaced but what lies beneath the guard. */
export async function runEngine(
  world: World,
  writer: Writer = evidenceOnlyWriter(),
  judging?: Judging,
  readers: Readers = provenReaders,
): Promise<Outcome> {
  const web = await serveWorld(world);
  const snapshots = inMemorySnapshots();
  const nothing = {
    card: null,
    gathered: null,
    evidence: [],
    snapshots,
    report: null,
    asked: web.asked,
  };
  try {
    const live = createOutboundFetch({
      network: sampleNetwork(web),
      userAgent: 'WorldsBot/1.0',
      clock,
    });
    // A machine that is busy with other things answers late, which tells nothing of the engine.
    const outboundFetch: typeof live = (request) =>
      live({ ...request, limits: { ...request.limits, timeout: minutes(5) } });
    const ask = createAsk({
      outboundFetch,
      clock,
      politeness: samplePoliteness(),
      crawler: 'WorldsBot',
    });
    const asked = await identifyCompany({ ask }, { name: world.company.name });
    // Asked which company is meant, a buyer says so; that it had to be asked is counted.
    const askedBack = asked.ok && asked.value.kind === 'ambiguous';
    const who = askedBack
      ? await identifyCompany({ ask }, { name: world.company.name, hint: world.company.domain })
      : asked;
    if (!who.ok) return { ...nothing, askedBack, sentence: who.failure.sentence };
    if (who.value.kind !== 'found') return { ...nothing, askedBack, sentence: who.value.sentence };
    const role = world.company.jobs[0]?.title ?? 'Engineer';
    const gathered = await gatherSnapshots({ ask, clock, snapshots }, who.value.card, { role });
    const evidence = await findEvidence(
      {
        snapshots,
        extract: async (...read) => extractEvidence(...read, readers),
      },
      gathered.card,
      gathered.snapshots,
    );
    const { card } = gathered;
    const company = {
      name: card.name,
      aliases: [card.legalName, ...card.aliases],
      domains: card.domain === undefined ? [] : [card.domain],
    };
    const written = await writeReport(
      {
        writer,
        ...(judging === undefined ? {} : { judging }),
        readSnapshot: (sha256) => snapshots.get(sha256),
      },
      { company, role, evidence, tally: gathered.tally, writtenAt: clock.now().toISOString() },
    );
    return {
      card,
      askedBack,
      gathered,
      evidence,
      snapshots,
      asked: web.asked,
      report: written.ok ? written.value : null,
      sentence: written.ok ? '' : written.failure.sentence,
    };
  } finally {
    await web.close();
  }
}
