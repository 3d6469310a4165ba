import { describe, expect, test } from 'vitest';
import { adviseOnJudge } from './advise-on-judge';
import { CHECK_PAIRS } from './check-pairs';
import type { Judge } from './ports';

const isHonest = (hypothesis: string): boolean =>
  CHECK_PAIRS.some((pair) => pair.hypothesis === hypothesis && pair.isHonest);

const judge = (
  passes: (isTrue: boolean, index: number) => boolean,
  confidenceOf: (isTrue: boolean) => number = () => 90,
): Judge => ({
  name: 'Scripted',
  judge: async (pairs) =>
    pairs.map(({ hypothesis }, index) => ({
      label: passes(isHonest(hypothesis), index) ? 'entailed' : 'neutral',
      confidence: confidenceOf(isHonest(hypothesis)),
    })),
});

const adviceFor = (one: Judge) => adviseOnJudge(one, CHECK_PAIRS);

describe('what an owner hears of a judge', () => {
  test('one that errs nowhere is good enough as it is, and the bound is named', async () => {
    const { isGoodEnough, leastConfidence, sentences } = await adviceFor(judge((isTrue) => isTrue));
    expect([isGoodEnough, leastConfidence]).toEqual([true, 0]);
    expect(sentences.join(' ')).toContain('Leave MODEL_JUDGE_CONFIDENCE at 0. That few of 36 lies');
    expect(sentences.join(' ')).toContain('at most 10% of others');
  });

  test('one that passes lies with less confidence is good enough from a confidence on', async () => {
    const unsure = judge(
      () => true,
      (isTrue) => (isTrue ? 95 : 55),
    );
    const { isGoodEnough, leastConfidence, sentences } = await adviceFor(unsure);
    expect([isGoodEnough, leastConfidence]).toEqual([true, 60]);
    expect(sentences.at(-1)).toContain('MODEL_JUDGE_CONFIDENCE=60, not without');
    expect(sentences.join(' ')).toContain('Lies it passed, by kind: roles');
  });

  test.each<[string, Judge, string]>([
    ['says yes to everything', judge(() => true), 'too many honest'],
    [
      'refuses every second honest sentence',
      judge((isTrue, at) => isTrue && at % 2 === 0),
      'too many honest',
    ],
    [
      'never answers',
      { name: 'Silent', judge: async (pairs) => pairs.map(() => undefined) },
      'gave no answer that can be used',
    ],
  ])('one that %s is not', async (_what, one, why) => {
    const { isGoodEnough, leastConfidence, sentences } = await adviceFor(one);
    expect([isGoodEnough, leastConfidence]).toEqual([false, undefined]);
    expect(sentences.join(' ')).toContain(why);
  });

  test('one that leaves pairs unanswered is told with their number', async () => {
    const all = judge((isTrue) => isTrue);
    const gaps: Judge = {
      name: 'Gaps',
      judge: async (pairs) =>
        (await all.judge(pairs)).map((one, at) => (at % 20 === 7 ? undefined : one)),
    };
    expect((await adviceFor(gaps)).sentences.join(' ')).toContain('no usable answer on 3');
  });
});
