import { shorten, visible } from '../document';
import type { Model } from '../../platform/models';
import { withKnownPairs } from './known/with-known-pairs';
import type { Judge, JudgePair, Judgment } from './ports';

const LONGEST_DOCUMENT = 6_000;
const LONGEST_CLAIM = 600;
const MOST_OUTPUT_TOKENS = 8;
const SURE = 100;

/**
 * The yes/no form of the MiniCheck family as Ollama and vLLM serve it: one document and one claim a
 * call, answered by one word. "No" means not supported; it doesn't tell a contradiction from silence.
 */
export function minicheckJudge({
  model,
  secret,
}: {
  readonly model: Model;
  readonly secret: string;
}): Judge {
  async function judgeOne({ premise, hypothesis }: JudgePair): Promise<Judgment | undefined> {
    const { reply } = await model.ask({
      stage: 'judge',
      instructions: '',
      prompt: [
        `Document: ${shorten(visible(premise), LONGEST_DOCUMENT)}`,
        `Claim: ${shorten(visible(hypothesis), LONGEST_CLAIM)}`,
      ].join('\n'),
      mostOutputTokens: MOST_OUTPUT_TOKENS,
    });
    const word = reply.ok ? /^(yes|no)\.?$/iu.exec(reply.value.trim())?.[1]?.toLowerCase() : '';
    if (word === 'yes') return { label: 'entailed', confidence: SURE };
    return word === 'no' ? { label: 'neutral', confidence: SURE } : undefined;
  }

  return withKnownPairs(
    {
      name: `minicheck ${model.name}`,
      async judge(pairs) {
        const judgments: (Judgment | undefined)[] = [];
        for (const pair of pairs) judgments.push(await judgeOne(pair));
        return judgments;
      },
    },
    secret,
  );
}
