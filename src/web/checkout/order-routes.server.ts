import { redirect, type ActionFunctionArgs } from 'react-router';
import { readForm } from '../forms.server';
import { servicesOf } from '../page-context.server';
import { readDetails } from './details';

/** What the form's script sends: the same as the form itself, answered with JSON. */
export async function saveDraft({ request, context }: ActionFunctionArgs): Promise<Response> {
  const saved = await servicesOf(context).orders.saveDraft(
    request,
    readDetails(await readForm(request)),
  );
  if (!saved.ok)
    return Response.json({ errors: saved.errors, sentence: saved.sentence }, { status: 400 });
  return Response.json({ saved: true }, { headers: { 'Set-Cookie': saved.cookie } });
}

/** One tap on what the role is nearest to; a browser without scripts goes back to the payment. */
export async function chooseOccupation({
  request,
  context,
}: ActionFunctionArgs): Promise<Response> {
  const occupation = (await readForm(request)).get('occupation');
  const chosen = await servicesOf(context).orders.chooseOccupation(
    request,
    typeof occupation === 'string' ? occupation : '',
  );
  if (request.headers.get('Accept') !== 'application/json') return redirect('/order?step=payment');
  return chosen.ok
    ? Response.json({ saved: true })
    : Response.json({ sentence: chosen.failure.sentence }, { status: 400 });
}

export async function requestManual({ request, context }: ActionFunctionArgs): Promise<Response> {
  const placed = await servicesOf(context).orders.requestManual(
    request,
    readDetails(await readForm(request)),
  );
  if (!placed.ok)
    return Response.json({ errors: placed.errors, sentence: placed.sentence }, { status: 400 });
  return Response.json(
    { trackingPath: placed.trackingPath },
    { headers: { 'Set-Cookie': placed.cookie } },
  );
}
