import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { ServiceErrors, ServiceForm } from '../../../desk/service/shape';
import { readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'switch-service', async () => {
    const view = await servicesOf(args.context).service.view(args.request);
    const saved = new URL(args.request.url).searchParams.has('saved');
    return view.ok
      ? { view: view.value, problem: null, saved }
      : { view: null, problem: view.failure.sentence, saved };
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

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const given = FIELDS.flatMap((field) =>
    typeof sent.get(field) === 'string' ? [[field, String(sent.get(field))] as const] : [],
  );
  const form: ServiceForm = { ...Object.fromEntries(given), days: sent.getAll('days').map(String) };
  const changed = await servicesOf(context).service.change(request, {
    form,
    version: Number(sent.get('version')),
  });
  if (changed.ok) return redirect('/desk/service?saved');
  const { failure } = changed;
  const errors: ServiceErrors = 'errors' in failure ? (failure.errors ?? {}) : {};
  return data(
    { form, errors, sentence: failure.sentence },
    { status: refusalStatus(failure.code, 400) },
  );
}
