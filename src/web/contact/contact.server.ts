import { data, type ActionFunctionArgs } from 'react-router';
import { validateContact } from '../../shop/support/shape';
import { servicesOf } from '../page-context.server';

/** The form as a browser without scripts sends it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const contact = { name: text('name'), email: text('email'), message: text('message') };
  const refuse = (sentence: string) => data({ sent: false as const, contact, errors: validateContact(contact), sentence }, { status: 400 });
  const [fault] = Object.values(validateContact(contact));
  if (fault !== undefined) return refuse(fault);
  const received = await servicesOf(context).support.receive({ ...contact, trap: text('website'), openedAt: null });
  return received.ok ? { sent: true as const } : refuse(received.failure.sentence);
}
