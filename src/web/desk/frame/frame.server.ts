import type { LoaderFunctionArgs } from 'react-router';
import { mayDo } from '../../../desk/policy/shape';
import { servicesOf } from '../../page-context.server';
import { places } from './places';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff } = servicesOf(context);
  const member = await staff.who(request);
  if (!member) return { member: null, open: [], demoLogin: staff.demoLogin };
  const open = places.filter(({ action }) => mayDo(member.role, action)).map(({ path, name }) => ({ path, name }));
  return { member: { name: member.name, role: member.role }, open, demoLogin: null };
}
