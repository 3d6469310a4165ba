import { expect, test } from 'vitest';
import { silentLog } from '../../../test/support/silent-log';
import { fail, succeed, type Result } from '../../kernel/result';
import { refundImpossibleOrder } from './refund-impossible-order';
import type { ImpossibleContext } from './ports';

function contextWith(answer: Result<unknown>, review: 'auto' | 'required' = 'auto') {
  const asked: { readonly reason: string }[] = [];
  const context: ImpossibleContext = {
    log: silentLog,
    review,
    readReasons: async () => [],
    refund: async (input) => {
      asked.push(input);
      return answer;
    },
  };
  return { context, asked };
}

const report = {
  orderId: 'order-1',
  reasons: ['Only two facts were found.', 'One source answered.'],
};

test('where no expert is asked the money goes back with the engine’s reasons', async () => {
  const { context, asked } = contextWith(succeed(null));
  await refundImpossibleOrder(context, report);
  expect(asked).toEqual([
    {
      orderId: 'order-1',
      actor: 'system',
      reason: 'Only two facts were found. One source answered.',
    },
  ]);
});

test('where an expert has to confirm it nothing moves by itself', async () => {
  const { context, asked } = contextWith(succeed(null), 'required');
  await refundImpossibleOrder(context, report);
  expect(asked).toEqual([]);
});

test('a provider that is away is asked again later', async () => {
  const { context } = contextWith(fail('provider-down', 'The provider is away.'));
  await expect(refundImpossibleOrder(context, report)).rejects.toThrow('The provider is away.');
});

test.each(['not-refundable', 'no-order', 'too-much'])(
  '“%s” ends the matter without a retry',
  async (code) => {
    const { context } = contextWith(fail(code, 'Nothing is left.'));
    await expect(refundImpossibleOrder(context, report)).resolves.toBeUndefined();
  },
);

test('a refund always has a reason', async () => {
  const { context, asked } = contextWith(succeed(null));
  await refundImpossibleOrder(context, { orderId: 'order-1', reasons: [] });
  expect(asked[0]?.reason).toBe('We couldn’t create the report.');
});
