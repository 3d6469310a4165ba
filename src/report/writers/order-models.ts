import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { FileStorage } from '../../platform/files';
import type { Log } from '../../platform/log';
import { recordSpending, storedModelAnswers, type StageSpending } from '../../platform/models';
import type { Signer } from '../../platform/signing';
import type { Telemetry } from '../../platform/telemetry';
import { openWatched } from '../../platform/telemetry/watch/models';
import { modelAnswersOf } from '../production';

export interface OrderModelsContext {
  readonly database: Database;
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly log: Log;
  readonly signer: Signer;
  readonly telemetry: Telemetry;
}

/** What every model that works on an order needs: how it's opened, its prompts' secret marks, and its kept answers. */
export function orderModels(
  { database, files, clock, log, signer, telemetry }: OrderModelsContext,
  orderId: string,
) {
  return {
    open: openWatched(telemetry),
    secret: signer.sign({ purpose: 'model-marks', subject: orderId, version: 1 }),
    answers: storedModelAnswers(files, modelAnswersOf(orderId)),
    /** Keeps what they have used, stage by stage. */
    async spent(stages: readonly StageSpending[], message: string): Promise<void> {
      if (stages.length === 0) return;
      log.info({ orderId, stages }, message);
      await recordSpending({ database, clock }, orderId, stages);
    },
  };
}
