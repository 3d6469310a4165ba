import { data, type ActionFunctionArgs } from 'react-router';
import { sendContactMessage } from '../../shop/support';
import { validateContact } from '../../shop/support/shape';
import { formText, readForm } from '../forms.server';
import { pageContext } from '../page-context.server';

/** The form as a browser without scripts sends it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string): string => formText(form, field);
  const contact = { name: text('name'), email: text('email'), message: text('message') };
  const refuse = (sentence: string, status = 400) =>
    data({ sent: false as const, contact, errors: validateContact(contact), sentence }, { status });
  const [fault] = Object.values(validateContact(contact));
  if (fault !== undefined) return refuse(fault);
  const { shop, requestId } = context.get(pageContext);
  try {
    const received = await sendContactMessage(shop.support, {
      ...contact,
      honeypot: text('website'),
      openForMilliseconds: null,
    });
    return received.ok ? { sent: true as const } : refuse(received.failure.sentence);
  } catch (error) {
    // Whoever wrote a long message must not lose it to a fault of ours.
    shop.reportError(error, requestId);
    return refuse(
      'We couldn’t save your message. Your text is still here; try again in a minute, or email us.',
      503,
    );
  }
}
