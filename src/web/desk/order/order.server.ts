import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { Failure } from '../../../kernel/result';
import { servicesOf } from '../../page-context.server';
import { policyOf } from '../../report/page-policy.server';
import { atDesk } from '../frame/at-desk.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-orders', async () => {
    const shown = await servicesOf(args.context).orderPage.view(args.request, args.params['number'] ?? '');
    if (!shown.ok) throw data({ sentence: shown.failure.sentence }, { status: 404 });
    return shown.value;
  });
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };
const refusal = ({ code, sentence }: Failure): Response => new Response(`${sentence}\n`, { status: code === 'not-signed-in' ? 401 : 404, headers: PLAIN });

/** A mail's own page, shown in a frame: it may use its own styles and nothing else. */
export async function mail({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const drawn = await servicesOf(context).orderPage.mail(request, params['number'] ?? '', params['mail'] ?? '');
  if (!drawn.ok) return refusal(drawn.failure);
  const policy = policyOf(drawn.value.html)
    .replace("default-src 'none'", "default-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self' data:")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return new Response(drawn.value.html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } });
}

/** Leads through the buyer's private link, which stands in no page of the desk. */
export async function openLink({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const purpose = params['purpose'];
  if (purpose !== 'track' && purpose !== 'report') return new Response('There is no such link.\n', { status: 404, headers: PLAIN });
  const link = await servicesOf(context).orderPage.link(request, params['number'] ?? '', purpose);
  return link.ok ? redirect(link.value) : refusal(link.failure);
}
