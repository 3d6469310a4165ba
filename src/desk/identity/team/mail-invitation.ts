import type { Transaction } from '../../../platform/database';
import { checkMailAddress, type Mailer } from '../../../platform/mail';
import type { StaffRole } from '../shape';

/** Queues the email with the one-time link, which is made when it's sent. False for an address that can't be mailed. */
export async function mailInvitation(
  mailer: Mailer,
  transaction: Transaction,
  invitation: {
    readonly id: string;
    readonly role: StaffRole;
    readonly email: string;
    readonly by: string;
    readonly endsAt: Date;
  },
): Promise<boolean> {
  const { id, email, by, role, endsAt } = invitation;
  const to = checkMailAddress(email);
  if (!to.ok) return false;
  await mailer.queue(transaction, {
    key: `staff-invited:${id}`,
    template: 'staff-invited',
    to: to.value,
    values: { invitation: id, by, role, endsAt: endsAt.toISOString() },
  });
  return true;
}
