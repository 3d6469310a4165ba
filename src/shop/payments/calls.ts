import { z } from 'zod';
import { interviewReport } from '../catalog';
import { failureBody, type DocumentedCall } from '../calls';

/** Longer than what is kept, so that what is cut is cut by us and not refused. */
const words = z.string().max(5_000);

const probe = z.object({ check: z.literal(true) });

const gift = z
  .literal(true)
  .optional()
  .describe('For the gift that this browser’s cookie names, instead of its order');

const intent = z.object({
  gift,
  amount: z
    .number()
    .describe(
      `In the currency’s smallest unit. The price is ${interviewReport.price.amount}, or what the draft costs`,
    ),
  currency: z
    .string()
    .max(10)
    .describe(`“${interviewReport.price.currency}”, or the one that was chosen for the draft`),
  metadata: z.object({ company: words, role: words, email: words, name: words.default('') }),
});

export const stripeIntegrationBody = z.union([probe, intent]);

export const orderNotificationBody = z.object({
  gift,
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
    .describe('The payment’s id at the provider, which we check'),
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
    summary: 'Start a payment, or check that payments work',
    description:
      'Uses the draft named by the cookie, or creates one from the metadata. The same draft gets the ' +
      'same payment. A gift has to be named by its cookie.',
    request: stripeIntegrationBody,
    answers: [
      {
        status: 200,
        description: 'The payment’s secret for the payment form, or word that payments work',
        body: z.union([
          z.object({ clientSecret: z.string() }),
          z.object({ available: z.literal(true) }),
        ]),
      },
      { status: 400, description: 'Wrong price, or missing details', ...refusal },
      { status: 409, description: 'Already paid, or being confirmed', ...refusal },
      {
        status: 503,
        description: 'Payments are down, or the shop isn’t taking orders (`closed`)',
        ...refusal,
      },
    ],
  },
  {
    method: 'post',
    path: orderNotificationPath,
    summary: 'Report a paid order',
    description:
      'We check with the provider before recording anything. Idempotent. Without a payment id, it ' +
      'works only with the draft’s cookie.',
    request: orderNotificationBody,
    answers: [
      {
        status: 200,
        description: 'Checked and recorded',
        body: z.object({ received: z.literal(true), trackingPath: z.string().nullable() }),
      },
      {
        status: 202,
        description: 'Accepted; nothing recorded now',
        body: z.object({ received: z.literal(true), trackingPath: z.null() }),
      },
      { status: 400, description: 'Invalid', ...refusal },
      { status: 409, description: 'The payment doesn’t match its order', ...refusal },
    ],
  },
];
