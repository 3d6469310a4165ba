import type Stripe from 'stripe';
import { z } from 'zod';
import { fail, succeed } from '../../../kernel/result';
import { inSeconds, minutes } from '../../../kernel/time';
import type { WebhookVerifier } from '../ports';

/** An older signature may be a recording that someone plays again. */
const SIGNATURE_AGE = minutes(5);

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.object({ id: z.string().max(255).default('') }) }),
});

/** Only its name and what it is about are taken from an event; what is true is asked for afterwards. */
export function stripeWebhooks(stripe: Stripe, secret: string): WebhookVerifier {
  return {
    verify(rawBody, signature, now) {
      try {
        const signed: unknown = stripe.webhooks.constructEvent(
          Buffer.from(rawBody),
          signature,
          secret,
          inSeconds(SIGNATURE_AGE),
          undefined,
          now.getTime(),
        );
        const { id, type, data } = event.parse(signed);
        return succeed({ id, type, objectId: data.object.id });
      } catch {
        return fail('bad-signature', 'This message’s signature isn’t valid.');
      }
    },
  };
}
