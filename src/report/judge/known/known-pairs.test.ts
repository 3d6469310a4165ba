import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Judge, JudgePair } from '../ports';
import { drawKnownPairs } from './draw-known-pairs';
import { chanceOfMore, isReliable, mostErrors } from './reliability';
import { withKnownPairs } from './with-known-pairs';

const batch = (name: string, size = 14): readonly JudgePair[] =>
  Array.from({ length: size }, (_, index) => ({
    premise: `About Fernhollow; Company site, the company’s own words; dated 2026-03-${10 + index}:\nText ${name} ${index}.`,
    hypothesis: `Hypothesis ${name} ${index}.`,
  }));

const keyOf = ({ premise, hypothesis }: JudgePair): string => `${premise}\n${hypothesis}`;
const drawOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32LE() / 2 ** 32;

/** Knows all that the known pairs of these calls say, and is wrong where it is told to be. */
function judgeOf(
  calls: readonly (readonly JudgePair[])[],
  isWrong: (key: string, isTrue: boolean) => boolean,
): Judge {
  const truths = new Map(
    calls.flatMap((pairs) =>
      drawKnownPairs(pairs, 's').map((pair) => [keyOf(pair), pair.isEntailed] as const),
    ),
  );
  return {
    name: 'scripted',
    judge: async (pairs) =>
      pairs.map((pair) => {
        const isTrue = truths.get(keyOf(pair)) ?? true;
        return {
          label: isTrue !== isWrong(keyOf(pair), isTrue) ? 'entailed' : 'neutral',
          confidence: 90,
        };
      }),
  };
}

async function askAll(
  report: string,
  size: number,
  isWrong: (key: string, isTrue: boolean) => boolean,
) {
  const calls = Array.from({ length: size }, (_, index) => batch(`${report} ${index}`, 3));
  const judge = withKnownPairs(judgeOf(calls, isWrong), 's');
  let unanswered = 0;
  for (const pairs of calls)
    unanswered += (await judge.judge(pairs)).filter((one) => one === undefined).length;
  const known = judge.known?.() ?? { others: 0, othersWrong: 0, entailed: 0, entailedWrong: 0 };
  return { known, unanswered, isReliable: isReliable(known) };
}

describe('known pairs', () => {
  test('are four that hold and four that don’t, the same for the same call', () => {
    const drawn = drawKnownPairs(batch('a'), 's');
    expect(drawn.filter(({ isEntailed }) => isEntailed)).toHaveLength(4);
    expect(drawn).toHaveLength(8);
    expect(drawKnownPairs(batch('a'), 's')).toEqual(drawn);
    expect(drawKnownPairs(batch('a'), 'another')).not.toEqual(drawn);
  });

  test('don’t come again: of 800 in 100 calls nearly all pairs are new, and most hypotheses', () => {
    const drawn = Array.from({ length: 100 }, (_, index) =>
      drawKnownPairs(batch(`${index}`), 's'),
    ).flat();
    expect(new Set(drawn.map(keyOf)).size).toBeGreaterThanOrEqual(drawn.length - 2);
    const hypotheses = new Set(drawn.map(({ hypothesis }) => hypothesis));
    expect(hypotheses.size).toBeGreaterThan(0.75 * drawn.length);
    expect([...hypotheses].some((text) => /undefined|NaN|\[object/u.test(text))).toBe(false);
  });

  test('have the headings of the pairs they are among, and two stand under a premise of those', () => {
    const pairs = batch('a');
    const headings = new Set(pairs.map(({ premise }) => premise.split('\n')[0]));
    const drawn = drawKnownPairs(pairs, 's');
    expect(drawn.every(({ premise }) => headings.has(premise.split('\n')[0]))).toBe(true);
    const own = new Set(pairs.map(({ premise }) => premise));
    const under = drawn.filter(({ premise }) => own.has(premise));
    expect(under.map(({ isEntailed }) => isEntailed)).toEqual([false, false]);
  });

  test('end as the hypotheses among which they are', () => {
    const bare = batch('a').map((pair) => ({ ...pair, hypothesis: 'no full stop' }));
    const isEnded = ({ hypothesis }: JudgePair): boolean => hypothesis.endsWith('.');
    expect(drawKnownPairs(bare, 's').some(isEnded)).toBe(false);
    expect(drawKnownPairs(batch('a'), 's').every(isEnded)).toBe(true);
  });

  test('have a company of their own where the pairs name none', () => {
    const drawn = drawKnownPairs([{ premise: 'Some text.', hypothesis: 'A claim.' }], 's');
    expect(drawn.filter(({ premise }) => premise.includes(' (website): '))).toHaveLength(6);
  });
});

describe('a judge among whose pairs are known ones', () => {
  test('answers for the pairs it was asked about, in their order', async () => {
    const pairs = batch('order', 20);
    const calls = [pairs.slice(0, 14), pairs.slice(14)];
    const judge = withKnownPairs(
      judgeOf(calls, (key) => key.endsWith('Hypothesis order 3.')),
      's',
    );
    const labels = (await judge.judge(pairs)).map((one) => one?.label);
    expect(labels).toEqual(pairs.map((_, index) => (index === 3 ? 'neutral' : 'entailed')));
    expect(judge.known?.()).toEqual({ others: 8, othersWrong: 0, entailed: 8, entailedWrong: 0 });
  });

  test('gives no answer in a call in which it says yes to all, or no to all', async () => {
    const pairs = batch('blind');
    for (const label of ['entailed', 'neutral'] as const) {
      const judge: Judge = {
        name: 'blind',
        judge: async (all) => all.map(() => ({ label, confidence: 99 })),
      };
      expect(await withKnownPairs(judge, 's').judge(pairs)).toEqual(pairs.map(() => undefined));
    }
  });

  test('counts a call once, however often its stored answer is read', async () => {
    const pairs = batch('again');
    const judge = withKnownPairs(
      judgeOf([pairs], () => false),
      's',
    );
    await judge.judge(pairs);
    await judge.judge(pairs);
    expect(judge.known?.().others).toBe(4);
  });

  test('is found out in a report when it lets two of five lies pass, and no call alone shows it', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, report) =>
        askAll(`some ${report}`, 15, (key, isTrue) => !isTrue && drawOf(key) < 0.4),
      ),
    );
    expect(results.filter((one) => one.isReliable).length).toBeLessThanOrEqual(1);
    const silent = results.reduce((sum, { unanswered }) => sum + unanswered, 0);
    expect(silent / (20 * 15 * 3)).toBeLessThan(0.05);
  });

  test('is found out when it obeys a page’s command about what that page says', async () => {
    const { isReliable: isBelieved } = await askAll('obeys', 15, (key) => key.includes('\nText '));
    expect(isBelieved).toBe(false);
  });

  test('is believed when it is wrong on one answer in ten, but for one report in a hundred', async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, (_, report) =>
        askAll(`ten ${report}`, 15, (key) => drawOf(key) < 0.1),
      ),
    );
    expect(results.filter((one) => !one.isReliable).length).toBeLessThanOrEqual(2);
  });
});

describe('the bound on errors', () => {
  test('is one that a judge wrong on one in ten passes but for one report in a hundred', () => {
    for (let asked = 4; asked <= 400; asked += 4)
      expect(2 * chanceOfMore(mostErrors(asked), asked)).toBeLessThanOrEqual(0.01);
  });

  test.each([
    [4, 2],
    [20, 6],
    [40, 10],
    [60, 13],
    [100, 18],
  ])('for %i answers is %i errors', (asked, errors) => {
    expect(mostErrors(asked)).toBe(errors);
    expect(chanceOfMore(errors - 1, asked)).toBeGreaterThan(0.005);
  });

  test('is exact: of two answers at a tenth, more than one wrong is one in a hundred', () => {
    expect(chanceOfMore(1, 2)).toBeCloseTo(0.01, 10);
    expect(chanceOfMore(0, 2)).toBeCloseTo(0.19, 10);
  });
});
