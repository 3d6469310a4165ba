import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import {
  checkCode,
  dropCode,
  holdCode,
  isLapsed,
  listLapsedCodes,
  lockOrder,
  readOrder,
  type OrderRow,
} from '../../orders';
import { codeRefusals, type CodeRefusal } from '../../orders/codes/shape';
import type { PaymentsContext } from '../ports';
import { readLiveAttempt } from '../store';
import { closeSessions } from './close-sessions';

const refuse = (why: CodeRefusal): Result<never, CodeRefusal> => fail(why, codeRefusals[why]);

/** Another tab may begin a payment while one is closed; more than this in a row is no accident. */
const ROUNDS = 3;

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
  return whileClosed(context, draftId, (transaction, order) =>
    typed === null
      ? dropCode(context, transaction, order).then(succeed)
      : holdCode(context, transaction, order, typed),
  );
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

async function whileClosed(
  context: PaymentsContext,
  draftId: string,
  work: (transaction: Transaction, order: OrderRow) => Promise<Result<OrderRow, CodeRefusal>>,
): Promise<Result<OrderRow, CodeRefusal>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const closing = await closeSessions(context, { orderId: draftId });
    if (!closing.ok) return refuse('unavailable');
    if (closing.value !== 'closed') return refuse('in-progress');
    const done = await context.database.write(async (transaction) => {
      const order = await lockOrder(transaction, draftId);
      if (order?.state !== 'draft') return refuse('no-draft');
      if (order.payment !== 'none') return refuse('in-progress');
      if ((await readLiveAttempt(transaction, order.id)) !== null) return 'again';
      return work(transaction, order);
    });
    if (done !== 'again') return done;
  }
  return refuse('unavailable');
}
