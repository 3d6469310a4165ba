import { describe, expect, test } from 'vitest';
import { CHECK_PAIRS } from './check-pairs';
import { measureJudge, shareOf } from './measure-judge';
import type { Judge } from './ports';

const isHonest = (hypothesis: string): boolean =>
  CHECK_PAIRS.some((pair) => pair.hypothesis === hypothesis && pair.isHonest);

const judgeSaying = (isPassed: (hypothesis: string, index: number) => boolean): Judge => ({
  name: 'scripted',
  judge: async (pairs) =>
    pairs.map(({ hypothesis }, index) => ({
      label: isPassed(hypothesis, index) ? 'entailed' : 'neutral',
      confidence: isHonest(hypothesis) ? 95 : 55,
    })),
});

describe('the sixty pairs that ship', () => {
  test('are sixty different ones, honest and lies', () => {
    expect(new Set(CHECK_PAIRS.map(({ hypothesis }) => hypothesis)).size).toBe(60);
    expect(CHECK_PAIRS.filter((pair) => pair.isHonest)).toHaveLength(24);
  });
});

describe('measuring a judge', () => {
  test('a perfect judge passes every honest pair and no lie', async () => {
    const { all, threshold } = await measureJudge(judgeSaying(isHonest), CHECK_PAIRS, 0.1);
    expect([all.honest.passed, all.lies.passed]).toEqual([24, 0]);
    expect(threshold?.confidence).toBe(0);
  });

  test('a judge that passes lies with less confidence gets a threshold above it', async () => {
    const { all, threshold } = await measureJudge(
      judgeSaying(() => true),
      CHECK_PAIRS,
      0.1,
    );
    expect(all.lies.passed).toBe(36);
    expect(threshold?.confidence).toBe(60);
  });

  test('a judge that is as sure of lies as of the truth gets no threshold', async () => {
    const sure: Judge = {
      name: 'sure',
      judge: async (pairs) => pairs.map(() => ({ label: 'entailed', confidence: 100 })),
    };
    expect((await measureJudge(sure, CHECK_PAIRS, 0.1)).threshold).toBeUndefined();
  });

  test('a judge that never answers passes nothing, and is said not to have answered', async () => {
    const silent: Judge = { name: 'silent', judge: async (pairs) => pairs.map(() => undefined) };
    const { all } = await measureJudge(silent, CHECK_PAIRS, 0.1);
    expect([all.honest.passed, all.lies.passed, all.unanswered]).toEqual([0, 0, 60]);
  });

  test('an interval holds its rate and narrows with the count', () => {
    const [few, many] = [shareOf(1, 10), shareOf(100, 1_000)];
    expect(few.from).toBeLessThan(0.1);
    expect(few.to).toBeGreaterThan(0.1);
    expect(many.to - many.from).toBeLessThan(few.to - few.from);
  });
});
