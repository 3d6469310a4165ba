import { data, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { csvAnswer } from '../ui/csv-answer.server';
import { toStepUp } from '../ui/refusal.server';
import { readSearch } from './search';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-audit', async () => {
    const url = new URL(args.request.url);
    const listed = await servicesOf(args.context).audit.list(args.request, readSearch(url));
    if (!listed.ok) throw data({ sentence: listed.failure.sentence }, { status: 500 });
    url.searchParams.delete('after');
    return {
      ...listed.value,
      asked: Object.fromEntries(url.searchParams),
      query: url.searchParams.toString(),
    };
  });
}

/** The log as a file; whoever may not have it finds no such page. */
export async function csv({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { after: _, limit: __, ...search } = readSearch(new URL(request.url));
  const exported = await servicesOf(context).audit.export(request, search);
  if (!exported.ok) {
    if (exported.failure.code === 'step-up-needed') return toStepUp(request);
    return new Response(exported.failure.sentence, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return csvAnswer('audit.csv', exported.value);
}
