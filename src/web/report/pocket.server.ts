import { redirect, type LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';
import { readPocketCard } from './open-report.server';
import { attachmentHeader } from './attachment-header';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const card = await readPocketCard(shopOf(context), params['token'] ?? '');
  if (card === null) return redirect('/links');
  return new Response(Uint8Array.from(card.bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader('inline', card.filename),
    },
  });
}
