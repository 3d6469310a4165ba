import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';
import { readReportPdf } from './open-report.server';
import { attachmentHeader } from './attachment-header';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const pdf = await readReportPdf(shopOf(context), params['token'] ?? '');
  if (pdf === null) return redirect('/links');
  return new Response(Uint8Array.from(pdf.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader('inline', pdf.filename),
    },
  });
}
