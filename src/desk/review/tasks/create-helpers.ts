import { defined } from '../../../kernel/defined';
import type { ThreadPool } from '../../../platform/threads';
import type { Helpers } from '../ports';
import { rewriteSection } from '../../../report';
import { extractOnThread, findOnQuestion, storedSnapshots } from '../../../research/evidence';
import type { Gathering } from '../../../research';
import {
  createWriters,
  orderModels,
  type ModelConfig,
  type OrderModelsContext,
} from '../../../report/writers';

export interface HelpersParts extends OrderModelsContext {
  readonly threads: Pick<ThreadPool, 'run'>;
  readonly models: ModelConfig;
  readonly gathering: Pick<Gathering, 'snapshots' | 'gatherOn'>;
}

/** One rewrite may cost this much of what a whole report may. */
const SHARE = 0.4;

/** Writer and gatherer, as an expert at the bench can send them off. */
export function createHelpers(parts: HelpersParts): Helpers {
  const { files, clock, log, threads, models, gathering } = parts;
  const { micros, tokens } = models.budget;
  const budget = { micros: micros * SHARE, tokens: tokens * SHARE };
  const extract = extractOnThread(threads);
  return {
    writer: models.write === undefined ? 'code' : 'model',
    async rewrite(orderId, wish) {
      const { spent, ...opening } = orderModels(parts, orderId);
      const { rewriter, judging, ledger } = createWriters({
        models: { ...models, budget },
        clock,
        log,
        ...opening,
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
      await spent(ledger.spending(), 'what the models of a rewrite used');
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
