import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { closeAlert, readAlerts } from '../../../desk/alerts';
import { formText, readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { atDesk, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import type { Acted } from '../ui/said';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-operations', (allowed) =>
    readAlerts(deskOf(args.context).alerts, allowed),
  );
}

export type ClosedAlert = Acted & { readonly key: string; readonly reason: string };

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const text = (field: string): string => formText(form, field);
  const [key, reason] = [text('key'), text('reason')];
  const closed = await whenPermitted(args, 'operate', (allowed) =>
    closeAlert(deskOf(args.context).alerts, allowed, { key, reason }),
  );
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
