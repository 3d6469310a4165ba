import { createSteps } from '../../platform/jobs';
import { listMails } from '../../platform/mail';
import { listVersions, readProduction } from '../../report/production';
import { findOrderByNumber, listOrdersOf, readTimeline } from '../../shop/orders';
import { readPaymentsOf } from '../../shop/payments';
import type { TestShop } from '../../shop/testing';
import { after, minutes } from '../../kernel/time';
import type { StaffRole } from '../identity/shape';
import { permit, type StaffAction } from '../policy';
import type { OrderReading } from './ports';

export function allowed<Action extends StaffAction>(role: StaffRole, action: Action, name = 'Mara') {
  const given = permit({ id: `id-${name}`, name, role }, action);
  if (!given.ok) throw new Error(given.failure.sentence);
  return given.value;
}

/** The reading of a shop on a database, its queue aside. */
export function readingOf({ database, clock, orders, payments }: TestShop): OrderReading {
  const steps = createSteps({ database, clock });
  return {
    database, clock,
    review: 'required',
    providerPages: null,
    findOrder: (number) => findOrderByNumber(orders, number),
    readTimeline: (orderId) => readTimeline(orders, orderId),
    readPayments: (orderId) => readPaymentsOf(payments, orderId),
    listMails: async (orderId) => (await listMails({ database }, { order: orderId })).map(({ lastError, ...mail }) => ({ ...mail, fault: lastError })),
    lastInstructions: async () => '',
    readProduction: (orderId) => readProduction({ database, steps }, orderId),
    readCosts: async () => new Map([['write', 12_000]]),
    traceWork: async () => [],
    listVersions: (orderId) => listVersions({ database }, orderId),
    waitsForCompany: async () => null,
    leavesAt: (signedAt) => after(signedAt, minutes(2)),
    listOrdersOf: (email) => listOrdersOf(orders, email),
    listExperts: async () => [{ id: 'id-Ilse', name: 'Ilse' }],
  };
}
