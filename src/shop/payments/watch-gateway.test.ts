import { expect, test, vi } from 'vitest';
import { fail, succeed } from '../../kernel/result';
import { noTelemetry, type Telemetry } from '../../platform/telemetry';
import type { PaymentGateway } from './ports';
import { watchGateway } from './watch-gateway';

const observe = vi.fn<Telemetry['observe']>();
const count = vi.fn<Telemetry['count']>();
const telemetry: Telemetry = { ...noTelemetry, isOn: true, observe, count };
const gateway = {
  readIntent: async () => succeed({ id: 'pi_1' }),
  cancelIntent: async () => fail('unavailable', 'The provider is away.'),
  webhooks: { verify: () => succeed({ type: 'payment_intent.succeeded' }) },
} as unknown as PaymentGateway;

test('each call of the provider is counted by its name and by what came of it', async () => {
  const watched = watchGateway(gateway, telemetry);
  await watched.readIntent('pi_1', { withHistory: false });
  await watched.cancelIntent('pi_1');
  expect(observe.mock.calls.map(([metric, labels]) => [metric, labels])).toEqual([
    ['foreword_payment_call_seconds', { call: 'readIntent', outcome: 'answered' }],
    ['foreword_payment_call_seconds', { call: 'cancelIntent', outcome: 'unavailable' }],
  ]);
});

test('each webhook is counted by its type once its signature holds', () => {
  watchGateway(gateway, telemetry).webhooks?.verify(new Uint8Array(), 'signature', new Date(0));
  expect(count).toHaveBeenCalledExactlyOnceWith('foreword_payment_events_total', {
    type: 'payment_intent.succeeded',
  });
});

test('a shop that measures nothing calls the provider itself', () => {
  expect(watchGateway(gateway, noTelemetry)).toBe(gateway);
});
