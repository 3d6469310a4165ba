import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';
import { readReportInterview } from './open-report.server';
import { attachmentHeader } from './attachment-header';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const entry = await readReportInterview(shopOf(context), params['token'] ?? '');
  if (entry === null) return redirect('/links');
  return new Response(entry, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': attachmentHeader('attachment', 'interview.ics'),
    },
  });
}
