import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { EntityCard } from '../../../research/company/shape';
import { writeAudit } from '../../audit';
import type { Permit } from '../../policy';
import { mayBeNamed } from './company-shape';
import { leaseFor } from '../queue/lease';
import type { ReviewContext, ReviewedOrder } from '../ports';
import { reviewLimits, type ReviewProblem } from '../shape';
import { forgetReview, insertReviewEvent, lockReview, updateReview } from '../store';
import { companyQuestionState } from './view-company';
import { readReason } from '../claims/words';

export interface CompanyWord {
  /** One that was weighed or found; null where it is none of them. */
  readonly chosen: string | null;
  /** What the one that is chosen was found by, where it was searched for. */
  readonly words: string;
  readonly reason: string;
}

const TOO_LATE = {
  'being-made': 'The report is being made now. Wait until it’s ready.',
  signed: 'This report is approved. Withdraw the approval first.',
  left: 'The buyer already has this report.',
  over: 'This order is closed.',
} as const;

/**
 * An expert's word on which company is meant. Where work waits for it, work goes on; where a report was made about
 * another, nothing of that one stays, and the report is made for the right one within the hours that were promised.
 */
export async function answerCompany(
  context: ReviewContext,
  permit: Permit<'replace-company'>,
  order: ReviewedOrder,
  word: CompanyWord,
): Promise<Result<null, ReviewProblem>> {
  const { companies } = context;
  const state = companyQuestionState(
    order,
    await companies.readQuestion(order.id),
    await companies.readState(order.id),
  );
  if (!mayBeNamed({ state }))
    return fail('not-in-review', TOO_LATE[state as keyof typeof TOO_LATE]);
  const reason = readReason(word.reason, reviewLimits.reason);
  if (!reason.ok) return reason;
  const by = `staff:${permit.member.name}` as const;
  if (word.chosen === null) {
    if (state !== 'asked') return fail('no-company', 'Choose the right company instead.');
    return settled(
      await companies.answer({ orderId: order.id, chosen: null, by, note: reason.value }),
    );
  }
  const card = await cardOf(context, order.id, word.chosen, word.words);
  if (card === undefined)
    return fail('no-company', 'That company isn’t in the results. Search again.');
  if (state === 'asked')
    return settled(
      await companies.answer({ orderId: order.id, chosen: card, by, note: reason.value }),
    );
  return replace(context, permit, order, card, reason.value);
}

function settled(answered: Result<null>): Result<null, ReviewProblem> {
  return answered.ok ? answered : fail('changed-meanwhile', answered.failure.sentence);
}

/** What a page sends is a name; who it is has to be known here. */
async function cardOf(
  { companies }: ReviewContext,
  orderId: string,
  id: string,
  words: string,
): Promise<EntityCard | undefined> {
  const weighed = await companies.findCandidate(orderId, id);
  if (weighed !== undefined || words === '') return weighed;
  const found = await companies.search(words);
  return found.ok ? found.value.find(({ card }) => card.id === id)?.card : undefined;
}

async function replace(
  context: ReviewContext,
  { member }: Permit<'replace-company'>,
  order: ReviewedOrder,
  company: EntityCard,
  reason: string,
): Promise<Result<null, ReviewProblem>> {
  const { companies, database, clock } = context;
  const material = await context.readMaterial(order.id);
  const before = material?.company;
  if (before?.id === company.id)
    return fail('no-company', `The report is already about ${company.name}.`);
  const replaced = await database.write(async (transaction) => {
    const held = material && (await lockReview(transaction, material.report.id));
    const lease = held && leaseFor(held, member, clock.now());
    if (lease?.ok === false) return lease;
    const remade = await companies.replace(transaction, {
      orderId: order.id,
      company,
      by: `staff:${member.name}`,
      reason,
    });
    if (!remade.ok) return remade;
    await writeAudit(transaction, clock, {
      kind: 'order-company-replaced',
      actor: `staff:${member.name}`,
      subjectKind: 'order',
      subject: order.number,
      reason,
      before: { company: before?.name ?? null },
      after: { company: company.name },
    });
    if (!held) return remade;
    const revision = held.revision + 1;
    await forgetReview(transaction, held.reportId);
    await updateReview(transaction, held.reportId, {
      ...lease?.value,
      companyConfirmed: null,
      revision,
    });
    await insertReviewEvent(transaction, {
      id: newIdentifier(clock),
      reportId: held.reportId,
      baseNumber: held.baseNumber,
      revision,
      at: clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'company-replaced',
      claimId: null,
      before: null,
      after: null,
      reason: `${company.name} instead of ${before?.name ?? 'another'}. ${reason}`,
    });
    return remade;
  });
  if (!replaced.ok) return replaced;
  await companies.clear(order.id, replaced.value);
  return succeed(null);
}
