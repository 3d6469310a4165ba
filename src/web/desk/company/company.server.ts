import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { answerCompany, viewCompany } from '../../../desk/review';
import { readForm } from '../../forms.server';
import { atDesk } from '../frame/at-desk.server';
import { onOrder } from '../review/on-order.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'replace-company', async () => {
    const words = new URL(args.request.url).searchParams.get('q') ?? '';
    const shown = await onOrder(args, 'replace-company', (review, allowed, order) =>
      viewCompany(review, allowed, order, words),
    );
    if (!shown.ok) throw data({ sentence: shown.failure.sentence }, { status: 404 });
    return shown.value;
  });
}

/** Works without a script: what was said is said again by the page that follows. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.slice(0, 3_000) : '';
  };
  const number = args.params['order'] ?? '';
  const chosen = text('chosen');
  const answered = await onOrder(args, 'replace-company', (review, allowed, order) =>
    answerCompany(review, allowed, order, {
      chosen: chosen === 'none' ? null : chosen,
      words: text('words'),
      reason: text('reason'),
    }),
  );
  if (answered.ok) return redirect(`/desk/company/${encodeURIComponent(number)}`, 303);
  return data(
    { sentence: answered.failure.sentence, reason: text('reason') },
    { status: refusalStatus(answered.failure.code, 400) },
  );
}
