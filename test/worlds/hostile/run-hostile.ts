import { createModel } from '../../../src/platform/models';
import { chatJudge } from '../../../src/report/judge';
import { evidenceOnlyWriter, modelWriter, type Writer } from '../../../src/report/write';
import { runEngine } from '../harness/run-engine';
import { makeWorld } from '../make-world';
import { judgeHostile, type Through } from './judge-hostile';
import { PLACEMENTS, plant, type Placement } from './plant';
import { hostileStub, type Stub } from './stub';
import { serveStub } from './stub-server';

export interface HostileRun {
  readonly index: number;
  readonly writer: 'evidence-only' | 'model';
  readonly planted: Readonly<Record<Placement, number>>;
  readonly claims: number;
  /** How many calls the stub took, how many lies it told, and how many sections code had to take over. */
  readonly calls: number;
  readonly lies: number;
  readonly standIns: number;
  readonly through: readonly Through[];
}

export interface HostileReviewDesk {
  run(index: number, writer: HostileRun['writer']): Promise<HostileRun>;
  close(): Promise<void>;
}

/** Worlds full of planted texts, written up by code or by a model that obeys them all. */
export async function openHostileReviewDesk(texts: readonly string[]): Promise<HostileReviewDesk> {
  let stub: Stub = hostileStub('none', 'none');
  const server = await serveStub(() => stub);
  const model = createModel({
    provider: 'compatible',
    name: 'stub',
    key: 'none',
    baseUrl: server.baseUrl,
    price: { input: 1, output: 1 },
  });
  return {
    close: () => server.close(),
    async run(index, kind) {
      const { tampering, planted } = plant(`hostile ${index}`, texts);
      const world = makeWorld(index, tampering);
      stub = hostileStub(`stub ${index}`, world.company.name);
      const standIns: string[] = [];
      const writer: Writer =
        kind === 'evidence-only'
          ? evidenceOnlyWriter()
          : modelWriter({
              model,
              secret: `secret ${index}`,
              standIn: evidenceOnlyWriter(),
              noteStandIn: ({ section }) => void standIns.push(section),
            });
      const judging =
        kind === 'model' && index % 4 === 3
          ? {
              judge: chatJudge({ model, secret: `secret ${index}` }),
              noteUnanswered: () => undefined,
              noteUnreliable: () => undefined,
            }
          : undefined;
      const outcome = await runEngine(world, writer, judging);
      const counts = Object.fromEntries(
        PLACEMENTS.map((one) => [one, planted.filter(({ placement }) => placement === one).length]),
      ) as Record<Placement, number>;
      return {
        index,
        writer: kind,
        planted: counts,
        claims:
          outcome.report?.document.sections.reduce((sum, { claims }) => sum + claims.length, 0) ??
          0,
        calls: stub.calls(),
        lies: stub.lies.size,
        standIns: standIns.length,
        through: judgeHostile(world, outcome, planted, kind === 'model' ? stub : undefined),
      };
    },
  };
}
