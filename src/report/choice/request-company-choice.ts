import { after, hours } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import type { Candidate } from '../../research/company/shape';
import { companyUnclear } from './events';
import { handOverChoiceJob } from './hand-over-job';
import type { ChoiceContext } from './ports';
import { insertChoice } from './store';

/** The buyer is waited for this long; then someone who can look into it decides. */
const BUYER_HAS = hours(2);

export interface ChoiceQuestion {
  readonly orderId: string;
  readonly candidates: readonly Candidate[];
}

/** Writes the question down, has the buyer asked, and sees to it that the order waits no longer than it must. */
export async function requestCompanyChoice(
  context: ChoiceContext,
  transaction: Transaction,
  { orderId, candidates }: ChoiceQuestion,
): Promise<void> {
  const askedAt = context.clock.now();
  const answerBy = after(askedAt, BUYER_HAS);
  const isNew = await insertChoice(transaction, {
    orderId,
    state: 'with-buyer',
    candidates: [...candidates],
    askedAt,
    answerBy,
  });
  if (!isNew) return;
  await context.note(transaction, orderId, {
    actor: 'system',
    what: 'company-asked',
    why: candidates.map(({ card }) => card.name).join('; '),
  });
  await context.queue.emit(
    transaction,
    companyUnclear,
    { orderId },
    { key: `company-unclear:${orderId}` },
  );
  await context.queue.enqueue(
    transaction,
    handOverChoiceJob,
    { orderId },
    { after: answerBy, key: orderId },
  );
}
