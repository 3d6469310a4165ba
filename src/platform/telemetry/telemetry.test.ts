import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { fail, succeed } from '../../kernel/result';
import type { HttpEnvironment } from '../http';
import { createTelemetry, noTelemetry } from './create-telemetry';
import { metrics } from './metrics';
import { metricsAnswer } from './metrics-answer';
import { openTelemetry } from './open-telemetry';
import type { Telemetry } from './ports';
import { watchFetch } from './watch/fetch';
import { watchRequests } from './watch/http';
import { watchHandlers } from './watch/jobs';
import { watchModel } from './watch/models';
import { watchSteps } from './watch/steps';

const SECRET = 'zyxq';
const TOKEN = 'a-token-of-more-than-32-characters';

interface Watched {
  readonly telemetry: Telemetry;
  spans(): ReturnType<InMemorySpanExporter['getFinishedSpans']>;
  /** Everything that left, spans and metrics. */
  all(): Promise<string>;
}

function watched(): Watched {
  const exporter = new InMemorySpanExporter();
  // Kept after the end, so that what was flushed can be read.
  exporter.shutdown = async () => undefined;
  const telemetry = openTelemetry({ exporter, metrics: true });
  return {
    telemetry,
    spans: () => exporter.getFinishedSpans(),
    async all() {
      await telemetry.close();
      const spans = exporter
        .getFinishedSpans()
        .map(({ name, attributes, status, events }) => ({ name, attributes, status, events }));
      return `${JSON.stringify(spans)}\n${(await telemetry.scrape?.()) ?? ''}`;
    },
  };
}

test('a shop that nobody measures runs the work and loads nothing', async () => {
  expect(await createTelemetry({ traces: undefined, metrics: false })).toBe(noTelemetry);
  expect(await noTelemetry.trace('x', {}, async () => 7)).toBe(7);
  expect(metricsAnswer(noTelemetry, TOKEN)).toBeUndefined();
});

test('a span is part of the one around it, and an error leaves none of its words', async () => {
  const { telemetry, spans, all } = watched();
  await telemetry
    .trace('outer', {}, () =>
      telemetry.trace('inner', { stage: 'write' }, async () => {
        throw new Error(`No row for ${SECRET}`);
      }),
    )
    .catch(() => undefined);
  const text = await all();
  const [inner, outer] = spans();
  expect([inner?.name, outer?.name]).toEqual(['inner', 'outer']);
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
  expect(inner?.attributes).toEqual({ 'foreword.stage': 'write', 'foreword.outcome': 'failed' });
  expect(text).not.toContain(SECRET);
});

test('a request is told by the pattern of its route, and its path by nobody', async () => {
  const { telemetry, all } = watched();
  const application = new Hono<HttpEnvironment>();
  application.use(watchRequests(telemetry, () => '/r/:token'));
  application.get('/hooks/:id', (context) => context.text('ok'));
  application.get('*', (context) => context.text('page', 500));
  await application.request(`/hooks/${SECRET}`);
  await application.request(`/r/${SECRET}?q=${SECRET}`);
  const text = await all();
  expect(text).toContain(
    'foreword_http_request_seconds_count{method="GET",route="/hooks/:id",status="200"} 1',
  );
  expect(text).toContain(
    'foreword_http_request_seconds_count{method="GET",route="/r/:token",status="500"} 1',
  );
  expect(text).not.toContain(SECRET);
});

test('a fetch names a host of the catalog and no other', async () => {
  const { telemetry, all } = watched();
  const fetch = watchFetch(
    async () => fail('too-slow', SECRET),
    telemetry,
    new Set(['api.register.example']),
  );
  await fetch({ url: `https://api.register.example/?key=${SECRET}` });
  await fetch({ url: `https://${SECRET}.example/` });
  const text = await all();
  expect(text).toContain('api.register.example');
  expect(text).toContain('"foreword.host":"other"');
  expect(text).toContain('foreword_fetch_seconds_count{outcome="too-slow"} 2');
  expect(text).not.toContain(SECRET);
});

test('a model’s call tells tokens and cost, and no word of question or answer', async () => {
  const { telemetry, all } = watched();
  const model = watchModel(
    {
      name: 'compatible:scripted',
      price: { input: 1, output: 2 },
      ask: async () => ({
        reply: succeed(SECRET),
        used: { inputTokens: 100, outputTokens: 20, micros: 140 },
      }),
    },
    telemetry,
  );
  await model.ask({
    stage: 'write',
    instructions: SECRET,
    prompt: SECRET,
    mostOutputTokens: 50,
  });
  const text = await all();
  expect(text).toContain(
    'foreword_model_tokens_total{model="compatible:scripted",direction="in"} 100',
  );
  expect(text).toContain('foreword_model_cost_dollars_total{model="compatible:scripted"} 0.00014');
  expect(text).not.toContain(SECRET);
});

test('an attempt at a job is done, failed, or the last, by kind', async () => {
  const { telemetry, all } = watched();
  const [handler] = watchHandlers(
    [
      {
        job: { name: 'send-mail' } as never,
        handle: async (payload) => {
          if ('fails' in payload) throw new Error(SECRET);
        },
      },
    ],
    telemetry,
  );
  const signal = new AbortController().signal;
  await handler?.handle({ email: SECRET }, { number: 1, last: false, signal });
  for (const last of [false, true])
    await handler?.handle({ fails: true }, { number: 2, last, signal }).catch(() => undefined);
  const text = await all();
  for (const outcome of ['done', 'failed', 'given-up'])
    expect(text).toContain(`foreword_job_seconds_count{job="send-mail",outcome="${outcome}"} 1`);
  expect(text).not.toContain(SECRET);
});

test('a report’s stages are told without whose report it is, and its end once', async () => {
  const { telemetry, all } = watched();
  const at = (second: number): Date => new Date(Date.UTC(2026, 0, 1, 0, 0, second));
  const done = new Map<string, unknown>();
  const steps = watchSteps(
    {
      run: () => ({
        async step(step) {
          if (!done.has(step.name)) done.set(step.name, await step.work());
          return step.output.parse(done.get(step.name));
        },
      }),
      report: async () => [{ step: 'begin', attempts: 1, startedAt: at(0), finishedAt: at(40) }],
      forget: async () => undefined,
      forgetSteps: async () => undefined,
    },
    telemetry,
    { prefix: 'report:', endOf: (step) => (step === 'submit' ? 'ready' : undefined) },
  );
  const output = { parse: (value: unknown) => value } as never;
  for (const name of ['write', 'submit', 'submit'])
    await steps.run(`report:${SECRET}`).step({ name, output, work: async () => ({}) });
  const text = await all();
  expect(text).toContain('foreword_report_stage_seconds_count{stage="write",outcome="done"} 1');
  expect(text).toContain('foreword_report_seconds_count{outcome="ready"} 1');
  expect(text).toContain('foreword_report_seconds_sum{outcome="ready"} 40');
  expect(text).not.toContain(SECRET);
});

test('metrics are for whoever has the token, and are kept by no cache', async () => {
  const { telemetry } = watched();
  telemetry.watch('foreword_jobs', async () => {
    throw new Error('the database is away');
  });
  telemetry.count('foreword_events_total', { event: 'order-paid' });
  const answer = metricsAnswer(telemetry, TOKEN);
  const ask = (authorization: string) =>
    answer?.(new Request('http://shop.example/metrics', { headers: { authorization } }));
  for (const wrong of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`]) {
    const refused = await ask(wrong);
    expect(refused?.status, wrong).toBe(401);
    expect(await refused?.text()).not.toContain('foreword_');
  }
  const given = await ask(`Bearer ${TOKEN}`);
  expect(given?.status).toBe(200);
  expect(given?.headers.get('cache-control')).toBe('no-store');
  expect(await given?.text()).toContain('foreword_events_total{event="order-paid"} 1');
});

test('each metric keeps its name on the way out, with the labels that it declares', async () => {
  const { telemetry } = watched();
  for (const [name, { kind, labels }] of Object.entries(metrics)) {
    const values = Object.fromEntries(labels.map((label) => [label, 'x'])) as never;
    if (kind === 'counter') telemetry.count(name as never, values);
    if (kind === 'histogram') telemetry.observe(name as never, values, 1);
    if (kind === 'gauge')
      telemetry.watch(name as never, async () => [{ labels: values, value: 1 }]);
  }
  const lines = ((await telemetry.scrape?.()) ?? '').split('\n');
  for (const [name, { kind, labels }] of Object.entries(metrics)) {
    const shown = `${name}${kind === 'histogram' ? '_count' : ''}{${labels.map((label) => `${label}="x"`).join(',')}} 1`;
    expect(lines).toContain(shown);
  }
});
