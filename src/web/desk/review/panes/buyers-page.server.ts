import type { LoaderFunctionArgs } from 'react-router';
import { drawBuyersPage } from '../../../../desk/review';
import type { Result } from '../../../../kernel/result';
import { policyOf } from '../../../report/page-policy.server';
import { servePage } from '../../../report/served-page.server';
import { onOrder } from '../on-order.server';

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };
const NOBODY = { token: 'preview', interview: null };

/** The buyer's page to look at: without its script, and without the links that only its buyer may follow. */
export function previewOf(html: string): string {
  const [head = '', ...rest] = html.split('<title>');
  const still = head.replace(/<script type="module">[\s\S]*?<\/script>/, '');
  return servePage([still, ...rest].join('<title>'), NOBODY)
    .replaceAll(/ href="(?:\/r\/|\?)[^"]*"/g, '')
    .replaceAll('<a href="http', '<a target="_blank" rel="noopener noreferrer" href="http');
}

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerWith(
    await onOrder(args, 'review-report', (review, allowed, { id }) =>
      drawBuyersPage(review, allowed, id),
    ),
  );
}

/** Shown in a frame of the review desk alone; opened by itself it is as closed as there. */
export function answerWith(drawn: Result<string>): Response {
  if (!drawn.ok) {
    const { code, sentence } = drawn.failure;
    return new Response(`${sentence}\n`, {
      status: code === 'not-signed-in' ? 401 : 404,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const html = previewOf(drawn.value);
  const policy = policyOf(html).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return new Response(html, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `${policy}; sandbox allow-popups allow-popups-to-escape-sandbox`,
    },
  });
}
