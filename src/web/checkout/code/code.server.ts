import { redirect, type ActionFunctionArgs } from 'react-router';
import { readDraftCookie, takeFreeOrder } from '../../../shop/orders';
import { applyCode } from '../../../shop/payments';
import { isCodeRefusal } from '../../../shop/orders/shape';
import { formText, readForm } from '../../forms.server';
import { shopOf } from '../../page-context.server';
import { paymentPath } from '../details';

const PAYMENT = '/order?step=payment';

/** Takes a code or gives it back. A browser without scripts reads at the payment what was wrong. */
export async function changeCode({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const typed = form.has('remove') ? null : formText(form, 'code');
  const { payments, cookies } = shopOf(context);
  const draftId = readDraftCookie(cookies.order, request) ?? '';
  const changed = await applyCode(payments, { draftId, typed });
  if (request.headers.get('Accept') === 'application/json')
    return changed.ok
      ? Response.json({ saved: true })
      : Response.json({ sentence: changed.failure.sentence }, { status: 400 });
  if (changed.ok) return redirect(PAYMENT);
  return redirect(paymentPath(changed.failure.code, (typed ?? '').slice(0, 60)));
}

/** Places an order whose code covers the price. Where it can’t, the payment page says what there is to do instead. */
export async function takeFree({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { orders, cookies } = shopOf(context);
  const placed = await takeFreeOrder(orders, {
    draftId: readDraftCookie(cookies.order, request) ?? '',
  });
  if (placed.ok) return redirect('/success');
  const { code } = placed.failure;
  return redirect(isCodeRefusal(code) ? paymentPath(code, '') : PAYMENT);
}
