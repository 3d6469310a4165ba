import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { makeLink } from '../../../delivery/links';
import { drawMail, performAct, readChanges, viewOrder, type Changes } from '../../../desk/order';
import { isOrderAct, type ActDone, type AskedAct } from '../../../desk/order/shape';
import { fail, type Failure, type Result } from '../../../kernel/result';
import { readForm } from '../../forms.server';
import { deskOf } from '../../page-context.server';
import { policyOf } from '../../report/page-policy.server';
import { atDesk, permitted, whenPermitted } from '../frame/at-desk.server';
import { refusalStatus } from '../ui/refusal.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-orders', async (allowed) => {
    const { reading } = deskOf(args.context).order;
    const shown = await viewOrder(reading, allowed, args.params['number'] ?? '');
    if (!shown.ok) throw data({ sentence: shown.failure.sentence }, { status: 404 });
    return shown.value;
  });
}

/** Refused with `changed`, it says what happened since the page was read. */
export type ActAnswer = Result<ActDone> & { readonly changes: Changes | null };

/** One act on the order; a refusal is an answer like any other, with its sentence. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const asked = askedOf(await readForm(request));
  const { who, order } = deskOf(context);
  const number = params['number'] ?? '';
  const done =
    asked === null
      ? fail('not-understood', 'Something went wrong. Reload the page and try again.')
      : await performAct(order.acting, await who(request), number, asked);
  const isLate = !done.ok && done.failure.code === 'changed';
  const since = asked?.fields['readAt'] ?? '';
  const answer: ActAnswer = {
    ...done,
    changes: isLate ? await readChanges(order.reading, number, since) : null,
  };
  return data(answer, { status: answer.ok ? 200 : refusalStatus(answer.failure.code) });
}

function askedOf(form: FormData): AskedAct | null {
  const fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ) as Readonly<Record<string, string>>;
  const { act = '', actCount, reason = '' } = fields;
  const seen = Number(actCount);
  return isOrderAct(act) && Number.isSafeInteger(seen)
    ? { act, actCount: seen, reason, fields }
    : null;
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };
const refusal = ({ code, sentence }: Failure): Response =>
  new Response(`${sentence}\n`, { status: code === 'not-signed-in' ? 401 : 404, headers: PLAIN });

/** A mail's own page, shown in a frame: it may use its own styles and nothing else. */
export async function orderMail(args: LoaderFunctionArgs): Promise<Response> {
  const { reading, renderer } = deskOf(args.context).order;
  const drawn = await whenPermitted(args, 'see-mails', (allowed) =>
    drawMail({ ...reading, renderer }, allowed, {
      number: args.params['number'] ?? '',
      mailId: args.params['mail'] ?? '',
    }),
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
export async function followPrivateLink(args: LoaderFunctionArgs): Promise<Response> {
  const { purpose, number = '' } = args.params;
  if (purpose !== 'track' && purpose !== 'report')
    return new Response('Link not found.\n', { status: 404, headers: PLAIN });
  const allowed = await permitted(args, purpose === 'track' ? 'see-mails' : 'see-orders');
  if (!allowed.ok) return refusal(allowed.failure);
  const { order, links } = deskOf(args.context);
  const found = await order.reading.findOrder(number);
  if (found === null) return refusal({ code: 'no-order', sentence: 'Order not found.' });
  const link = await makeLink(links, { orderId: found.id, purpose });
  // A path and not an address: the reader stays on the host they came by.
  return redirect(link.slice(links.baseUrl.length));
}
