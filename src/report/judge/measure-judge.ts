import type { CheckPair } from './check-pairs';
import type { Judge, Judgment } from './ports';

export interface PassRate {
  readonly passed: number;
  readonly of: number;
  /** Wilson's interval at 95%. */
  readonly from: number;
  readonly to: number;
}

interface Measured {
  readonly honest: PassRate;
  readonly lies: PassRate;
  readonly unanswered: number;
  readonly byKind: ReadonlyMap<string, PassRate>;
}

interface Threshold {
  readonly confidence: number;
  readonly measured: Measured;
}

const Z = 1.96;
const CONFIDENCES = [0, 50, 60, 70, 80, 90, 95, 99] as const;

export function shareOf(passed: number, of: number): PassRate {
  if (of === 0) return { passed, of, from: 0, to: 1 };
  const rate = passed / of;
  const middle = (rate + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const reach =
    (Z / (1 + Z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  return { passed, of, from: Math.max(0, middle - reach), to: Math.min(1, middle + reach) };
}

/** What passes at a confidence: only what the judge calls entailed, and surely enough. */
const isEntailed = (judgment: Judgment | undefined, confidence: number): boolean =>
  judgment?.label === 'entailed' && judgment.confidence >= confidence;

function measureAt(
  pairs: readonly CheckPair[],
  judgments: readonly (Judgment | undefined)[],
  confidence: number,
): Measured {
  const judged = pairs.map((pair, index) => ({
    ...pair,
    passed: isEntailed(judgments[index], confidence),
  }));
  const share = (some: typeof judged): PassRate =>
    shareOf(some.filter(({ passed }) => passed).length, some.length);
  return {
    honest: share(judged.filter(({ isHonest }) => isHonest)),
    lies: share(judged.filter(({ isHonest }) => !isHonest)),
    unanswered: pairs.filter((_, index) => judgments[index] === undefined).length,
    byKind: new Map(
      [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, some]) => [kind, share(some)]),
    ),
  };
}

/**
 * The lowest confidence at which the upper end of the interval of lies passed stays within the bound,
 * so that the bound holds for lies the judge hasn't seen, not only for these. None means: don't use it.
 */
export async function measureJudge(
  judge: Judge,
  pairs: readonly CheckPair[],
  bound: number,
): Promise<{ readonly all: Measured; readonly threshold: Threshold | undefined }> {
  const judgments = await judge.judge(pairs);
  const threshold = CONFIDENCES.map((confidence) => ({
    confidence,
    measured: measureAt(pairs, judgments, confidence),
  })).find(({ measured }) => measured.lies.to <= bound);
  return { all: measureAt(pairs, judgments, 0), threshold };
}
