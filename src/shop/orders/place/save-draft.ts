import { firstAnswerNames, type FirstAnswerField } from '../../../../content/order-fields';
import { newIdentifier } from '../../../kernel/identifier';
import { recordOf } from '../../../kernel/record-of';
import { succeed, type Failure } from '../../../kernel/result';
import { interviewReport } from '../../catalog';
import { answerFaults, cleanDetails, cleanText, detailFaults, similarityOf } from './clean-details';
import { offeredDelivery } from './delivery-offer';
import type { OrdersContext } from '../ports';
import { detailsOf } from '../lists/present';
import type { OrderRow } from '../schema';
import {
  noAnswers,
  type CodeRefusal,
  type DetailsErrors,
  type InterviewTime,
  type OrderDetails,
  type OrderExtras,
} from '../shape';
import { keepRefusal } from '../codes/hold-code';
import { insertOrder, lockOrder, readOrder, updateOrder } from '../store';

/** `closed` while no orders are taken; then nothing is wrong with any field. */
export interface InvalidDetails extends Failure<'invalid-details' | 'closed'> {
  readonly errors: DetailsErrors;
}

export type SavedDraft =
  | { readonly ok: true; readonly value: { readonly draftId: string } }
  | { readonly ok: false; readonly failure: InvalidDetails };

/**
 * Keeps what was typed before any payment begins. The draft a browser already has is changed; once
 * that has become an order, a new draft is made.
 */
export async function saveDraft(
  context: OrdersContext,
  input: {
    readonly draftId: string | null;
    readonly details: OrderDetails;
    readonly extras?: OrderExtras;
  },
): Promise<SavedDraft> {
  const details = cleanDetails(input.details);
  const extras = await extrasOf(context, input, details);
  const errors = checkDetails(context, details, extras);
  const [sentence] = Object.values(errors);
  if (sentence !== undefined)
    return { ok: false, failure: { code: 'invalid-details', sentence, errors } };

  const { database, clock } = context;
  const now = clock.now();
  const { closed, readyBy } = await context.delivery.offer(database.read, now);
  if (closed !== null)
    return { ok: false, failure: { code: 'closed', sentence: closed, errors: {} } };
  return database.write(async (transaction): Promise<SavedDraft> => {
    const draft = input.draftId === null ? null : await lockOrder(transaction, input.draftId);
    const columns = {
      ...details,
      ...extras,
      similarity: similarityOf(details),
      ...offeredDelivery(draft, now, readyBy),
    };
    if (draft?.state === 'draft' && draft.kind === 'report') {
      const refusal = await keepRefusal(transaction, draft, details.email);
      if (refusal !== null) return lostCode(draft, refusal);
      const retyped = draft.role !== details.role ? { occupation: null } : {};
      await updateOrder(transaction, clock, draft.id, { ...columns, ...retyped });
      return succeed({ draftId: draft.id });
    }
    // A second tap on the same request is the same request.
    if (
      draft?.payment === 'manual-requested' &&
      draft.state === 'placed' &&
      sameDetails(detailsOf(draft), details)
    )
      return succeed({ draftId: draft.id });
    const id = newIdentifier(clock);
    await insertOrder(transaction, {
      id,
      state: 'draft',
      payment: 'none',
      ...columns,
      ...interviewReport.price,
      createdAt: now,
      updatedAt: now,
    });
    return succeed({ draftId: id });
  });
}

/** A code that counts for each address, or that is for one alone, can't be carried from one to another. */
function lostCode({ code }: OrderRow, refusal: CodeRefusal): SavedDraft {
  const why =
    refusal === 'used-by-address' ? 'was already used with this address' : 'isn’t for this address';
  const sentence = `The code ${code ?? ''} ${why}. Go back to the payment to remove it.`;
  return {
    ok: false,
    failure: { code: 'invalid-details', sentence, errors: { email: sentence } },
  };
}

function sameDetails(one: OrderDetails, other: OrderDetails): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Extras = Pick<OrderRow, 'companyPick'> &
  Partial<Pick<OrderRow, keyof InterviewTime | FirstAnswerField>>;

/** A pick belongs to the name it was made for; what was not sent this time stays. */
async function extrasOf(
  { database }: OrdersContext,
  { draftId, extras = {} }: { readonly draftId: string | null; readonly extras?: OrderExtras },
  { company }: OrderDetails,
): Promise<Extras> {
  const { companyPick, answers } = extras;
  const draft =
    companyPick === undefined && draftId !== null ? await readOrder(database.read, draftId) : null;
  const kept = draft?.company === company ? draft.companyPick : null;
  const told = answers && {
    interviewAt: answers.interviewAt === null ? null : new Date(answers.interviewAt),
    interviewZone: answers.interviewZone,
    ...recordOf(firstAnswerNames, (field) => cleanText(answers[field])),
  };
  return { companyPick: companyPick === undefined ? kept : companyPick, ...told };
}

function checkDetails(
  context: OrdersContext,
  details: OrderDetails,
  { companyPick, ...told }: Extras,
): DetailsErrors {
  const errors = {
    ...detailFaults(details),
    ...answerFaults(firstAnswerNames, { ...noAnswers, ...told }),
  };
  const refusal =
    errors.company === undefined ? context.companies.refuse(details.company, companyPick) : null;
  return refusal === null ? errors : { ...errors, company: refusal };
}

/** What a browser that holds the draft's cookie finds in its form again. */
export async function readDraft(
  context: OrdersContext,
  draftId: string,
): Promise<OrderDetails | null> {
  const row = await readOrder(context.database.read, draftId);
  return row?.state === 'draft' ? detailsOf(row) : null;
}
