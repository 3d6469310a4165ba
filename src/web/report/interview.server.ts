import { redirect, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';
import { attachmentHeader } from './attachment-header';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const entry = await servicesOf(context).reports.interview(params['token'] ?? '');
  if (entry === null) return redirect('/links');
  return new Response(entry, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': attachmentHeader('attachment', 'interview.ics'),
    },
  });
}
