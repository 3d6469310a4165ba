import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { switchService, viewService } from '../../../desk/service';
import type { ServiceErrors, ServiceForm } from '../../../desk/service/shape';
import { readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, permitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'switch-service', async (allowed) => {
    const { service } = deskOf(args.context);
    const view = await viewService(service, service.delivery, allowed);
    return { view, saved: new URL(args.request.url).searchParams.has('saved') };
  });
}

const FIELDS = [
  'away',
  'awayFrom',
  'awayUntil',
  'awayWords',
  'awayOrders',
  'capacity',
  'experts',
  'reportsADay',
  'longestWaitHours',
  'workFrom',
  'workUntil',
  'zone',
] as const satisfies readonly (keyof ServiceForm)[];

export async function action(args: ActionFunctionArgs) {
  const sent = await readForm(args.request);
  const given = FIELDS.flatMap((field) =>
    typeof sent.get(field) === 'string' ? [[field, String(sent.get(field))] as const] : [],
  );
  const form: ServiceForm = { ...Object.fromEntries(given), days: sent.getAll('days').map(String) };
  const version = Number(sent.get('version'));
  const allowed = await permitted(args, 'switch-service');
  const changed = allowed.ok
    ? await switchService(deskOf(args.context).service, allowed.value, { form, version })
    : allowed;
  if (changed.ok) return redirect('/desk/service?saved');
  const { failure } = changed;
  const errors: ServiceErrors = 'errors' in failure ? (failure.errors ?? {}) : {};
  return data(
    { form, errors, sentence: failure.sentence },
    { status: refusalStatus(failure.code, 400) },
  );
}
