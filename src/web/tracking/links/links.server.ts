import { data, type ActionFunctionArgs } from 'react-router';
import { readForm } from '../../forms.server';
import { requestLinks } from '../../../delivery/lost-links';
import { shopOf } from '../../page-context.server';

export async function action({ request, context }: ActionFunctionArgs) {
  const value = (await readForm(request)).get('email');
  const email = typeof value === 'string' ? value : '';
  const result = await requestLinks(shopOf(context).lostLinks, email);
  return result.ok
    ? { sent: true, error: undefined, email }
    : data({ sent: false, error: result.failure.sentence, email }, { status: 400 });
}
