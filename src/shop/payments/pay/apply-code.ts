import { fail, succeed, type Result } from '../../../kernel/result';
import {
  checkCode,
  dropCode,
  holdCode,
  isLapsed,
  listLapsedCodes,
  readOrder,
  type OrderRow,
} from '../../orders';
import { codeRefusals, type CodeRefusal } from '../../orders/shape';
import type { PaymentsContext } from '../ports';
import { applyTax } from '../tax/apply-tax';
import { whileClosed } from './while-closed';

const refuse = (why: CodeRefusal): Result<never, CodeRefusal> => fail(why, codeRefusals[why]);

/**
 * Changes the price of a draft by a code, or back. Its open payment is closed first, and the price
 * changes only while there is none: what a browser can pay is always what the order costs.
 */
export async function applyCode(
  context: PaymentsContext,
  { draftId, typed }: { readonly draftId: string; readonly typed: string | null },
): Promise<Result<OrderRow, CodeRefusal>> {
  const draft = await readOrder(context.database.read, draftId);
  if (draft?.state !== 'draft') return refuse('no-draft');
  if (typed !== null) {
    const checked = await checkCode(context, draft, typed);
    if (!checked.ok) return checked;
  }
  const changed = await whileClosed(context, draftId, (transaction, order) =>
    typed === null
      ? dropCode(context, transaction, order).then(succeed)
      : holdCode(context, transaction, order, typed),
  );
  if (!changed.ok) return refuse(changed.failure.code);
  // Where it fails, the page asks for the place again before it takes a payment.
  if (context.taxes === true && changed.value.taxCountry !== null)
    await applyTax(context, { draftId, told: null });
  return changed;
}

/** Drafts that hold a code for hours without paying give it back. */
export async function releaseCodes(
  context: PaymentsContext,
): Promise<{ readonly released: number }> {
  let released = 0;
  for (const draftId of await listLapsedCodes(context)) {
    const done = await whileClosed(context, draftId, async (transaction, order) =>
      isLapsed(order, context.clock.now())
        ? succeed(await dropCode(context, transaction, order))
        : refuse('in-progress'),
    );
    if (done.ok) released += 1;
  }
  return { released };
}
