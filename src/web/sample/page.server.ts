import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';
import { policyOf } from '../report/page-policy.server';
import { describedSample } from './described';
import { keepable } from './keep.server';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { sample, baseUrl } = servicesOf(context);
  const html = describedSample(await sample.page(), baseUrl);
  return keepable(request, html, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policyOf(html) });
}
