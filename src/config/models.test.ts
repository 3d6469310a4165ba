import { describe, expect, test } from 'vitest';
import { readConfig } from '.';
import { adviceOnJudge } from './models';

function modelsOf(environment: Record<string, string>) {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.faults.join(' '));
  return result.config.models;
}

function faultsOf(environment: Record<string, string>): readonly string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.faults;
}

test('without a word on models there is none, and a budget of a dollar and a half', () => {
  expect(modelsOf({})).toEqual({
    write: undefined,
    rewrite: undefined,
    judge: undefined,
    budget: { micros: 1_500_000, tokens: 400_000 },
  });
});

test('each stage has its own model, with its service’s key and its list price', () => {
  const models = modelsOf({
    MODEL_WRITE: 'anthropic:claude-sonnet-4-5',
    MODEL_JUDGE: 'openai:gpt-5-mini',
    MODEL_ANTHROPIC_KEY: 'a',
    MODEL_OPENAI_KEY: 'o',
    REPORT_BUDGET_USD: '0.5',
  });
  expect(models.write).toEqual({
    provider: 'anthropic',
    name: 'claude-sonnet-4-5',
    key: 'a',
    price: { input: 6, output: 22.5 },
  });
  expect(models.judge).toEqual({
    provider: 'openai',
    name: 'gpt-5-mini',
    key: 'o',
    price: { input: 0.25, output: 2 },
    form: 'chat',
  });
  expect(models.budget.micros).toBe(500_000);
});

const LIVE = {
  MODE: 'live',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  BASE_URL: 'https://shop.example',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtps://mail.example',
  LINK_KEY: '0123456789abcdef'.repeat(2),
};

test.each<[Record<string, string>]>([
  [{ MODEL_WRITE: 'openai:gpt-5-mini', MODEL_OPENAI_KEY: 'o' }],
  [
    {
      MODEL_WRITE: 'google:gemini-2.5-flash',
      MODEL_REWRITE: 'google:gemini-2.5-pro',
      MODEL_JUDGE: 'anthropic:claude-haiku-4-5',
      MODEL_GOOGLE_KEY: 'g',
      MODEL_ANTHROPIC_KEY: 'a',
    },
  ],
  [
    {
      MODEL_WRITE: 'compatible:qwen3:8b',
      MODEL_COMPATIBLE_URL: 'http://localhost:11434/v1',
      REPORT_BUDGET_USD: '0.2',
      REPORT_BUDGET_TOKENS: '9000',
    },
  ],
])('%o means the same in a demo as in a live shop', (environment) => {
  const demo = modelsOf({ MODE: 'demo', ...environment });
  expect(demo.write).toBeDefined();
  expect(demo).toEqual(modelsOf({ ...LIVE, ...environment }));
});

test.each<[Record<string, string>]>([
  [{ MODEL_WRITE: 'openai:gpt-5' }],
  [{ MODEL_JUDGE: 'openai:gpt-5-mini', MODEL_OPENAI_KEY: 'o' }],
])('%o is refused in both alike', (environment) => {
  expect(faultsOf({ MODE: 'demo', ...environment })).not.toEqual([]);
  expect(faultsOf({ ...LIVE, ...environment })).toEqual(faultsOf({ MODE: 'demo', ...environment }));
});

const OPEN = { MODEL_WRITE: 'openai:gpt-5-mini', MODEL_OPENAI_KEY: 'o' };

describe('who judges', () => {
  const LOCAL = { MODEL_COMPATIBLE_URL: 'http://localhost:11434/v1' };

  test('is the model that writes, where nobody else is named, and startup says that another is better', () => {
    const models = modelsOf(OPEN);
    expect(models.judge).toEqual({ ...models.write, form: 'chat' });
    expect(adviceOnJudge(models)).toMatch(/another vendor judges better: set MODEL_JUDGE/u);
  });

  test('may be a model of another vendor, and then startup says nothing', () => {
    const models = modelsOf({
      ...OPEN,
      MODEL_JUDGE: 'anthropic:claude-haiku-4-5',
      MODEL_ANTHROPIC_KEY: 'a',
    });
    expect(models.judge?.name).toBe('claude-haiku-4-5');
    expect(adviceOnJudge(models)).toBeUndefined();
  });

  test('may be of the MiniCheck family, which is asked for yes or no', () => {
    const models = modelsOf({ ...OPEN, ...LOCAL, MODEL_JUDGE: 'minicheck:compatible:mini:7b' });
    expect(models.judge).toMatchObject({
      provider: 'compatible',
      name: 'mini:7b',
      form: 'minicheck',
    });
  });

  test('may be nobody, and startup says what that costs', () => {
    const models = modelsOf({ ...OPEN, MODEL_JUDGE: 'none' });
    expect(models.judge).toBeUndefined();
    expect(adviceOnJudge(models)).toMatch(/^No model judges paraphrases/u);
    expect(faultsOf({ MODEL_JUDGE: 'none' })).toEqual([]);
  });

  test('is named as a service and a model, or refused', () => {
    expect(faultsOf({ ...OPEN, MODEL_JUDGE: 'minicheck' })[0]).toContain(
      'MODEL_JUDGE isn’t usable',
    );
  });
});

test('a model on this machine needs no key and costs nothing; its name may hold a colon', () => {
  expect(
    modelsOf({
      MODEL_WRITE: 'compatible:qwen3:8b',
      MODEL_COMPATIBLE_URL: 'http://localhost:11434/v1',
    }).write,
  ).toEqual({
    provider: 'compatible',
    name: 'qwen3:8b',
    key: undefined,
    baseUrl: 'http://localhost:11434/v1',
    price: { input: 0, output: 0 },
  });
});

test('a price that is given overrules the list', () => {
  const models = modelsOf({
    MODEL_WRITE: 'openai:gpt-5-mini',
    MODEL_OPENAI_KEY: 'o',
    MODEL_PRICES: 'openai:gpt-5-mini=0.5/4, compatible:qwen3:8b=0/0',
  });
  expect(models.write?.price).toEqual({ input: 0.5, output: 4 });
});

test.each<[Record<string, string>, string]>([
  [{ MODEL_WRITE: 'gpt-5' }, 'MODEL_WRITE isn’t usable'],
  [{ MODEL_WRITE: 'openai:gpt-5' }, 'MODEL_OPENAI_KEY is missing'],
  [{ MODEL_WRITE: 'anthropic:claude-haiku-4-5' }, 'MODEL_ANTHROPIC_KEY is missing'],
  [{ MODEL_WRITE: 'google:gemini-2.5-flash' }, 'MODEL_GOOGLE_KEY is missing'],
  [{ MODEL_WRITE: 'compatible:qwen3' }, 'MODEL_COMPATIBLE_URL is missing'],
  [
    { MODEL_WRITE: 'openai:gpt-99', MODEL_OPENAI_KEY: 'o' },
    'MODEL_PRICES has no price for openai:gpt-99',
  ],
  [
    { MODEL_WRITE: 'compatible:big', MODEL_COMPATIBLE_URL: 'https://models.example/v1' },
    'MODEL_PRICES has no price for compatible:big',
  ],
  [{ MODEL_JUDGE: 'openai:gpt-5-mini', MODEL_OPENAI_KEY: 'o' }, 'MODEL_WRITE is missing'],
  [{ MODEL_PRICES: 'gpt-5=cheap' }, 'MODEL_PRICES isn’t usable'],
  [{ MODEL_COMPATIBLE_URL: 'file:///etc/passwd' }, 'MODEL_COMPATIBLE_URL isn’t usable'],
  [{ REPORT_BUDGET_USD: 'lots' }, 'REPORT_BUDGET_USD isn’t usable'],
])('%o is told in one sentence', (environment, beginning) => {
  const faults = faultsOf(environment);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(beginning);
});

test('no key is in a fault', () => {
  expect(
    faultsOf({ MODEL_WRITE: 'openai:gpt-99', MODEL_OPENAI_KEY: 'sk-secret' }).join(),
  ).not.toContain('sk-secret');
});

describe('the model that reads pages', () => {
  test('is the one that writes, unless another or none is named', () => {
    const named = { ...OPEN, MODEL_READ: 'openai:gpt-5' };
    expect(modelsOf(OPEN).read).toEqual(modelsOf(OPEN).write);
    expect(modelsOf({ ...named, MODEL_PRICES: 'openai:gpt-5=1/8' }).read).toMatchObject({
      name: 'gpt-5',
    });
    expect(modelsOf({ ...OPEN, MODEL_READ: 'none' }).read).toBeUndefined();
    expect(modelsOf({ ...OPEN, MODEL_READ: 'none' }).write).toBeDefined();
  });

  test('serves nobody where none writes', () => {
    expect(faultsOf({ MODEL_READ: 'openai:gpt-5-mini', MODEL_OPENAI_KEY: 'o' })).toEqual([
      expect.stringContaining('MODEL_WRITE is missing'),
    ]);
    expect(faultsOf({ MODEL_READ: 'none' })).toEqual([]);
  });
});
