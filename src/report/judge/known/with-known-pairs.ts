import { createHash } from 'node:crypto';
import type { Judge, JudgePair, Judgment } from '../ports';
import { drawKnownPairs, type KnownPair } from './draw-known-pairs';
import type { KnownAnswers } from './reliability';

/** With the known pairs among them still one call of a chat model. */
const BATCH = 14;

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** In an order that says nothing of which are known. */
function mix(
  pairs: readonly JudgePair[],
  known: readonly KnownPair[],
  secret: string,
): readonly JudgePair[] {
  return [...pairs, ...known]
    .map(({ premise, hypothesis }, at) => ({
      pair: { premise, hypothesis },
      key: hashOf([secret, at, premise, hypothesis]),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ pair }) => pair);
}

function countAnswers(
  known: readonly KnownPair[],
  answers: readonly (Judgment | undefined)[],
): KnownAnswers {
  const judged = known.map(({ isEntailed }, at) => ({
    isEntailed,
    isWrong: (answers[at]?.label === 'entailed') !== isEntailed,
  }));
  const [entailed, others] = [
    judged.filter(({ isEntailed }) => isEntailed),
    judged.filter(({ isEntailed }) => !isEntailed),
  ];
  const wrongOf = (some: typeof judged): number => some.filter(({ isWrong }) => isWrong).length;
  return {
    others: others.length,
    othersWrong: wrongOf(others),
    entailed: entailed.length,
    entailedWrong: wrongOf(entailed),
  };
}

/** One label for all. */
const isBlind = ({ others, othersWrong, entailed, entailedWrong }: KnownAnswers): boolean =>
  othersWrong === others || entailedWrong === entailed;

const NOTHING_ASKED = { others: 0, othersWrong: 0, entailed: 0, entailedWrong: 0 };

const addAnswers = (one: KnownAnswers, other: KnownAnswers): KnownAnswers => ({
  others: one.others + other.others,
  othersWrong: one.othersWrong + other.othersWrong,
  entailed: one.entailed + other.entailed,
  entailedWrong: one.entailedWrong + other.entailedWrong,
});

/**
 * Mixes pairs whose answer we know into each call. A call in which all of one kind are judged wrongly
 * has no answer; `known` tells how the judge did in all calls, for whoever used its answers.
 */
export function withKnownPairs(judge: Judge, secret: string): Judge {
  // By call, so that a stored answer that is read again counts once.
  const counted = new Map<string, KnownAnswers>();

  async function judgeBatch(
    pairs: readonly JudgePair[],
  ): Promise<readonly (Judgment | undefined)[]> {
    const none = pairs.map(() => undefined);
    const known = drawKnownPairs(pairs, secret);
    const mixed = mix(pairs, known, secret);
    const answers = await judge.judge(mixed);
    const byPair = new Map(
      mixed.map(({ premise, hypothesis }, at) => [
        JSON.stringify([premise, hypothesis]),
        answers[at],
      ]),
    );
    const answerTo = ({ premise, hypothesis }: JudgePair): Judgment | undefined =>
      byPair.get(JSON.stringify([premise, hypothesis]));
    const toKnown = known.map(answerTo);
    if (toKnown.includes(undefined)) return none;
    const result = countAnswers(known, toKnown);
    counted.set(hashOf(pairs), result);
    return isBlind(result) ? none : pairs.map(answerTo);
  }

  return {
    name: judge.name,
    known: () => [...counted.values()].reduce(addAnswers, NOTHING_ASKED),
    async judge(pairs) {
      const judgments: (Judgment | undefined)[] = [];
      for (let start = 0; start < pairs.length; start += BATCH)
        judgments.push(...(await judgeBatch(pairs.slice(start, start + BATCH))));
      return judgments;
    },
  };
}
