import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';

/** What experts corrected, one case a line. */
export async function download({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const exported = await servicesOf(context).review.corrections(request);
  if (!exported.ok)
    return new Response(`${exported.failure.sentence}\n`, {
      status: exported.failure.code === 'not-signed-in' ? 401 : 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  return new Response(exported.value, {
    headers: {
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': 'attachment; filename="corrections.jsonl"',
      'Cache-Control': 'no-store',
    },
  });
}
