import { expect, test } from 'vitest';
import { startModelServer } from '../../../test/support/model-server';
import { originFetch } from './origin-fetch';

test('another origin is refused before it is asked', async () => {
  const elsewhere = await startModelServer(() => ({ say: 'come in' }));
  await expect(originFetch('https://model.example/v1')(`${elsewhere.origin}/v1`)).rejects.toThrow(
    'configured origin',
  );
  expect(elsewhere.asked).toHaveLength(0);
  await elsewhere.close();
});

test('another port of the same machine is another origin', async () => {
  await expect(originFetch('http://127.0.0.1:8001')('http://127.0.0.1:8002')).rejects.toThrow(
    'configured origin',
  );
});

test.each([301, 302, 303, 307, 308])(
  'a redirect by %i is not followed, wherever it leads',
  async (status) => {
    const elsewhere = await startModelServer(() => ({ say: 'come in' }));
    const here = await startModelServer(() => ({
      status,
      headers: { location: `${elsewhere.origin}/v1` },
    }));
    await expect(
      originFetch(here.origin)(`${here.origin}/v1`, { method: 'POST', body: '{}' }),
    ).rejects.toThrow('leads elsewhere');
    expect(elsewhere.asked).toHaveLength(0);
    await here.close();
    await elsewhere.close();
  },
);

test('an answer that does not end is cut off', async () => {
  const server = await startModelServer(() => ({ status: 200, body: 'x'.repeat(50_000) }));
  const answer = await originFetch(server.origin, 10_000)(server.origin);
  await expect(answer.text()).rejects.toThrow('too large');
  await server.close();
});
