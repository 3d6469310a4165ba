import { data, type ActionFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const name = text('name');
  const accepted = await servicesOf(context).staff.acceptInvitation(params['token'] ?? '', {
    name,
    password: text('password'),
  });
  if (accepted.ok) return { made: accepted.value.name, name, problem: null };
  return data({ made: null, name, problem: accepted.failure }, { status: 400 });
}
