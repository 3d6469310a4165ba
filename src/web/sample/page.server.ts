import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';
import { policyOf } from '../report/page-policy.server';
import { describedSample } from './described';
import { KEPT_BY_ANYBODY } from './kept';
import { linkFaces } from './linked-faces.server';
import { withOffer } from './offer.server';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  if (new URL(request.url).searchParams.has('pocket')) return redirect('/sample/pocket.pdf');
  const { sample, baseUrl } = shopOf(context);
  const html = describedSample(linkFaces(withOffer(await sample.page())), baseUrl);
  return new Response(html, {
    headers: {
      ...KEPT_BY_ANYBODY,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policyOf(html),
    },
  });
}
