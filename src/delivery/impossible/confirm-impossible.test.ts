import { expect, test } from 'vitest';
import { fail, succeed, type Result } from '../../kernel/result';
import { confirmImpossible, type ConfirmationContext } from './confirm-impossible';

function contextWith(
  report: Awaited<ReturnType<ConfirmationContext['readReport']>>,
  answer: Result<unknown> = succeed('refund'),
) {
  const refunds: object[] = [];
  const context: ConfirmationContext = {
    readReport: async () => report,
    refund: async (input) => {
      refunds.push(input);
      return answer;
    },
  };
  return {
    context,
    refunds,
    confirm: () => confirmImpossible(context, { orderId: 'order-1', actor: 'staff:mara' }),
  };
}

test('an expert’s word gives the money back, with the engine’s reasons and the expert’s name', async () => {
  const { refunds, confirm } = contextWith({
    state: 'cannot-be-created',
    reasons: ['Two facts.', 'One source.'],
  });
  expect(await confirm()).toEqual({ ok: true, value: null });
  expect(refunds).toEqual([
    { orderId: 'order-1', actor: 'staff:mara', reason: 'Two facts. One source.' },
  ]);
});

test('an expert’s word is given upon what was seen, and what is written with it goes along', async () => {
  const { context, refunds } = contextWith({ state: 'cannot-be-created', reasons: ['No facts.'] });
  const alongside = async (): Promise<void> => undefined;
  const confirmation = { orderId: 'order-1', actor: 'staff:mara', actCount: 3, alongside } as const;
  await confirmImpossible(context, confirmation);
  expect(refunds).toEqual([{ ...confirmation, reason: 'No facts.' }]);
});

test.each(['in-production', 'in-review', 'approved'] as const)(
  'a report that is %s gives nothing back',
  async (state) => {
    const { refunds, confirm } = contextWith({ state, reasons: [] });
    expect(await confirm()).toMatchObject({ ok: false, failure: { code: 'illegal-move' } });
    expect(refunds).toEqual([]);
  },
);

test('an order without a report gives nothing back', async () => {
  const { refunds, confirm } = contextWith(undefined);
  expect(await confirm()).toMatchObject({ ok: false });
  expect(refunds).toEqual([]);
});

test('a provider that refuses is told to the expert as it was said', async () => {
  const { confirm } = contextWith(
    { state: 'cannot-be-created', reasons: [] },
    fail('provider-down', 'The provider is away.'),
  );
  expect(await confirm()).toEqual(fail('provider-down', 'The provider is away.'));
});
