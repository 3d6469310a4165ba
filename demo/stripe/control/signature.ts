import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: the time and a keyed hash over the time and the exact body. */
export function signatureHeader(secret: string, timestamp: number, body: string): string {
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${body}`, 'utf8')
    .digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
