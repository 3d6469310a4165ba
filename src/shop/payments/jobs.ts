import { z } from 'zod';
import { hours, minutes, seconds } from '../../kernel/time';
import {
  scheduleJob,
  subscribe,
  type JobDefinition,
  type ScheduledJob,
  type Subscription,
} from '../../platform/jobs';
import { orderCancelled, orderPaid, orderTaxed } from '../orders';

const patient = {
  retries: 12,
  retryDelay: seconds(5),
  expiresAfter: minutes(2),
  concurrency: 4,
} as const;
const hourly = {
  retries: 2,
  retryDelay: minutes(1),
  expiresAfter: hours(1),
  concurrency: 1,
} as const;

const event = z.object({ eventId: z.string() });
export const processWebhookJob: JobDefinition<z.infer<typeof event>> = {
  name: 'payment-webhook',
  holds: 'ids',
  payload: event,
  ...patient,
};

const intent = z.object({ intentId: z.string() });
export const settlePaymentJob: JobDefinition<z.infer<typeof intent>> = {
  name: 'payment-settle',
  holds: 'ids',
  payload: intent,
  ...patient,
};

const refund = z.object({ refundId: z.uuid() });
export const completeRefundJob: JobDefinition<z.infer<typeof refund>> = {
  name: 'payment-refund',
  holds: 'ids',
  payload: refund,
  ...patient,
};

const order = z.object({ orderId: z.uuid() });
export const closeSessionsJob: JobDefinition<z.infer<typeof order>> = {
  name: 'payment-close-sessions',
  holds: 'ids',
  payload: order,
  ...patient,
};

export const recordTaxJob: JobDefinition<z.infer<typeof order>> = {
  name: 'payment-record-tax',
  holds: 'ids',
  payload: order,
  ...patient,
};

export const reverseTaxJob: JobDefinition<z.infer<typeof refund>> = {
  name: 'payment-reverse-tax',
  holds: 'ids',
  payload: refund,
  ...patient,
};

const nothing = z.object({});
export const sweepPaymentsJob: JobDefinition<z.infer<typeof nothing>> = {
  name: 'payment-sweep',
  holds: 'nothing',
  payload: nothing,
  ...hourly,
};
export const expireDraftsJob: JobDefinition<z.infer<typeof nothing>> = {
  name: 'draft-expiry',
  holds: 'nothing',
  payload: nothing,
  ...hourly,
};

export const paymentSchedules: readonly ScheduledJob[] = [
  scheduleJob(sweepPaymentsJob, '7 * * * *', {}),
  scheduleJob(expireDraftsJob, '37 * * * *', {}),
];

/** A session that is still open when its order is paid or called off must not take money as well. */
export const paymentSubscriptions: readonly Subscription[] = [
  subscribe(orderPaid, closeSessionsJob),
  subscribe(orderTaxed, recordTaxJob),
  subscribe(orderCancelled, closeSessionsJob),
];
