import { redirect, type ActionFunctionArgs } from 'react-router';
import { formText, readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';

const PAYMENT = '/order?step=payment';

/** Takes a code or gives it back. A browser without scripts reads at the payment what was wrong. */
export async function changeCode({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const typed = form.has('remove') ? null : formText(form, 'code');
  const changed = await servicesOf(context).orders.changeCode(request, typed);
  if (request.headers.get('Accept') === 'application/json')
    return changed.ok
      ? Response.json({ saved: true })
      : Response.json({ sentence: changed.failure.sentence }, { status: 400 });
  if (changed.ok) return redirect(PAYMENT);
  const told = new URLSearchParams({
    code: (typed ?? '').slice(0, 60),
    refused: changed.failure.code,
  });
  return redirect(`${PAYMENT}&${told}`);
}

/** Places an order whose code covers the price. Where it can’t, the payment page says what there is to do instead. */
export async function takeFree({ request, context }: ActionFunctionArgs): Promise<Response> {
  const placed = await servicesOf(context).orders.takeFree(request);
  return redirect(placed.ok ? '/success' : PAYMENT);
}
