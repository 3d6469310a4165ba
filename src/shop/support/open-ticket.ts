import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed, type Result } from '../../kernel/result';
import type { SupportContext } from './ports';
import { plainMessage } from './plain-words';
import { LONGEST_TICKET } from './shape';
import { findTicketWith, insertTicket, takeReference } from './store';

/** One sentence of a report, and what its buyer says of it. */
export interface ClaimComplaint {
  readonly order: {
    readonly id: string;
    readonly number: string | null;
    readonly company: string;
    readonly role: string;
    readonly name: string;
    readonly email: string;
  };
  readonly claim: { readonly id: string; readonly text: string };
  readonly words: string;
}

/** Keeps it, tells support, and tells the buyer that it was heard. The same words twice are one ticket. */
export async function openTicket(
  context: SupportContext,
  complaint: ClaimComplaint,
): Promise<Result<{ readonly reference: string }, 'too-long'>> {
  const { database, clock, mailer } = context;
  const {
    order: { id: orderId, email, ...order },
    claim,
  } = complaint;
  const words = plainMessage(complaint.words);
  if (words.length > LONGEST_TICKET)
    return fail('too-long', `Use at most ${LONGEST_TICKET.toLocaleString('en-US')} characters.`);
  return database.write(async (transaction) => {
    const known = await findTicketWith(transaction, { orderId, claimText: claim.text, words });
    if (known !== null) return succeed({ reference: known });
    const reference = `T-${await takeReference(transaction)}`;
    await insertTicket(transaction, {
      id: newIdentifier(clock),
      reference,
      orderId,
      claimId: claim.id,
      claimText: claim.text,
      words,
      openedAt: clock.now(),
    });
    const values = { ...order, reference, claim: claim.text };
    await mailer.queue(
      transaction,
      {
        key: `claim-ticket-team:${reference}`,
        template: 'claim-ticket-team',
        to: context.supportAddress,
        replyTo: email,
        order: orderId,
        values: { ...values, email, words },
      },
      {
        key: `claim-ticket-received:${reference}`,
        template: 'claim-ticket-received',
        to: email,
        order: orderId,
        values,
      },
    );
    return succeed({ reference });
  });
}
