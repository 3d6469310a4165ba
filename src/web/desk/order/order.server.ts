import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { isOrderAct, type AskedAct } from '../../../desk/order/shape';
import { fail, type Failure } from '../../../kernel/result';
import { readForm } from '../../forms.server';
import { servicesOf } from '../../page-context.server';
import { policyOf } from '../../report/page-policy.server';
import { atDesk } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';
import type { DeskOrderServices } from './services.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-orders', async () => {
    const shown = await servicesOf(args.context).orderPage.view(
      args.request,
      args.params['number'] ?? '',
    );
    if (!shown.ok) throw data({ sentence: shown.failure.sentence }, { status: 404 });
    return shown.value;
  });
}

export type ActAnswer = Awaited<ReturnType<DeskOrderServices['act']>>;

/** One act on the order; a refusal is an answer like any other, with its sentence. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const asked = askedOf(await readForm(request));
  const answer: ActAnswer =
    asked === null
      ? {
          ...fail('not-understood', 'Something went wrong. Reload the page and try again.'),
          changes: null,
        }
      : await servicesOf(context).orderPage.act(request, params['number'] ?? '', asked);
  return data(answer, { status: answer.ok ? 200 : refusalStatus(answer.failure.code) });
}

function askedOf(form: FormData): AskedAct | null {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Readonly<Record<string, string>>;
  const { act = '', deeds, reason = '' } = fields;
  const seen = Number(deeds);
  return isOrderAct(act) && Number.isSafeInteger(seen)
    ? { act, deeds: seen, reason, fields }
    : null;
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };
const refusal = ({ code, sentence }: Failure): Response =>
  new Response(`${sentence}\n`, { status: code === 'not-signed-in' ? 401 : 404, headers: PLAIN });

/** A mail's own page, shown in a frame: it may use its own styles and nothing else. */
export async function mail({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const drawn = await servicesOf(context).orderPage.mail(
    request,
    params['number'] ?? '',
    params['mail'] ?? '',
  );
  if (!drawn.ok) return refusal(drawn.failure);
  const policy = policyOf(drawn.value.html)
    .replace(
      "default-src 'none'",
      "default-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self' data:",
    )
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return new Response(drawn.value.html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

/** Leads through the buyer's private link, which stands in no page of the desk. */
export async function openLink({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<Response> {
  const purpose = params['purpose'];
  if (purpose !== 'track' && purpose !== 'report')
    return new Response('Link not found.\n', { status: 404, headers: PLAIN });
  const link = await servicesOf(context).orderPage.link(request, params['number'] ?? '', purpose);
  return link.ok ? redirect(link.value) : refusal(link.failure);
}
