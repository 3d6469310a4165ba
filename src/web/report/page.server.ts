import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';
import { readReportPage } from './open-report.server';
import { policyOf } from './page-policy.server';
import { servePage } from './served-page.server';

/** The stored page knows no link of its own, so it asks by a query, and this leads on. */
function onwardPath(request: Request, token: string): string | null {
  const asked = new URL(request.url).searchParams;
  const path = `/r/${encodeURIComponent(token)}`;
  const claim = asked.get('wrong');
  if (claim !== null) return `${path}/wrong/${encodeURIComponent(claim)}`;
  return asked.has('pocket') ? `${path}/pocket.pdf` : null;
}

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const token = params['token'] ?? '';
  const onward = onwardPath(request, token);
  if (onward !== null) return redirect(onward);
  const page = await readReportPage(shopOf(context), token);
  if (page === null) return redirect('/links');
  return new Response(servePage(page.html, { token, interview: page.interview }), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(page.html),
    },
  });
}
