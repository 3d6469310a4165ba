import { expect, test } from 'vitest';
import { readConfig } from '.';
import { variables } from './variables';

function settingsOf(
  environment: Readonly<Record<string, string>>,
): ReadonlyMap<string, { readonly value: string; readonly origin: string }> {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.faults.join(' '));
  return new Map(read.config.settings.map(({ name, value, origin }) => [name, { value, origin }]));
}

test('every variable is told, with what stands where it is not set', () => {
  const demo = settingsOf({});
  expect([...demo.keys()]).toEqual(Object.keys(variables.shape));
  expect([
    demo.get('MODE'),
    demo.get('RESEARCH'),
    demo.get('BASE_URL'),
    demo.get('SMTP_URL'),
    demo.get('MODEL_WRITE'),
  ]).toEqual([
    { value: 'demo', origin: 'default' },
    { value: 'sample', origin: 'default' },
    { value: 'http://localhost:3000', origin: 'default' },
    { value: 'not set', origin: 'default' },
    { value: 'not set', origin: 'default' },
  ]);
});

test('what could open something is only said to be there', () => {
  const SECRET = 'hush0123456789hush0123456789hush';
  const given = settingsOf({
    LINK_KEY: SECRET,
    SMTP_URL: `smtp://mara:${SECRET}@mail.example`,
    DATABASE_URL: `postgres://shop:${SECRET}@db.example/foreword`,
    BASE_URL: `https://mara:${SECRET}@shop.example`,
    STRIPE_WEBHOOK_SECRET: SECRET,
    MODEL_OPENAI_KEY: SECRET,
    MODEL_WRITE: 'openai:gpt-5-mini',
    SOURCE_KEY_BRAVE: SECRET,
    MODEL_PRICES: 'openai:gpt-5-mini=0.25/2',
    MODEL_COMPATIBLE_URL: `http://mara:${SECRET}@models.example/v1`,
    SEARXNG_URL: `http://mara:${SECRET}@search.example`,
  });
  expect(JSON.stringify([...given])).not.toContain(SECRET);
  for (const name of [
    'LINK_KEY',
    'SMTP_URL',
    'DATABASE_URL',
    'STRIPE_WEBHOOK_SECRET',
    'SOURCE_KEY_BRAVE',
  ])
    expect(given.get(name)).toEqual({ value: 'set', origin: 'environment' });
  expect([
    given.get('BASE_URL')?.value,
    given.get('MODEL_PRICES')?.value,
    given.get('MODEL_WRITE')?.value,
  ]).toEqual(['https://shop.example', 'openai:gpt-5-mini=0.25/2', 'openai:gpt-5-mini']);
});
