import {
  isReliable,
  pairsOfClaim,
  type ClausePair,
  type Judge,
  type Judgment,
  type KnownAnswers,
} from '../judge';
import {
  verdictFromEvidence,
  type ClaimToVerify,
  type Setting,
  type Verification,
} from '../verify';

/** Whoever decides on other words, and who hears of it when no answer comes. */
export interface Judging {
  readonly judge: Judge;
  /** A clause is believed from this confidence on, of a hundred. */
  readonly leastConfidence?: number;
  noteUnanswered(unanswered: { readonly section: string; readonly sentences: number }): void;
  /** It was wrong too often on pairs whose answer is known, and nothing it said was used. */
  noteUnreliable(known: KnownAnswers): void;
}

interface Place {
  readonly setting: Setting;
  readonly snapshots: ReadonlyMap<string, string>;
  readonly section: string;
}

export interface ClaimQuestion {
  readonly claim: ClaimToVerify;
  readonly strict: Verification;
}

const isEntailed = (judgment: Judgment | undefined, least: number): boolean =>
  judgment?.label === 'entailed' && judgment.confidence >= least;

function decide(
  { claim, strict }: ClaimQuestion,
  pairs: readonly ClausePair[],
  judgments: readonly (Judgment | undefined)[],
  { setting }: Place,
  least: number,
): Verification {
  // No answer leaves what the strict checks say.
  if (pairs.length === 0 || judgments.some((judgment) => judgment === undefined)) return strict;
  const failed = pairs.filter((_, index) => !isEntailed(judgments[index], least));
  return failed.length === 0
    ? {
        verdict: verdictFromEvidence(claim, setting),
        reasons: [],
        found: pairs.map(({ clause }) => clause),
      }
    : {
        verdict: 'unsupported',
        reasons: failed.map(({ clause }) => `The judge doesn't find “${clause}” in its evidence.`),
        ...(failed.every(({ part }) => part !== undefined)
          ? { failedClauses: failed.flatMap(({ part }) => part ?? []) }
          : {}),
      };
}

/** What a judge makes of sentences against which code found nothing but other words, in their order. */
export async function judgeWording(
  { judge, leastConfidence = 0, noteUnanswered }: Judging,
  asked: readonly ClaimQuestion[],
  place: Place,
): Promise<readonly Verification[]> {
  if (asked.length === 0) return [];
  const pairs = asked.map(({ claim, strict }) =>
    pairsOfClaim(claim, place.setting, place.snapshots, strict.openClauses),
  );
  const judgments = await judge.judge(
    pairs.flat().map(({ premise, hypothesis }) => ({ premise, hypothesis })),
  );
  let at = 0;
  const own = pairs.map(({ length }) => judgments.slice(at, (at += length)));
  const unanswered = own.filter((some) => some.some((one) => one === undefined)).length;
  if (unanswered > 0) noteUnanswered({ section: place.section, sentences: unanswered });
  return asked.map((one, index) =>
    decide(one, pairs[index] ?? [], own[index] ?? [], place, leastConfidence),
  );
}

/** Work with a judge, done again without it where it turns out to be unreliable. */
export async function withReliableJudge<Value>(
  judging: Judging | undefined,
  work: (judging: Judging | undefined) => Promise<Value>,
): Promise<Value> {
  const done = await work(judging);
  const known = judging?.judge.known?.();
  if (judging === undefined || known === undefined || isReliable(known)) return done;
  judging.noteUnreliable(known);
  return work(undefined);
}
