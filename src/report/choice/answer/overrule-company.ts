import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import type { EntityCard } from '../../../research/company/shape';
import { shorten, visible } from '../../document';
import type { ChoiceContext, Decider } from '../ports';
import { choiceMoves } from '../shape';
import { lockChoice, putChoice } from '../store';

const LONGEST_NOTE = 500;

export interface Overruling {
  readonly orderId: string;
  readonly company: EntityCard;
  readonly by: Exclude<Decider, 'buyer' | 'system'>;
  readonly reason: string;
}

/**
 * Replaces the company that a report is about, whatever was settled before. The caller has the
 * report made again.
 */
export async function overruleCompany(
  context: Pick<ChoiceContext, 'clock' | 'note'>,
  transaction: Transaction,
  { orderId, company, by, reason }: Overruling,
): Promise<void> {
  const held = await lockChoice(transaction, orderId);
  const overruled = held && move(choiceMoves, held.state, 'overrule');
  if (overruled?.ok === false) throw new Error(overruled.failure.sentence);
  const now = context.clock.now();
  const others = (held?.candidates ?? []).filter(({ card }) => card.id !== company.id);
  await putChoice(transaction, {
    orderId,
    state: 'decided',
    chosen: company.id,
    candidates: [
      ...others,
      {
        card: company,
        score: 1,
        reasons: [`${company.name} was found by someone who looked into it.`],
      },
    ],
    askedAt: held?.askedAt ?? now,
    answerBy: held?.answerBy ?? now,
    note: shorten(visible(reason), LONGEST_NOTE),
    decidedAt: now,
    decidedBy: by,
  });
  await context.note(transaction, orderId, {
    actor: by,
    what: 'company-chosen',
    why: `${company.name}. ${reason}`,
  });
}
