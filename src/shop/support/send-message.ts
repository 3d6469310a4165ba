import { newIdentifier } from '../../kernel/identifier';
import { succeed, type Failure } from '../../kernel/result';
import { before, minutes, seconds } from '../../kernel/time';
import type { SupportContext } from './ports';
import { plainMessage } from './plain-words';
import { validateContact, type ContactErrors, type ContactMessage, type Suspicion } from './shape';
import { insertMessage, readRepeated, takeReference } from './store';

/** Nobody types a name, an address and a message in less. */
const TOO_FAST = seconds(3);
/** The same words again within this time are a second tap. */
const REPEATED = minutes(10);

export interface SentContact extends ContactMessage {
  /** Filled in by programs alone; people do not see it. */
  readonly honeypot: string;
  /** How long the form was open; null where that is not known. */
  readonly openForMilliseconds: number | null;
}

export type ContactAnswer =
  | { readonly ok: true; readonly value: { readonly reference: string } }
  | {
      readonly ok: false;
      readonly failure: Failure<'invalid-message'> & { readonly errors: ContactErrors };
    };

/** Keeps a message and mails it to support. What looks like a program's is marked, for people to judge. */
export async function sendContactMessage(
  context: SupportContext,
  sent: SentContact,
): Promise<ContactAnswer> {
  const contact = clean(sent);
  const errors = validateContact(contact);
  const [sentence] = Object.values(errors);
  if (sentence !== undefined)
    return { ok: false, failure: { code: 'invalid-message', sentence, errors } };
  const suspicion = suspicionOf(sent);
  const { database, clock, mailer } = context;
  return database.write(async (transaction) => {
    const known = await readRepeated(transaction, {
      ...contact,
      since: before(clock.now(), REPEATED),
    });
    if (known !== null) return succeed({ reference: known });
    const reference = `C-${await takeReference(transaction)}`;
    await insertMessage(transaction, {
      id: newIdentifier(clock),
      reference,
      ...contact,
      suspicion,
      receivedAt: clock.now(),
    });
    await mailer.queue(transaction, {
      key: `contact-team:${reference}`,
      template: 'contact-team',
      to: context.supportAddress,
      replyTo: contact.email,
      values: { ...contact, reference, suspicion },
    });
    // A program may be writing in other people's names: then nobody is written to.
    if (suspicion === 'none') {
      await mailer.queue(transaction, {
        key: `contact-received:${reference}`,
        template: 'contact-received',
        to: contact.email,
        values: { reference },
      });
    }
    return succeed({ reference });
  });
}

function clean({ name, email, message }: ContactMessage): ContactMessage {
  return {
    name: plainMessage(name).replaceAll('\n', ' '),
    email: plainMessage(email),
    message: plainMessage(message),
  };
}

function suspicionOf({ honeypot, openForMilliseconds }: SentContact): Suspicion {
  if (honeypot.trim() !== '') return 'honeypot';
  return openForMilliseconds !== null && openForMilliseconds < TOO_FAST ? 'too-fast' : 'none';
}
