import { fail, succeed, type Result } from '../../../kernel/result';
import type { Clock } from '../../../kernel/time';
import type { Alongside } from '../../../platform/database';
import { lockIfUnchanged, touchOrder } from '../../../shop/orders';
import type { OrderView } from '../../../shop/orders/shape';
import { auditAlongside, writeAudit } from '../../audit';
import type { AuditEntry, AuditKind, AuditValue } from '../../audit/shape';
import type { Permit, StaffAction } from '../../policy';
import { orderLimits, type AskedAct } from '../shape';
import { undo } from './undo';

/** An act on an order that stands, by somebody who may. */
export interface Acting<Action extends StaffAction> {
  readonly permit: Permit<Action>;
  readonly order: OrderView & { readonly number: string };
  readonly asked: AskedAct;
}

export interface Change {
  readonly before?: AuditValue;
  readonly after?: AuditValue;
}

/** What a verb of another module is told of an act: who, why, upon what, and what is written with it. */
export interface AuditedAct {
  readonly orderId: string;
  readonly actCount: number;
  readonly actor: `staff:${string}`;
  readonly reason: string;
  readonly alongside: Alongside;
}

export function reasonOf({ reason }: AskedAct): Result<string, 'no-reason'> {
  const words = reason.trim();
  return words === '' || words.length > orderLimits.reason
    ? fail('no-reason', `Enter a reason of at most ${orderLimits.reason} characters.`)
    : succeed(words);
}

/** For verbs that look themselves whether the order is as it was seen. */
export function auditedActOf<Action extends StaffAction>(
  { clock }: { readonly clock: Clock },
  acting: Acting<Action>,
  reason: string,
  kind: AuditKind,
  change: Change = {},
): AuditedAct {
  const {
    order,
    asked,
    permit: { member },
  } = acting;
  return {
    orderId: order.id,
    actCount: asked.actCount,
    actor: `staff:${member.name}`,
    reason,
    alongside: auditAlongside(clock, auditEntryOf(acting, reason, kind, change)),
  };
}

/** For verbs that change something beside the order: whether it is as it was seen is looked at alongside. */
export function seenAuditedActOf<Action extends StaffAction>(
  context: { readonly clock: Clock },
  acting: Acting<Action>,
  reason: string,
  kind: AuditKind,
  change: Change = {},
): AuditedAct {
  const {
    order: { id: orderId },
    asked: { actCount },
  } = acting;
  return {
    ...auditedActOf(context, acting, reason, kind, change),
    async alongside(transaction) {
      const held = await lockIfUnchanged(transaction, { orderId, actCount });
      if (!held.ok) undo(held.failure);
      await touchOrder(transaction, orderId);
      await writeAudit(transaction, context.clock, auditEntryOf(acting, reason, kind, change));
    },
  };
}

export function auditEntryOf<Action extends StaffAction>(
  { order, permit: { member } }: Acting<Action>,
  reason: string,
  kind: AuditKind,
  change: Change,
): AuditEntry {
  return {
    kind,
    actor: `staff:${member.name}`,
    subjectKind: 'order',
    subject: order.number,
    reason,
    ...change,
  };
}
