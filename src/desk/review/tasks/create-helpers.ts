import { defined } from '../../../kernel/defined';
import type { Clock } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import type { FileStorage } from '../../../platform/files';
import type { Log } from '../../../platform/log';
import type { Signer } from '../../../platform/signing';
import type { Telemetry } from '../../../platform/telemetry';
import type { ThreadPool } from '../../../platform/threads';
import type { Helpers } from '../ports';
import { recordSpending, storedModelAnswers } from '../../../platform/models';
import { modelAnswersOf } from '../../../report/production';
import { rewriteSection } from '../../../report';
import { extractOnThread, findOnQuestion, storedSnapshots } from '../../../research/evidence';
import type { Gathering } from '../../../research';
import { createWriters, type ModelConfig } from '../../../report/writers';
import { openWatched } from '../../../platform/telemetry/watch/models';

export interface HelpersParts {
  readonly database: Database;
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly log: Log;
  readonly signer: Signer;
  readonly telemetry: Telemetry;
  readonly threads: Pick<ThreadPool, 'run'>;
  readonly models: ModelConfig;
  readonly gathering: Pick<Gathering, 'snapshots' | 'gatherOn'>;
}

/** One rewrite may cost this much of what a whole report may. */
const SHARE = 0.4;

/** Writer and gatherer, as an expert at the bench can send them off. */
export function createHelpers({
  database,
  files,
  clock,
  log,
  signer,
  telemetry,
  threads,
  models,
  gathering,
}: HelpersParts): Helpers {
  const { micros, tokens } = models.budget;
  const budget = { micros: micros * SHARE, tokens: tokens * SHARE };
  const extract = extractOnThread(threads);
  return {
    writer: models.write === undefined ? 'code' : 'model',
    async rewrite(orderId, wish) {
      const { rewriter, judging, ledger } = createWriters({
        models: { ...models, budget },
        clock,
        log,
        open: openWatched(telemetry),
        secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
        answers: storedModelAnswers(files, modelAnswersOf(orderId)),
        // Whoever asks again after an outage means it.
        keepOutages: false,
      });
      const snapshots = storedSnapshots(files);
      const written = await rewriteSection(
        {
          rewriter,
          ...defined({ judging }),
          readSnapshot: (sha256) => snapshots.get(sha256),
        },
        wish,
      );
      const stages = ledger.spending();
      if (stages.length > 0) log.info({ orderId, stages }, 'what the models of a rewrite used');
      await recordSpending({ database, clock }, orderId, stages);
      return written;
    },
    async findMore({ company, role, question, known }, tell) {
      const { snapshots, asked, answered } = await gathering.gatherOn(
        company,
        { role, question },
        tell,
      );
      const found = await findOnQuestion(
        { snapshots: gathering.snapshots, extract },
        company,
        snapshots,
        { question, known },
      );
      return { asked, answered, ...found };
    },
  };
}
