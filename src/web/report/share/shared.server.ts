import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../../page-context.server';
import { readSharedReport } from '../open-report.server';
import { policyOf } from '../page-policy.server';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const html = await readSharedReport(shopOf(context), params['token'] ?? '');
  if (html === null) return redirect('/share-ended');
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(html),
    },
  });
}
