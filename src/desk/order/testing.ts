import { succeed } from '../../kernel/result';
import { createSteps } from '../../platform/jobs';
import { listMails } from '../../platform/mail';
import { listReportVersions, readProduction, rerunFrom } from '../../report/production';
import {
  cancelOrder,
  correctAddress,
  extendPromise,
  findGift,
  findOrderByNumber,
  listOrdersOf,
  markManualPaid,
  readTimeline,
  sendPaymentInstructions,
} from '../../shop/orders';
import { readPaymentsOf, refundPayment } from '../../shop/payments';
import type { TestShop } from '../../shop/testing';
import { after, minutes } from '../../kernel/time';
import type { StaffMember, StaffRole } from '../identity/shape';
import { permit, type StaffAction } from '../policy';
import type { AuditedAct } from './acts/audited-act';
import type { OrderActing, OrderReading } from './ports';
import type { AskedAct, OrderAct } from './shape';

export function allowed<Action extends StaffAction>(
  role: StaffRole,
  action: Action,
  name = 'Mara',
) {
  const given = permit({ id: `id-${name}`, name, role, steppedUp: true }, action);
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}

/** The reading of a shop on a database, its queue aside. */
export function readingOf({ database, clock, orders, payments }: TestShop): OrderReading {
  const steps = createSteps({ database, clock });
  return {
    database,
    clock,
    review: 'required',
    providerPages: null,
    findOrder: (number) => findOrderByNumber(orders, number),
    readTimeline: (orderId) => readTimeline(orders, orderId),
    readPayments: (orderId) => readPaymentsOf(payments, orderId),
    listMails: async (orderId) =>
      (await listMails({ database }, { order: orderId })).map(({ lastError, ...mail }) => ({
        ...mail,
        fault: lastError,
      })),
    lastInstructions: async () => '',
    readProduction: (orderId) => readProduction({ database, steps }, orderId),
    readCosts: async () => new Map([['write', 12_000]]),
    traceWork: async () => [],
    listVersions: (orderId) => listReportVersions({ database }, orderId),
    waitsForCompany: async () => null,
    leavesAt: (signedAt) => after(signedAt, minutes(2)),
    listOrdersOf: (email) => listOrdersOf(orders, email),
    readSecondRound: async () => undefined,
    readGift: (orderId) => findGift(orders, orderId),
    listExperts: async () => [{ id: 'id-Ilse', name: 'Ilse' }],
  };
}

export interface TestActing extends OrderActing {
  /** What was done by verbs that this desk only calls. */
  readonly called: string[];
  readonly forgotten: string[];
}

/** Acts on a shop: its own verbs, the real making of reports, and stand-ins for what comes after. */
export function actingOf(
  shop: TestShop,
  { atWork = false }: { readonly atWork?: boolean } = {},
): TestActing {
  const { database, clock, orders, payments } = shop;
  const called: string[] = [];
  const forgotten: string[] = [];
  const steps = createSteps({ database, clock });
  const call =
    (name: string) =>
    async ({ alongside }: AuditedAct) => {
      await database.write(alongside);
      called.push(name);
      return succeed(null);
    };
  return {
    ...readingOf(shop),
    called,
    forgotten,
    orders,
    markManualPaid: (auditEntry) => markManualPaid(orders, auditEntry),
    sendInstructions: (auditEntry) => sendPaymentInstructions(orders, auditEntry),
    correctAddress: (auditEntry) => correctAddress(orders, auditEntry),
    cancel: (auditEntry) => cancelOrder(orders, auditEntry),
    extendPromise: (auditEntry) => extendPromise(orders, auditEntry),
    refund: (auditEntry) => refundPayment(payments, auditEntry),
    confirmImpossible: call('confirm-impossible'),
    rerunFrom: (transaction, rerun) =>
      rerunFrom({ clock, steps, queue: orders.queue }, transaction, rerun),
    isAtWork: async () => atWork,
    forgetModelAnswers: async (orderId) => void forgotten.push(orderId),
    publishNow: call('publish-now'),
    withdraw: (_, auditEntry) => call('withdraw')(auditEntry),
    releaseSecondRound: (auditEntry) =>
      call(auditEntry.event === 'release' ? 'send-second-round' : 'hold-second-round')(auditEntry),
    resendReport: call('resend-report'),
    printEvidence: async (file) => new TextEncoder().encode(JSON.stringify(file)),
  };
}

/** As a form sends it. */
export function asked(
  act: OrderAct,
  actCount: number,
  fields: Readonly<Record<string, string>> = {},
  reason = 'as she asked',
): AskedAct {
  return { act, actCount, reason, fields };
}

export const owner: StaffMember = { id: 'id-Mara', name: 'Mara', role: 'owner', steppedUp: true };
