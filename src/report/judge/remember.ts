import type { Judge, Judgment } from './ports';

/** A judge that is asked about a pair once, however often it comes up while a section is verified. */
export function remembering(judge: Judge): Judge {
  const known = new Map<string, Judgment>();
  return {
    name: judge.name,
    async judge(pairs) {
      const keys = pairs.map(({ premise, hypothesis }) => JSON.stringify([premise, hypothesis]));
      const open = pairs.filter((_, at) => !known.has(keys[at] ?? ''));
      const answers = open.length === 0 ? [] : await judge.judge(open);
      for (const [at, pair] of open.entries()) {
        const answer = answers[at];
        if (answer !== undefined)
          known.set(JSON.stringify([pair.premise, pair.hypothesis]), answer);
      }
      return keys.map((key) => known.get(key));
    },
  };
}
