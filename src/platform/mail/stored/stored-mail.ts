import type { Database } from '../../database';
import type { Mail } from '../ports';
import { findMail } from '../store';

/** A mail as it was asked for, to be drawn once more. */
export async function findStoredMail(
  { database }: { readonly database: Database },
  id: string,
): Promise<Mail | undefined> {
  const row = await findMail(database.read, id);
  return (
    row && {
      key: row.key,
      template: row.template,
      to: row.recipient,
      values: row.values,
      ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
      ...(row.orderId === null ? {} : { order: row.orderId }),
    }
  );
}
