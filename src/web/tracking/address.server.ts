import type { ActionFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function action({ params, context }: ActionFunctionArgs) {
  const result = await servicesOf(context).tracking.confirmAddress(params['token'] ?? '');
  return result.ok
    ? { ...result.value, sentence: null }
    : { address: null, trackUrl: null, sentence: result.failure.sentence };
}
