import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  startModelServer,
  type ModelServer,
  type ScriptedAnswer,
} from '../../../test/support/model-server';
import { milliseconds, type Duration } from '../../kernel/time';
import { bePatient, cleanReply, createModel, type ModelCall, type ModelSettings } from './index';
import { scriptedModel } from './testing';

const CALL: ModelCall = {
  stage: 'write',
  instructions: 'Be brief.',
  prompt: 'What is it?',
  form: { type: 'object', properties: {}, additionalProperties: false },
  mostOutputTokens: 50,
};
const PRICE = { input: 2, output: 10 };

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function modelOver(
  script: (index: number) => ScriptedAnswer,
  settings: Partial<ModelSettings> = {},
) {
  server = await startModelServer((_, index) => script(index));
  return createModel({
    provider: 'compatible',
    name: 'made-up',
    key: 'secret-key',
    price: PRICE,
    baseUrl: server.baseUrl,
    ...settings,
  });
}

test('the reply comes with what it used and what that cost', async () => {
  const model = await modelOver(() => ({ say: '{"a":1}' }));
  expect(await model.ask(CALL)).toEqual({
    reply: { ok: true, value: '{"a":1}' },
    used: { inputTokens: 100, outputTokens: 20, micros: 400 },
  });
  const [asked] = server?.asked ?? [];
  expect(asked).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer secret-key' },
  });
  expect(asked?.body).toMatchObject({
    model: 'made-up',
    max_tokens: 50,
    response_format: { type: 'json_schema' },
  });
  expect(asked?.body).not.toHaveProperty('tools');
  expect(asked?.body.messages).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'What is it?' },
  ]);
});

test('OpenAI’s own client speaks to the same kind of server', async () => {
  const model = await modelOver(() => ({ say: 'yes' }), {
    provider: 'openai',
    name: 'gpt-4o-mini',
  });
  expect((await model.ask(CALL)).reply).toEqual({ ok: true, value: 'yes' });
});

test('Anthropic’s client speaks its own form', async () => {
  const body = JSON.stringify({
    type: 'message',
    id: 'm',
    role: 'assistant',
    model: 'c',
    content: [{ type: 'text', text: 'yes' }],
    stop_reason: 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 7, output_tokens: 3 },
  });
  const model = await modelOver(() => ({ status: 200, body }), {
    provider: 'anthropic',
    name: 'claude-haiku-4-5',
  });
  expect(await model.ask(CALL)).toMatchObject({
    reply: { ok: true, value: 'yes' },
    used: { inputTokens: 7, outputTokens: 3 },
  });
  expect(server?.asked[0]).toMatchObject({
    path: '/v1/messages',
    headers: { 'x-api-key': 'secret-key' },
  });
});

test('Anthropic’s older models are held to the form in their own way, which is an answer like any other', async () => {
  const body = JSON.stringify({
    type: 'message',
    id: 'm',
    role: 'assistant',
    model: 'c',
    content: [{ type: 'tool_use', id: 't', name: 'json', input: { a: 1 } }],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 7, output_tokens: 3 },
  });
  const model = await modelOver(() => ({ status: 200, body }), {
    provider: 'anthropic',
    name: 'claude-3-5-haiku-latest',
  });
  expect(await model.ask(CALL)).toMatchObject({ reply: { ok: true, value: '{"a":1}' } });
});

test('a refusal in a field of its own is no answer in the form asked for', async () => {
  const message = { role: 'assistant', content: null, refusal: 'I won’t.' };
  const body = JSON.stringify({
    id: 'a',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
  const { reply } = await (
    await modelOver(() => ({ status: 200, body }), { provider: 'openai', name: 'gpt-4o' })
  ).ask(CALL);
  expect(cleanReply(reply.ok ? reply.value : '')).toMatchObject({ ok: false });
});

test('Google’s client speaks its own form, its key in a header and not in the address', async () => {
  const body = JSON.stringify({
    candidates: [{ content: { role: 'model', parts: [{ text: 'yes' }] }, finishReason: 'STOP' }],
    usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
  });
  const model = await modelOver(() => ({ status: 200, body }), {
    provider: 'google',
    name: 'gemini-2.5-flash',
  });
  expect(await model.ask(CALL)).toMatchObject({
    reply: { ok: true, value: 'yes' },
    used: { inputTokens: 7, outputTokens: 3 },
  });
  expect(server?.asked[0]?.path).toBe('/v1/models/gemini-2.5-flash:generateContent');
  expect(server?.asked[0]?.headers['x-goog-api-key']).toBe('secret-key');
});

describe('what a service may do', () => {
  test.each<[string, ScriptedAnswer, string]>([
    ['says nothing', { say: '  ' }, 'empty'],
    ['is cut off at its limit', { say: '{"a":', finish: 'length' }, 'truncated'],
    ['refuses', { say: '', finish: 'content_filter' }, 'refused'],
    ['is too busy', { status: 429 }, 'busy'],
    ['has a fault', { status: 503 }, 'unavailable'],
    ['does not know the key', { status: 401 }, 'not-allowed'],
    ['does not like the question', { status: 400 }, 'not-accepted'],
    ['breaks off', { breakOff: true }, 'broken'],
    ['sends no JSON', { status: 200, body: '<html>' }, 'broken'],
    ['sends another form', { status: 200, body: '{"choices": 7}' }, 'broken'],
    ['leads elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/v1' } }, 'broken'],
    ['sends too much', { status: 200, body: `{"id":"${'x'.repeat(4_100_000)}"}` }, 'broken'],
    ['never answers', { hang: true }, 'too-slow'],
    ['begins and never ends', { stall: true }, 'too-slow'],
  ])('one that %s gives a fault, and no error', async (_, scripted, fault) => {
    const model = await modelOver(() => scripted, {
      timeout: milliseconds(fault === 'too-slow' ? 100 : 20_000),
    });
    const { reply } = await model.ask(CALL);
    expect(reply).toMatchObject({ ok: false, failure: { code: fault } });
    // Neither the key, nor the question, nor what the service said.
    expect(JSON.stringify(reply)).not.toMatch(/secret-key|What is it|the service says why/);
  });

  test('one that is not there is unreachable and costs nothing', async () => {
    const port = await new Promise<number>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
      });
    });
    const model = createModel({
      provider: 'compatible',
      name: 'made-up',
      price: PRICE,
      baseUrl: `http://127.0.0.1:${port}/v1`,
    });
    expect(await model.ask(CALL)).toMatchObject({
      reply: { ok: false, failure: { code: 'unreachable' } },
      used: { micros: 0 },
    });
  });

  test('one that says it used what nothing can use is taken to have used the most', async () => {
    const absurd = { prompt_tokens: 1e300, completion_tokens: 1e300, total_tokens: 2e300 };
    const model = await modelOver(() => ({ say: 'yes', usage: absurd }));
    const { used, reply } = await model.ask(CALL);
    expect(reply.ok).toBe(true);
    expect(used.outputTokens).toBe(50);
    expect(Number.isSafeInteger(used.micros)).toBe(true);
  });

  test('one that does not say what it used is taken to have used the most', async () => {
    const model = await modelOver(() => ({ say: 'yes', usage: null }));
    const { used } = await model.ask(CALL);
    expect(used.outputTokens).toBe(50);
    expect(used.inputTokens).toBeGreaterThan(200);
  });
});

describe('patience', () => {
  const waited: Duration[] = [];
  const sleep = async (duration: Duration) => void waited.push(duration);
  const patiently = async (
    script: (index: number) => ScriptedAnswer,
    settings: Partial<ModelSettings> = {},
  ) => {
    waited.length = 0;
    return (await bePatient(await modelOver(script, settings), sleep).ask(CALL)).reply;
  };

  test('a busy service is asked again as late as it wishes', async () => {
    expect(
      await patiently((index) =>
        index === 0 ? { status: 429, headers: { 'retry-after': '7' } } : { say: 'yes' },
      ),
    ).toMatchObject({ ok: true });
    expect(waited).toEqual([7_000]);
  });

  test('a wish given as a moment is kept too', async () => {
    const moment = new Date(Date.now() + 20_000).toUTCString();
    expect(
      await patiently((index) =>
        index === 0 ? { status: 429, headers: { 'retry-after': moment } } : { say: 'yes' },
      ),
    ).toMatchObject({ ok: true });
    expect(waited[0]).toBeGreaterThan(5_000);
    expect(waited[0]).toBeLessThanOrEqual(20_000);
  });

  test('one that wishes to be left alone for minutes is left alone', async () => {
    expect(
      await patiently(() => ({ status: 429, headers: { 'retry-after': '600' } })),
    ).toMatchObject({ ok: false, failure: { code: 'busy' } });
    expect(server?.asked).toHaveLength(1);
  });

  test('a fault is asked about twice more, later each time', async () => {
    expect(await patiently(() => ({ status: 500 }))).toMatchObject({
      ok: false,
      failure: { code: 'unavailable' },
    });
    expect(server?.asked).toHaveLength(3);
    expect(waited).toEqual([1_000, 2_000]);
  });

  test('a key that is not taken is not offered again', async () => {
    expect(await patiently(() => ({ status: 401 }))).toMatchObject({ ok: false });
    expect(server?.asked).toHaveLength(1);
  });

  test('a question that took too long is asked once more, and both are counted as the most they can cost', async () => {
    const slow = scriptedModel(() => ({ fault: 'too-slow' }), {
      used: { inputTokens: 300, outputTokens: 50, micros: 800 },
    });
    expect(await bePatient(slow, sleep).ask(CALL)).toMatchObject({
      reply: { ok: false, failure: { code: 'too-slow' } },
      used: { outputTokens: 100, micros: 1_600 },
    });
    expect(slow.calls).toHaveLength(2);
  });
});
