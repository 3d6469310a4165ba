import type { LoaderFunctionArgs } from 'react-router';
import { countAlerts } from '../../../desk/alerts';
import { permit } from '../../../desk/policy';
import { deskOf } from '../../page-context.server';
import { placesFor } from './places';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { who, alerts, demoLogin } = deskOf(context);
  const member = await who(request);
  if (!member) return { member: null, open: [], demoLogin, alerts: 0 };
  return {
    member: { name: member.name, role: member.role },
    open: placesFor(member),
    demoLogin: null,
    alerts: permit(member, 'see-operations').ok ? await countAlerts(alerts) : 0,
  };
}
