import { afterEach, expect, test } from 'vitest';
import {
  startModelServer,
  type AskedQuestion,
  type ModelServer,
} from '../../../test/support/model-server';
import { createModel } from '../../platform/models';
import { adviseOnJudge } from './advise-on-judge';
import { chatJudge } from './chat-judge';
import { CHECK_PAIRS } from './check-pairs';
import { drawKnownPairs } from './known/draw-known-pairs';
import { minicheckJudge } from './minicheck-judge';

const SECRET = 'secret';
const BATCH = 14;
/** What the pairs that ship, and those of a known answer that are mixed among them, say truly. */
const TRUE = new Set([
  ...CHECK_PAIRS.filter(({ isHonest }) => isHonest).map(({ hypothesis }) => hypothesis),
  ...Array.from({ length: Math.ceil(CHECK_PAIRS.length / BATCH) }, (_, at) =>
    drawKnownPairs(CHECK_PAIRS.slice(at * BATCH, (at + 1) * BATCH), SECRET),
  )
    .flat()
    .filter(({ isEntailed }) => isEntailed)
    .map(({ hypothesis }) => hypothesis),
]);
/** Lies for which a judge falls. */
const DECEIVING = new Set(
  CHECK_PAIRS.filter(({ kind }) => kind === 'cause').map(({ hypothesis }) => hypothesis),
);

let server: ModelServer;
afterEach(() => server.close());

async function adviceOn(judgeOf: typeof chatJudge, say: (prompt: string) => string) {
  server = await startModelServer(({ body }: AskedQuestion) => ({
    say: say(body.messages?.at(-1)?.content ?? ''),
  }));
  const model = createModel({
    provider: 'compatible',
    name: 'judge',
    price: { input: 0, output: 0 },
    baseUrl: server.baseUrl,
  });
  return adviseOnJudge(judgeOf({ model, secret: SECRET }), CHECK_PAIRS);
}

/** Sure of what is true, and less sure where it is deceived. */
const labels = (prompt: string): string =>
  JSON.stringify({
    labels: Array.from(prompt.matchAll(/^([0-9a-f]{6}) (\{.*\})$/gmu), ([, item, json = '']) => {
      const { hypothesis } = JSON.parse(json) as { hypothesis: string };
      const isTrue = TRUE.has(hypothesis);
      const isFound = isTrue || DECEIVING.has(hypothesis);
      return { item, label: isFound ? 'entailed' : 'neutral', confidence: isTrue ? 95 : 70 };
    }),
  });

test('a chat model is asked in batches, and its owner hears from which confidence on it is good enough', async () => {
  const { isGoodEnough, leastConfidence, sentences } = await adviceOn(chatJudge, labels);
  expect(server.asked).toHaveLength(5);
  expect(server.asked[0]?.body).toMatchObject({ model: 'judge' });
  expect([isGoodEnough, leastConfidence]).toEqual([true, 80]);
  expect(sentences.join(' ')).toContain('with MODEL_JUDGE_CONFIDENCE=80, not without');
  expect(sentences.join(' ')).toContain('Lies it passed, by kind: cause.');
});

const yesOrNo = (prompt: string): string =>
  TRUE.has(/\nClaim: (.*)$/su.exec(prompt)?.[1] ?? '') ? 'Yes' : 'No';

test('a MiniCheck model is asked for yes or no, one pair at a time', async () => {
  const { isGoodEnough, leastConfidence } = await adviceOn(minicheckJudge, yesOrNo);
  expect(server.asked).toHaveLength(CHECK_PAIRS.length + 5 * 8);
  const [{ body } = { body: {} }] = server.asked;
  expect(body).not.toHaveProperty('response_format');
  expect([isGoodEnough, leastConfidence]).toEqual([true, 0]);
});

test('one that is deceived surely has no confidence from which on it is good enough', async () => {
  const { isGoodEnough, sentences } = await adviceOn(chatJudge, (prompt) =>
    labels(prompt).replaceAll('"confidence":70', '"confidence":100'),
  );
  expect(isGoodEnough).toBe(false);
  expect(sentences.join(' ')).toContain('at no confidence does it stop all 36 lies');
});
