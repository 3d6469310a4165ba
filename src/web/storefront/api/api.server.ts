import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';
import { readDocument } from './read-document';

export function loader({ context }: LoaderFunctionArgs) {
  return { calls: readDocument(servicesOf(context).apiDocument) };
}
