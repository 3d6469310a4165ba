import { z } from 'zod';
import type { EventDefinition } from '../../platform/jobs';

const order = z.object({ orderId: z.uuid() });
type OrderPayload = z.infer<typeof order>;

/** The money is there: production may begin. Once for each order. */
export const orderPaid: EventDefinition<OrderPayload> = { name: 'order-paid', payload: order };

/** A dispute of its payment ended well: production, or what it was held back at, goes on. */
export const orderResumed: EventDefinition<OrderPayload> = {
  name: 'order-resumed',
  payload: order,
};

/** Its money has tax in it, which is to be told to whoever calculated it. */
export const orderTaxed: EventDefinition<OrderPayload> = { name: 'order-taxed', payload: order };

export const orderCancelled: EventDefinition<OrderPayload> = {
  name: 'order-cancelled',
  payload: order,
};

export const orderDelivered: EventDefinition<OrderPayload> = {
  name: 'order-delivered',
  payload: order,
};

/** The buyer answered the optional questions: the tips for the role are to be made again. */
export const orderAnswersChanged: EventDefinition<OrderPayload> = {
  name: 'order-answers-changed',
  payload: order,
};

/** The buyer's address was corrected, and proven: what waited for it goes out again. */
export const orderAddressCorrected: EventDefinition<OrderPayload> = {
  name: 'order-address-corrected',
  payload: order,
};
