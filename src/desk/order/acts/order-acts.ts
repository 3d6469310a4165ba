import { newIdentifier } from '../../../kernel/identifier';
import { fail, succeed, type Result } from '../../../kernel/result';
import { after, hours } from '../../../kernel/time';
import { writeAudit } from '../../audit';
import { auditedActOf, auditEntryOf, reasonOf, seenAuditedActOf, type Acting } from './audited-act';
import type { OrderActing } from '../ports';
import { orderLimits, PROMISE_HOURS, type ActDone } from '../shape';
import { deleteAssignment, insertNote, putAssignment, readAssignments } from '../store';
import { orUndone } from './undo';

/** The right address: the buyer’s mails go out again to it, and every link that went elsewhere ends. */
export async function correctAddressByStaff(
  context: Pick<OrderActing, 'clock' | 'correctAddress'>,
  acting: Acting<'correct-address'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const corrected = await context.correctAddress({
    // The addresses themselves stand with the order; the log outlives what is known of a buyer.
    ...auditedActOf(context, acting, reason.value, 'order-address-corrected', {
      after: { delivered: acting.order.deliveredAt !== null },
    }),
    email: acting.asked.fields['email'] ?? '',
  });
  return corrected.ok
    ? succeed({ sentence: 'Email changed. Resending the buyer’s emails.' })
    : corrected;
}

export async function extendPromiseByStaff(
  context: Pick<OrderActing, 'clock' | 'extendPromise'>,
  acting: Acting<'extend-promise'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const chosen = PROMISE_HOURS.find((count) => String(count) === acting.asked.fields['hours']);
  if (chosen === undefined) return fail('no-hour', 'Choose a new deadline.');
  const promisedAt = after(context.clock.now(), hours(chosen));
  const extended = await context.extendPromise({
    ...auditedActOf(context, acting, reason.value, 'promise-extended', {
      before: { promised: acting.order.promisedAt },
      after: { promised: promisedAt.toISOString() },
    }),
    promisedAt,
  });
  return extended.ok ? succeed({ sentence: 'Deadline moved. We’ve emailed the buyer.' }) : extended;
}

/** Says whose work a report is; nobody’s where no one is named. */
export async function assign(
  context: Pick<OrderActing, 'clock' | 'database' | 'listExperts'>,
  acting: Acting<'assign-order'>,
): Promise<Result<ActDone>> {
  const reason = reasonOf(acting.asked);
  if (!reason.ok) return reason;
  const wanted = acting.asked.fields['expert'] ?? '';
  const expert = (await context.listExperts()).find(({ id }) => id === wanted);
  if (expert === undefined && wanted !== '')
    return fail('no-expert', 'This person no longer reviews reports here.');
  const {
    order: { id: orderId },
  } = acting;
  const [earlier] = await readAssignments(context.database.read, [orderId]);
  const { alongside } = seenAuditedActOf(context, acting, reason.value, 'order-assigned', {
    before: { assignee: earlier?.staffName ?? null },
    after: { assignee: expert?.name ?? null },
  });
  return orUndone(() =>
    context.database.write(async (transaction) => {
      await alongside(transaction);
      if (expert === undefined) await deleteAssignment(transaction, orderId);
      else
        await putAssignment(transaction, {
          orderId,
          staffId: expert.id,
          staffName: expert.name,
          assignedAt: context.clock.now(),
        });
      return succeed({
        sentence: expert === undefined ? 'Unassigned.' : `Assigned to ${expert.name}.`,
      });
    }),
  );
}

/** For the others at the desk; whatever else happens to the order, a note is welcome. */
export async function writeNote(
  context: Pick<OrderActing, 'clock' | 'database'>,
  acting: Acting<'write-note'>,
): Promise<Result<ActDone>> {
  const text = (acting.asked.fields['note'] ?? '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\0', '')
    .toWellFormed()
    .trim();
  if (text === '') return fail('no-words', 'Enter a note first.');
  if (text.length > orderLimits.note)
    return fail('too-long', `Use at most ${orderLimits.note} characters.`);
  const {
    permit: { member },
    order: { id: orderId },
  } = acting;
  return context.database.write(async (transaction) => {
    await insertNote(transaction, {
      id: newIdentifier(context.clock),
      orderId,
      at: context.clock.now(),
      author: member.name,
      text,
    });
    await writeAudit(
      transaction,
      context.clock,
      auditEntryOf(acting, '', 'order-note-written', { after: { characters: text.length } }),
    );
    return succeed({ sentence: 'Note added.' });
  });
}
