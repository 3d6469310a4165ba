import { expect, test } from 'vitest';
import type { JudgePair, Judgment } from './ports';
import { remembering } from './remember';

test('a pair that was judged is not judged again, and one without an answer is', async () => {
  const asked: JudgePair[] = [];
  const judge = remembering({
    name: 'counting',
    judge: async (pairs) =>
      pairs.map((pair): Judgment | undefined => {
        asked.push(pair);
        return pair.hypothesis === 'silent' ? undefined : { label: 'entailed', confidence: 80 };
      }),
  });
  const pairs = ['one', 'silent'].map((hypothesis) => ({ premise: 'p', hypothesis }));
  const first = await judge.judge(pairs);
  expect(await judge.judge([...pairs, { premise: 'p', hypothesis: 'two' }])).toEqual([
    ...first,
    { label: 'entailed', confidence: 80 },
  ]);
  expect(asked.map(({ hypothesis }) => hypothesis)).toEqual(['one', 'silent', 'silent', 'two']);
});
