import { expect, test } from 'vitest';
import { tryReplies } from '../../../../bench/replies/try-replies';

test('of eight hundred damaged replies none is a crash, and nothing gets out of them that was not given', async () => {
  const { crashes, escapes, byModel, byCode, firstCrashes } = await tryReplies(800, 11);
  expect(firstCrashes).toEqual([]);
  expect({ crashes, escapes }).toEqual({ crashes: 0, escapes: 0 });
  // Both happen, or the damage is none or the mending is none.
  expect(byModel).toBeGreaterThan(20);
  expect(byCode).toBeGreaterThan(20);
});
