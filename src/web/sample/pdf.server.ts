import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';
import { attachmentHeader } from '../report/attachment-header';
import { KEPT_BY_ANYBODY } from './kept';

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { bytes, filename } = await shopOf(context).sample.pdf();
  return new Response(Uint8Array.from(bytes), {
    headers: {
      ...KEPT_BY_ANYBODY,
      'Content-Type': 'application/pdf',
      'Content-Disposition': attachmentHeader('inline', filename),
    },
  });
}
