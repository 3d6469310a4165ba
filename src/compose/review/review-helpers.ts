import { defined } from '../../kernel/defined';
import type { Helpers } from '../../desk/review';
import { recordSpending, storedModelAnswers } from '../../platform/models';
import { modelAnswersOf } from '../../report/production';
import { rewriteSection } from '../../report';
import { findOnQuestion } from '../../research/evidence';
import { extractOnThread } from '../../research/evidence';
import type { Gathering } from '../research/gathering';
import { createWriters } from '../../report/writers';
import { openWatched } from '../../platform/telemetry/watch/models';
import type { Platform } from '../platform/platform';
import { storedSnapshots } from '../../research/evidence';

export interface HelpersParts {
  readonly platform: Pick<
    Platform,
    'database' | 'files' | 'config' | 'clock' | 'log' | 'signer' | 'threads' | 'telemetry'
  >;
  readonly gathering: Pick<Gathering, 'snapshots' | 'gatherOn'>;
}

/** One rewrite may cost this much of what a whole report may. */
const SHARE = 0.4;

/** Writer and gatherer, as an expert at the bench can send them off. */
export function composeHelpers({
  platform: { database, files, config, clock, log, signer, threads, telemetry },
  gathering,
}: HelpersParts): Helpers {
  const { micros, tokens } = config.models.budget;
  const budget = { micros: micros * SHARE, tokens: tokens * SHARE };
  const extract = extractOnThread(threads);
  return {
    writer: config.models.write === undefined ? 'code' : 'model',
    async rewrite(orderId, wish) {
      const { rewriter, judging, ledger } = createWriters({
        models: { ...config.models, budget },
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
