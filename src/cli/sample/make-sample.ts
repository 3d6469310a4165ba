import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWriters } from '../../report/writers';
import { createGathering } from '../../research';
import { openOutside } from '../../compose/outside';
import { composePlatform } from '../../compose/platform';
import { composeProduction } from '../../compose/report';
import { composeReview } from '../../compose/review';
import { composeShop, type Shop } from '../../compose/shop';
import { writeWith } from '../../report/writers';
import type { Config } from '../../config';
import type { JobQueue } from '../../platform/jobs';
import { createLog } from '../../platform/log';
import { createMailer } from '../../platform/mail';
import { projectFolder } from '../../project-folder';
import {
  createResearch,
  produceReportJob,
  productionHandlers,
  type ProductionContext,
  type Writing,
} from '../../report/production';
import { markManualPaid, requestManual, saveDraft } from '../../shop/orders';
import { StartupFault } from '../../process/startup-fault';
import { recordedModel } from './recorded-model';
import { readSampleRecording, type SampleRecording } from './recording';
import { reviewSample } from './review-sample';

export interface MadeSample {
  readonly document: string;
  readonly page: string;
  readonly pdf: Uint8Array;
}

/** What the company is called, and the day on which it is asked for, are kept with the sample web. */
function readTruth(root: string): { readonly name: string; readonly today: string } {
  return JSON.parse(readFileSync(join(root, 'demo/company.json'), 'utf8')) as {
    name: string;
    today: string;
  };
}

/** Nobody's models, keys, addresses, or data change what everybody sees. */
const withoutSettings = (config: Config, dataDirectory: string) =>
  ({
    ...config,
    mode: 'demo',
    roles: [],
    dataDirectory,
    databaseUrl: undefined,
    fileStorage: 'folder',
    research: 'sample',
    review: 'required',
    baseUrl: 'http://localhost:3000',
    sources: { ...config.sources, keys: {} },
  }) satisfies Config;

/** The recorded model's words go the way of any model's: through the writer, and past the verifier alone. */
function recordedWriting(
  { files, clock }: Pick<ProductionContext, 'files' | 'clock'>,
  config: Config,
  recording: SampleRecording,
): Writing {
  const log = createLog({ level: 'warn', destination: process.stderr });
  return {
    async write(order) {
      const model = recordedModel(recording, order.findings.evidence);
      const writers = createWriters({
        models: {
          ...config.models,
          write: { provider: 'compatible', name: 'recorded', price: model.price },
          rewrite: undefined,
          read: undefined,
          judge: undefined,
        },
        clock,
        log,
        secret: 'the sample',
        answers: { get: async () => undefined, put: async () => undefined },
        keepOutages: false,
        open: () => model,
      });
      const written = await writeWith(files, writers, order);
      if (!written.ok) return written;
      const [standIn] = writers.standIns;
      if (standIn !== undefined)
        throw new StartupFault(`The sample’s recording gave no section “${standIn.section}”.`);
      const { document, rejected } = written.value;
      return { ok: true, value: { document: { ...document, sample: true }, rejected } };
    },
  };
}

/** Its one job is done by hand, and nobody is written to. */
const NOTHING_QUEUED: JobQueue = {
  enqueue: async () => undefined,
  enqueueAll: async () => undefined,
  emit: async () => undefined,
};

async function placeOrder({ orders }: Shop, company: string): Promise<string> {
  const draft = await saveDraft(orders, {
    draftId: null,
    details: {
      company,
      role: 'Backend Engineer',
      email: 'sample@candidate.example',
      name: '',
      interviewers: 'Saoirse Bellweather, Kwabena Aldersgate',
      location: 'Omaha, Nebraska',
    },
  });
  if (!draft.ok) throw new StartupFault(draft.failure.sentence);
  const { draftId } = draft.value;
  await requestManual(orders, { draftId });
  const paid = await markManualPaid(orders, {
    orderId: draftId,
    actor: 'system',
    reason: 'the sample',
  });
  if (!paid.ok) throw new StartupFault(paid.failure.sentence);
  return draftId;
}

/**
 * The sample comes about as a buyer's report does: ordered, researched on the sample web, written by a model, whose
 * answers are recorded, verified, and edited and approved at the review desk.
 */
export async function makeSample(config: Config, recordingFolder: string): Promise<MadeSample> {
  const root = projectFolder();
  const { name, today } = readTruth(root);
  const recording = readSampleRecording(recordingFolder);
  const folder = mkdtempSync(join(tmpdir(), 'foreword-sample-'));
  const log = createLog({ level: 'error', destination: process.stderr });
  const clock = { now: () => new Date(`${today}T12:00:00Z`) };
  const settled = withoutSettings(config, folder);
  const outside = await openOutside('sample', root);
  const whole = await composePlatform(settled, { log, clock, projectFolder: root }, []);
  const platform = {
    ...whole,
    jobs: { ...whole.jobs, queue: NOTHING_QUEUED },
    mailer: createMailer({ queue: NOTHING_QUEUED, clock }),
  };
  const shop = await composeShop(platform, outside.companies);
  const { context } = composeProduction(platform, shop, outside);
  // A clock that stands still would wait forever for a host’s turn that other processes note in the database.
  const { files, threads } = platform;
  const alone = { clock, files, threads, config: settled };
  const gathering = createGathering(alone, outside);
  const research = createResearch({ ...alone, gathering });
  try {
    const orderId = await placeOrder(shop, name);
    const writing = recordedWriting(context, settled, recording);
    const [produce] = productionHandlers({ ...context, research, writing }).filter(
      ({ job }) => job.name === produceReportJob.name,
    );
    await produce?.handle(
      { orderId },
      { number: 1, last: true, signal: new AbortController().signal },
    );
    const review = composeReview({
      platform,
      orders: shop.orders,
      gathering,
      rendering: context.rendering,
    });
    const { document, pdfFile, htmlFile } = await reviewSample(review, orderId, recording.steps);
    const read = async (file: string): Promise<Uint8Array> => {
      const bytes = await platform.files.get(file);
      if (bytes === undefined) throw new StartupFault(`The sample’s file ${file} is missing.`);
      return bytes;
    };
    return {
      document: `${JSON.stringify(document, null, 2)}\n`,
      page: Buffer.from(await read(htmlFile)).toString('utf8'),
      pdf: await read(pdfFile),
    };
  } finally {
    await gathering.close();
    await platform.threads.close();
    await shop.sandbox?.close();
    await outside.close();
    await platform.database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
