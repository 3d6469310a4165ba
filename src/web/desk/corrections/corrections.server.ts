import type { LoaderFunctionArgs } from 'react-router';
import { exportCorrections } from '../../../desk/review';
import { deskOf } from '../../page-context.server';
import { whenPermitted } from '../frame/at-desk.server';

/** What experts corrected, one case a line. */
export async function downloadCorrections(args: LoaderFunctionArgs): Promise<Response> {
  const exported = await whenPermitted(args, 'see-figures', (allowed) =>
    exportCorrections(deskOf(args.context).review, allowed),
  );
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
