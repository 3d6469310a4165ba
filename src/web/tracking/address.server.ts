import type { ActionFunctionArgs } from 'react-router';
import { confirmAddress } from '../../delivery/address';
import { shopOf } from '../page-context.server';

export async function action({ params, context }: ActionFunctionArgs) {
  const result = await confirmAddress(shopOf(context).address, params['token'] ?? '');
  return result.ok
    ? { ...result.value, sentence: null }
    : { address: null, trackUrl: null, sentence: result.failure.sentence };
}
