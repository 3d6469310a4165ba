import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { fail } from '../../kernel/result';
import { chooseOccupation, readDraftCookie, suggestRoleTitles } from '../../shop/orders';
import { formText, readForm } from '../forms.server';
import { shopOf } from '../page-context.server';
import { readDetails, readExtras } from './details';
import { requestManualOrder, saveSentDraft } from './order-in-hand.server';

/** What the form's script sends: the same as the form itself, answered with JSON. */
export async function draftAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const saved = await saveSentDraft(shopOf(context), request, readDetails(form), readExtras(form));
  if (!saved.ok)
    return Response.json({ errors: saved.errors, sentence: saved.sentence }, { status: 400 });
  return Response.json(
    { saved: true, refusedCode: saved.refusedCode },
    { headers: { 'Set-Cookie': saved.cookie } },
  );
}

/** One tap on what the role is nearest to; a browser without scripts goes back to the payment. */
export async function occupationAction({
  request,
  context,
}: ActionFunctionArgs): Promise<Response> {
  const occupation = formText(await readForm(request), 'occupation');
  const { orders, cookies } = shopOf(context);
  const orderId = readDraftCookie(cookies.order, request);
  const chosen =
    orderId === null
      ? fail('no-order', 'We can’t find an order in this browser.')
      : await chooseOccupation(orders, { orderId, occupation });
  if (request.headers.get('Accept') !== 'application/json') return redirect('/order?step=payment');
  return chosen.ok
    ? Response.json({ saved: true })
    : Response.json({ sentence: chosen.failure.sentence }, { status: 400 });
}

export async function manualAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  const placed = await requestManualOrder(
    shopOf(context),
    request,
    readDetails(form),
    readExtras(form),
  );
  if (!placed.ok)
    return Response.json({ errors: placed.errors, sentence: placed.sentence }, { status: 400 });
  return Response.json(
    { trackingPath: placed.trackingPath },
    { headers: { 'Set-Cookie': placed.cookie } },
  );
}

/** What is offered while a field is being typed in; an answer for one text is the same for everybody. */
const KEPT = { headers: { 'Cache-Control': 'private, max-age=300' } };

export async function suggestCompanies({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const typed = parameters.get('typed') ?? '';
  const wide = parameters.has('wide');
  const found = await shopOf(context).lookUpCompanies(typed, wide);
  // Nothing may be a directory's silence, which passes.
  return Response.json(found, found.companies.length > 0 ? KEPT : {});
}

export function suggestRoles({ request }: LoaderFunctionArgs) {
  const typed = new URL(request.url).searchParams.get('typed') ?? '';
  return Response.json({ titles: suggestRoleTitles(typed) }, KEPT);
}
