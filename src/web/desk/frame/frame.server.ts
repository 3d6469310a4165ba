import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';
import { placesFor } from './places';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, alerts } = servicesOf(context);
  const member = await staff.who(request);
  if (!member) return { member: null, open: [], demoLogin: staff.demoLogin, alerts: 0 };
  return {
    member: { name: member.name, role: member.role },
    open: placesFor(member),
    demoLogin: null,
    alerts: await alerts.count(request),
  };
}
