import { data, type ActionFunctionArgs } from 'react-router';
import { readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';

export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await readForm(request)).get('email');
  const result = await servicesOf(context).tracking.sendLinks(
    typeof email === 'string' ? email : '',
  );
  return result.ok
    ? { sent: true, error: undefined }
    : data({ sent: false, error: result.failure.sentence }, { status: 400 });
}
