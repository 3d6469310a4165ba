import { afterEach, describe, expect, test } from 'vitest';
import { answerAs, type AnswerOf } from '../../../test/support/answer-as';
import { readConfig } from '../../config';
import { checkAddress, checkSources } from './check-web';

const NOBODY = 'http://127.0.0.1:1';
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function answering(answer: ReturnType<AnswerOf>): Promise<string> {
  const server = await answerAs(() => answer);
  closing.push(server.close);
  return server.url;
}

describe('the public address', () => {
  test.each([
    [{ status: 200, body: { alive: true } }, 'right', 'leads to this shop'],
    [{ status: 200, body: { parked: true } }, 'wrong', 'leads to something else'],
    [{ status: 301 }, 'wrong', 'Check DNS, BASE_URL, and the proxy.'],
    [{ status: 502 }, 'notice', 'no shop is running behind it. Start it.'],
  ])('is asked whether the shop is there: %o', async (answer, state, words) => {
    const baseUrl = await answering(answer);
    expect(await checkAddress({ mode: 'live', baseUrl })).toMatchObject([
      { state, sentence: expect.stringContaining(words) },
    ]);
  });

  test('that isn’t in DNS, or that this machine can’t see, is told apart', async () => {
    expect(await checkAddress({ mode: 'live', baseUrl: 'https://shop.invalid' })).toMatchObject([
      { subject: 'Address', sentence: expect.stringContaining('shop.invalid') },
    ]);
    expect(await checkAddress({ mode: 'live', baseUrl: NOBODY })).toMatchObject([
      { state: 'untried', sentence: expect.stringContaining('from another network') },
    ]);
  });

  test('of the demo is left alone', async () => {
    expect(await checkAddress({ mode: 'demo', baseUrl: NOBODY })).toMatchObject([
      { state: 'untried' },
    ]);
  });
});

describe('sources', () => {
  const check = (landmarks: readonly string[], environment: Record<string, string> = {}) => {
    const { config } = readConfig({ RESEARCH: 'web', ...environment });
    if (config === undefined) throw new Error('unreadable');
    return checkSources(config, new Date(), landmarks);
  };

  test('can be researched with one landmark, and not without any', async () => {
    const there = await answering({ status: 404 });
    expect(await check([NOBODY, there])).toMatchObject([{ state: 'right' }]);
    const failing = await answering({ status: 503 });
    expect(await check([NOBODY, failing])).toMatchObject([
      { state: 'wrong', sentence: expect.stringContaining('Open outgoing ports 80 and 443') },
    ]);
  });

  test('that a search engine of one’s own is missing from are told apart', async () => {
    const there = await answering({ status: 200 });
    expect(await check([there], { SEARXNG_URL: there })).toMatchObject([
      { state: 'right' },
      { subject: 'SearXNG', state: 'right' },
    ]);
    expect(await check([there], { SEARXNG_URL: NOBODY })).toMatchObject([
      { state: 'right' },
      { state: 'wrong', sentence: expect.stringContaining('correct SEARXNG_URL') },
    ]);
  });

  test('of the sample aren’t asked', async () => {
    expect(await check([], { RESEARCH: 'sample' })).toMatchObject([{ state: 'untried' }]);
  });
});
