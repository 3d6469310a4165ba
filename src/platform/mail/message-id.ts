import { createHash } from 'node:crypto';
import type { MailRow } from './store';

/** The same for every attempt at one mail; sent again by a person, a mail has another. */
export function messageIdOf(mail: Pick<MailRow, 'key' | 'round'>, domain: string): string {
  const digest = createHash('sha256').update(`${mail.key}\n${mail.round}`).digest('hex');
  return `<${digest.slice(0, 40)}@${domain}>`;
}
