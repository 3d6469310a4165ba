import { z } from 'zod';
import { interviewReport } from '../catalog';
import { failureBody, type DocumentedCall } from '../calls';

/** Longer than what is kept, so that what is cut is cut by us and not refused. */
const words = z.string().max(5_000);

const probe = z.object({ check: z.literal(true) });

const intent = z.object({
  amount: z
    .number()
    .describe(`In cents. The price is ${interviewReport.price.amount}; any other is refused`),
  currency: z
    .string()
    .max(10)
    .describe(`“${interviewReport.price.currency}”; any other is refused`),
  metadata: z.object({ company: words, role: words, email: words, name: words.default('') }),
});

export const stripeIntegrationBody = z.union([probe, intent]);

export const orderNotificationBody = z.object({
  company: words,
  role: words,
  email: words,
  name: words.default(''),
  interviewers: words.optional(),
  location: words.optional(),
  date: z.string().max(100).optional(),
  paymentId: z
    .string()
    .max(255)
    .optional()
    .describe('The payment’s id at the provider, where the truth is asked for'),
  paymentStatus: z.string().max(100).optional(),
  paymentAmount: z.number().optional(),
});

export const stripeIntegrationPath = '/functions/v1/stripe-integration';
export const orderNotificationPath = '/functions/v1/send-order-notification';
export const webhookPath = '/webhooks/stripe';

const refusal = { body: failureBody } as const;

export const paymentCalls: readonly DocumentedCall[] = [
  {
    method: 'post',
    path: stripeIntegrationPath,
    summary: 'Begin a payment, or ask whether payments can be taken',
    description:
      'Uses the draft that the cookie names, or makes one of the metadata. The same draft gets the same payment.',
    request: stripeIntegrationBody,
    answers: [
      {
        status: 200,
        description: 'The payment’s secret for the payment form, or that payments can be taken',
        body: z.union([
          z.object({ clientSecret: z.string() }),
          z.object({ available: z.literal(true) }),
        ]),
      },
      { status: 400, description: 'Another price, or details that are not complete', ...refusal },
      { status: 409, description: 'Paid already, or being confirmed', ...refusal },
      {
        status: 503,
        description: 'Payments cannot be taken right now, or no orders are taken (`closed`)',
        ...refusal,
      },
    ],
  },
  {
    method: 'post',
    path: orderNotificationPath,
    summary: 'Say that an order was paid',
    description:
      'Nothing is believed: the provider is asked. Idempotent. Without a payment id only a browser that holds the draft’s cookie is heard.',
    request: orderNotificationBody,
    answers: [
      {
        status: 200,
        description: 'Asked and recorded',
        body: z.object({ received: z.literal(true), trackingPath: z.string().nullable() }),
      },
      {
        status: 202,
        description: 'Taken; nothing is recorded now',
        body: z.object({ received: z.literal(true), trackingPath: z.null() }),
      },
      { status: 400, description: 'Not understood', ...refusal },
      { status: 409, description: 'The payment does not fit its order', ...refusal },
    ],
  },
];
