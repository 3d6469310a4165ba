import { redirect, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';
import { policyOf } from './page-policy.server';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const html = await servicesOf(context).reports.shared(params['token'] ?? '');
  if (html === null) return redirect('/share-ended');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(html),
    },
  });
}
