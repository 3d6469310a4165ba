import { fail, succeed } from '../../kernel/result';
import type { CompanyDesk } from '../../desk/review';
import {
  chooseCompany,
  findCandidate,
  listWaitingChoices,
  overruleCompany,
  readChoice,
} from '../../report/choice';
import { readProduction, remakeReport, removeRemade } from '../../report/production';
import { identifyCompany } from '../../research/company';
import { moveOrder, type OrdersContext } from '../../shop/orders';
import { composeChoices } from '../report/choices';
import type { Gathering } from '../research/gathering';
import type { Platform } from '../platform/platform';

export interface CompanyDeskParts {
  readonly platform: Pick<Platform, 'database' | 'clock' | 'files' | 'steps' | 'config' | 'jobs'>;
  readonly orders: OrdersContext;
  readonly gathering: Pick<Gathering, 'ask'>;
}

/** What an expert asks of the directories, of the question to the buyer and of production. */
export function composeCompanyDesk({ platform, orders, gathering }: CompanyDeskParts): CompanyDesk {
  const { database, clock, files, steps, jobs } = platform;
  const choices = composeChoices(platform, { orders });
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
      const answer = await identifyCompany({ ask: gathering.ask }, { name: words });
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
      const remade = await remakeReport({ clock, queue: jobs.queue, steps }, transaction, orderId);
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
