import { data, type ActionFunctionArgs } from 'react-router';
import { readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';

export async function action({ request, context }: ActionFunctionArgs) {
  const value = (await readForm(request)).get('email');
  const email = typeof value === 'string' ? value : '';
  const result = await servicesOf(context).tracking.sendLinks(email);
  return result.ok
    ? { sent: true, error: undefined, email }
    : data({ sent: false, error: result.failure.sentence, email }, { status: 400 });
}
