import { expect, test } from 'vitest';
import { giveBackMemory } from './give-back';

const forgotten = (): WeakRef<object> => new WeakRef({ of: 'a report' });

test('what nobody holds any more is collected, though nothing else asks for memory', async () => {
  const seen = forgotten();
  await new Promise((resolve) => setTimeout(resolve));
  await giveBackMemory();
  expect(seen.deref()).toBeUndefined();
});
