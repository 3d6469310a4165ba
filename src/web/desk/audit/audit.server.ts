import type { LoaderFunctionArgs } from 'react-router';
import { exportAudit, listAudit } from '../../../desk/audit';
import { deskOf } from '../../page-context.server';
import { atDesk, permitted } from '../frame/at-desk.server';
import { csvAnswer } from '../ui/csv-answer.server';
import { toStepUp } from '../ui/refusal.server';
import { readSearch } from './search';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-audit', async (allowed) => {
    const url = new URL(args.request.url);
    const listed = await listAudit(deskOf(args.context).audit, allowed, readSearch(url));
    url.searchParams.delete('after');
    return {
      ...listed,
      asked: Object.fromEntries(url.searchParams),
      query: url.searchParams.toString(),
    };
  });
}

/** The log as a file; whoever may not have it finds no such page. */
export async function auditCsv(args: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const allowed = await permitted(args, 'export-audit');
  if (!allowed.ok) {
    if (allowed.failure.code === 'step-up-needed') return toStepUp(request);
    return new Response(allowed.failure.sentence, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  const { after: _, limit: __, ...search } = readSearch(new URL(request.url));
  return csvAnswer('audit.csv', await exportAudit(deskOf(context).audit, allowed.value, search));
}
