import { expect, test } from 'vitest';
import { answerJsonLines } from './json-lines';
import { answerTo } from './verify';

const LINE = {
  id: 'one',
  claim: 'Fernhollow opened a garden for growers in 2024.',
  passages: ['Fernhollow opened a garden for growers in 2024.', 'It sells 40 kinds of seed.'],
};

async function answersTo(...lines: readonly string[]): Promise<Record<string, unknown>[]> {
  const written: string[] = [];
  async function* stream(): AsyncGenerator<Buffer> {
    yield Buffer.from(lines.join('\n'));
  }
  await answerJsonLines(stream(), async (line) => answerTo(line), {
    write: async (text) => void written.push(text),
    atOnce: 1,
  });
  return written.map((text) => JSON.parse(text) as Record<string, unknown>);
}

test('a claim is answered with its verdict, its score and the sentence that carries it', async () => {
  const [answer] = await answersTo(JSON.stringify(LINE));
  expect(answer).toEqual({
    id: 'one',
    verdict: 'supported',
    score: expect.any(Number),
    reasons: [],
    unsupportedTokens: [],
    quote: LINE.passages[0],
  });
});

test('a false claim says what is wrong, and in which words, and scores lower', async () => {
  const [right, wrong] = await answersTo(
    JSON.stringify(LINE),
    JSON.stringify({ ...LINE, claim: 'Fernhollow opened a garden for growers in 2019.' }),
  );
  expect(wrong).toMatchObject({
    verdict: 'unsupported',
    unsupportedTokens: expect.arrayContaining(['2019']),
  });
  expect(JSON.stringify(wrong)).toContain('“2019” isn’t in the evidence');
  expect(Number(wrong?.['score'])).toBeLessThan(Number(right?.['score']));
});

test('a claim without passages is not supported, and has no quote', async () => {
  const [answer] = await answersTo(JSON.stringify({ ...LINE, passages: [] }));
  expect(answer).toMatchObject({
    verdict: 'unsupported',
    quote: '',
    reasons: expect.arrayContaining(['The evidence doesn’t mention it.']),
  });
});

test.each([
  ['{"id": 1', null, 'not-json'],
  ['[1, 2]', null, 'not-json'],
  ['{"claim": "a", "passages": []}', null, 'not-a-claim'],
  ['{"id": 7, "claim": " ", "passages": []}', 7, 'not-a-claim'],
  ['{"id": 7, "claim": "It grew.", "passages": "text"}', 7, 'not-a-claim'],
  ['{"id": 7, "claim": "It grew.", "passages": [1]}', 7, 'not-a-claim'],
])('the line %s is answered by its fault, and the next line is judged', async (line, id, code) => {
  const [bad, good] = await answersTo(line, JSON.stringify(LINE));
  expect(bad).toEqual({ id, error: { code, sentence: expect.stringMatching(/\.$/u) } });
  expect(good).toMatchObject({ id: 'one', verdict: 'supported' });
});
