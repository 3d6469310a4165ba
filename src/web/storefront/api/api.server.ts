import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../../page-context.server';
import { readDocument } from './read-document';

export function loader({ context }: LoaderFunctionArgs) {
  return { calls: readDocument(shopOf(context).apiDocument) };
}
