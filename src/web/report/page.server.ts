import { redirect, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';
import { policyOf } from './page-policy.server';
import { servePage } from './served-page.server';

/** The stored page knows no link of its own, so it points at a sentence by a query, and this leads on. */
function complaintPath(request: Request, token: string): string | null {
  const claim = new URL(request.url).searchParams.get('wrong');
  return claim === null
    ? null
    : `/r/${encodeURIComponent(token)}/wrong/${encodeURIComponent(claim)}`;
}

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const complaint = complaintPath(request, params['token'] ?? '');
  if (complaint !== null) return redirect(complaint);
  const token = params['token'] ?? '';
  const page = await servicesOf(context).reports.page(token);
  if (page === null) return redirect('/links');
  return new Response(servePage(page.html, { token, interview: page.interview }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(page.html),
    },
  });
}
