import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';
import { attachmentHeader } from '../report/attachment-header';
import { keepable } from './keep.server';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { bytes, filename } = await servicesOf(context).sample.pdf();
  return keepable(request, bytes, { 'Content-Type': 'application/pdf', 'Content-Disposition': attachmentHeader('inline', filename) });
}
