import { data, type ActionFunctionArgs } from 'react-router';
import { formText, readForm } from '../forms.server';
import { acceptInvitation } from '../../desk/identity';
import { deskOf } from '../page-context.server';

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string): string => formText(form, field);
  const name = text('name');
  const accepted = await acceptInvitation(deskOf(context).identity, {
    token: params['token'] ?? '',
    name,
    password: text('password'),
  });
  if (accepted.ok) return { made: accepted.value.name, name, problem: null };
  return data({ made: null, name, problem: accepted.failure }, { status: 400 });
}
