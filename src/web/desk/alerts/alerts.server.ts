import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { formText, readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import type { Acted } from '../ui/said';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-operations', async () => {
    const read = await servicesOf(args.context).alerts.read(args.request);
    if (!read.ok) throw data({ sentence: read.failure.sentence }, { status: 500 });
    return read.value;
  });
}

export type ClosedAlert = Acted & { readonly key: string; readonly reason: string };

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (field: string): string => formText(form, field);
  const [key, reason] = [text('key'), text('reason')];
  const closed = await servicesOf(context).alerts.close(request, { key, reason });
  const answer: ClosedAlert = closed.ok
    ? {
        done: true,
        sentence: 'Dismissed. You’ll be alerted if it happens again.',
        key,
        reason: '',
      }
    : { done: false, sentence: closed.failure.sentence, key, reason };
  return data(answer, { status: closed.ok ? 200 : refusalStatus(closed.failure.code) });
}
