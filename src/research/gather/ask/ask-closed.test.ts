import { expect, test } from 'vitest';
import { seconds } from '../../../kernel/time';
import type { OutboundFetch } from '../../../platform/fetch';
import type { Source } from '../../sources/shape';
import { createAsk, type AskContext } from './create-ask';
import { inMemoryAnswers } from './kept-answers';
import { samplePoliteness } from './politeness';

const open: Source = {
  id: 'made-up-register',
  name: 'Made-up register',
  kind: 'json',
  needs: [],
  request: { urls: ['https://register.example/all'] },
  polite: { robots: 'api', interval: seconds(2), maxBytes: 1_000_000 },
  licence: { tier: 'A', note: 'open' },
  topics: ['legal'],
  evidence: { kind: 'record', reliability: 'register' },
  enabled: true,
};
const unseen: Source = { ...open, enabled: 'verify' };
const url = 'https://register.example/all';
const moments = { at: Date.parse('2026-03-02T10:00:00Z') };

function world(more: Partial<AskContext> = {}) {
  let sent = 0;
  const outboundFetch: OutboundFetch = async (request) => {
    sent += 1;
    moments.at += 1_250;
    return {
      ok: true,
      value: {
        url: request.url,
        status: 200,
        headers: {},
        type: 'application/json',
        body: new Uint8Array(),
        text: '{}',
        charset: 'utf-8',
        hops: [],
        fetchedAt: '2026-03-02T10:00:00.000Z',
      },
    };
  };
  const ask = createAsk({
    outboundFetch,
    clock: { now: () => new Date(moments.at) },
    crawler: 'ForewordBot',
    politeness: samplePoliteness(),
    ...more,
  });
  return { ask, sent: () => sent };
}

test.each<readonly [string, Source]>([
  [
    'is off for its licence',
    { ...open, enabled: 'licence', licence: { tier: 'C', note: 'forbidden' } },
  ],
  [
    'is on by mistake though its terms forbid it',
    { ...open, licence: { tier: 'C', note: 'forbidden' } },
  ],
  ['is off for its licence though its tier says otherwise', { ...open, enabled: 'licence' }],
])(
  'a source that %s is never asked, not by a probe, not if it once answered',
  async (_, source) => {
    const { ask, sent } = world({ isSeen: async () => true });
    for (const probe of [{}, { isProbe: true as const }]) {
      expect(await ask({ source, url, ...probe })).toMatchObject({
        outcome: 'off',
        sentence: 'Made-up register forbids it, or allows it by contract only.',
        requests: 0,
      });
    }
    expect(sent()).toBe(0);
  },
);

test('a source that must be seen answering first is asked by a probe alone, until it was', async () => {
  const nobodyKnows = world();
  expect(await nobodyKnows.ask({ source: unseen, url })).toMatchObject({
    outcome: 'off',
    sentence: 'Nobody has seen Made-up register answer yet.',
  });
  const cannotLook = world({ isSeen: () => Promise.reject(new Error('no database')) });
  expect(await cannotLook.ask({ source: unseen, url })).toMatchObject({ outcome: 'off' });
  expect([nobodyKnows.sent(), cannotLook.sent()]).toEqual([0, 0]);
  expect(await nobodyKnows.ask({ source: unseen, url, isProbe: true })).toMatchObject({
    outcome: 'ok',
    milliseconds: 1_250,
  });
  expect(
    await world({ isSeen: async ({ id }) => id === unseen.id }).ask({ source: unseen, url }),
  ).toMatchObject({ outcome: 'ok' });
});

test('a probe asks anew whatever was said a moment ago, and everybody else does not', async () => {
  const { ask, sent } = world({ kept: inMemoryAnswers() });
  await ask({ source: open, url });
  expect(await ask({ source: open, url })).toMatchObject({ freshness: 'recent' });
  expect(sent()).toBe(1);
  expect(await ask({ source: open, url, isProbe: true })).toMatchObject({ freshness: 'new' });
  expect(sent()).toBe(2);
});
