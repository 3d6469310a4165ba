import { fail, succeed } from '../../../kernel/result';
import type { Database } from '../../../platform/database';
import type { FileStorage } from '../../../platform/files';
import type { JobQueue, Steps } from '../../../platform/jobs';
import type { Clock } from '../../../kernel/time';
import type { Ask } from '../../../research/sources';
import type { CompanyDesk } from './company-desk';
import {
  chooseCompany,
  findCandidate,
  listWaitingChoices,
  overruleCompany,
  readChoice,
  type ChoiceContext,
} from '../../../report/choice';
import { readProduction, remakeReport, removeRemade } from '../../../report/production';
import { identifyCompany } from '../../../research/company';
import { moveOrder, type OrdersContext } from '../../../shop/orders';

export interface CompanyDeskParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: FileStorage;
  readonly steps: Steps;
  readonly queue: JobQueue;
  readonly orders: OrdersContext;
  readonly choices: ChoiceContext;
  readonly ask: Ask;
}

/** What an expert asks of the directories, of the question to the buyer and of production. */
export function createCompanyDesk({
  database,
  clock,
  files,
  steps,
  queue,
  orders,
  choices,
  ask,
}: CompanyDeskParts): CompanyDesk {
  return {
    listQuestions: (limit) => listWaitingChoices({ database }, limit),
    readQuestion: (orderId) => readChoice({ database }, orderId),
    async readState(orderId) {
      const made = await readProduction({ database, steps }, orderId);
      return (
        made && {
          state: made.state,
          reasons: made.reasons,
          isOut: made.version?.published === true,
        }
      );
    },
    findCandidate: (orderId, id) => findCandidate({ database }, orderId, id),
    async search(words) {
      const answer = await identifyCompany({ ask }, { name: words });
      if (!answer.ok) return answer;
      if (answer.value.kind === 'unknown') return fail('unknown', answer.value.sentence);
      return succeed(
        answer.value.kind === 'ambiguous'
          ? answer.value.candidates
          : [{ card: answer.value.card, score: 1, reasons: [answer.value.reason] }],
      );
    },
    answer: (answer) => chooseCompany(choices, answer),
    async replace(transaction, { orderId, company, by, reason }) {
      const remade = await remakeReport({ clock, queue, steps }, transaction, orderId);
      if (!remade.ok) return remade;
      await overruleCompany(choices, transaction, { orderId, company, by, reason });
      // One that could not be made never left production.
      await moveOrder(orders, transaction, {
        orderId,
        event: 'return-to-production',
        actor: by,
        why: reason,
      });
      return remade;
    },
    clear: (orderId, remade) => removeRemade({ files }, orderId, remade),
  };
}
