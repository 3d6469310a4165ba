import type { CheckPair } from './check-pairs';
import { measureJudge, type PassRate } from './measure-judge';
import type { Judge } from './ports';

/** Of the thirty-six lies none may pass: then fewer than one in ten passes of those that it hasn't seen, at 95%. */
const MOST_LIES = 0.1;
/** A judge that refuses more honest sentences than this costs more than it gives. */
const FEWEST_HONEST = 0.7;

export interface JudgeAdvice {
  readonly isGoodEnough: boolean;
  /** From which confidence on the judge may be believed. */
  readonly leastConfidence: number | undefined;
  readonly sentences: readonly string[];
}

const percent = (share: number): string => `${(100 * share).toFixed(0)}%`;
const told = ({ passed, of }: PassRate): string =>
  `${passed} of ${of} (${percent(passed / Math.max(1, of))})`;

function adviceOn(name: string, honest: PassRate, lies: PassRate, confidence: number): string {
  const enough = `At that setting it passes ${told(honest)} honest sentences and ${told(lies)} lies.`;
  const bound = `That few of ${lies.of} lies means at most ${percent(lies.to)} of others, with 95% certainty.`;
  if (honest.passed < honest.of * FEWEST_HONEST)
    return `Don’t use ${name}: sure enough to stop lies, it refuses too many honest sentences. ${enough}`;
  return confidence === 0
    ? `${name} is good enough. Leave MODEL_JUDGE_CONFIDENCE at 0. ${bound}`
    : `${name} is good enough with MODEL_JUDGE_CONFIDENCE=${confidence}, not without. ${enough} ${bound}`;
}

/** Whether a judge is good enough for reports, from which confidence on, and why, in plain sentences. */
export async function adviseOnJudge(
  judge: Judge,
  pairs: readonly CheckPair[],
): Promise<JudgeAdvice> {
  const { all, threshold } = await measureJudge(judge, pairs, MOST_LIES);
  const { honest, lies, unanswered, byKind } = all;
  const missed = [...byKind].filter(([kind, { passed }]) => kind !== 'honest' && passed > 0);
  const asked =
    `${judge.name} judged ${pairs.length} pairs about made-up companies: ${honest.of} honest sentences and ` +
    `${lies.of} lies. It passed ${told(honest)} of the honest and ${told(lies)} of the lies.`;
  const isSilent = unanswered === pairs.length;
  const sentences = isSilent
    ? [
        `${judge.name} gave no answer that can be used. It didn’t answer, or failed on pairs whose answer is known.`,
        'Reports would be checked without it. Choose another model for MODEL_JUDGE, or set it to none.',
      ]
    : [
        asked,
        ...(unanswered > 0
          ? [`It gave no usable answer on ${unanswered}; such sentences don’t pass.`]
          : []),
        ...(missed.length > 0
          ? [`Lies it passed, by kind: ${missed.map(([kind]) => kind).join(', ')}.`]
          : []),
        threshold === undefined
          ? `Don’t use ${judge.name}: at no confidence does it stop all ${lies.of} lies, so more than ` +
            `${percent(MOST_LIES)} of others may pass. Choose another model for MODEL_JUDGE, or set it to none.`
          : adviceOn(
              judge.name,
              threshold.measured.honest,
              threshold.measured.lies,
              threshold.confidence,
            ),
      ];
  const there = threshold?.measured.honest;
  const isGoodEnough = !isSilent && there !== undefined && there.passed >= there.of * FEWEST_HONEST;
  return {
    isGoodEnough,
    leastConfidence: isGoodEnough ? threshold?.confidence : undefined,
    sentences,
  };
}
