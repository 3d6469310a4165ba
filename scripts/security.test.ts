import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSecrets, inventory, judgeAudit, secretsIn } from './security.mjs';

test('no file of the repository holds a secret', () => {
  const { count, found } = findSecrets();
  expect(count).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});

test('a secret is found where it stands, and isn’t repeated', () => {
  const [start, random] = ['sk_live_', 'q8Zr2LmV5tYx7Kd1WnB4'];
  const text = `const safe = 1;\nconst key = '${start}${random}';\n-----BEGIN ${'PRIVATE'} KEY-----`;
  const found = secretsIn(text);
  expect(found).toEqual(['2: sk_live_…', '3: -----BEG…']);
  expect(found.join()).not.toContain(random);
});

test('what is made up, as keys in tests are, is no secret', () => {
  expect(secretsIn(`sk_live_${'ab'.repeat(12)} whsec_0123456789abcdef0123456789abcdef`)).toEqual(
    [],
  );
});

test('the inventory names every installed package with its version and digest', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly link?: true }>>;
  };
  const { components } = inventory();
  expect(components).toHaveLength(Object.keys(packages).length - 1);
  expect(components.find(({ name }) => name === 'hono')).toMatchObject({
    version: packages['node_modules/hono']?.version,
    purl: `pkg:npm/hono@${packages['node_modules/hono']?.version}`,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/u) }],
  });
});

test('an audit that couldn’t ask is no clean bill', () => {
  for (const output of ['', '{"error":{"code":"ENOTFOUND"}}', 'npm error network'])
    expect(judgeAudit(output)).toMatchObject({
      code: 2,
      sentence: expect.stringMatching(/^Not audited/u),
    });
  const answer = (vulnerabilities: object, names: object = {}) =>
    JSON.stringify({ metadata: { vulnerabilities }, vulnerabilities: names });
  expect(judgeAudit(answer({ total: 0 })).code).toBe(0);
  expect(judgeAudit(answer({ total: 1, high: 1 }, { leftpad: {} }))).toMatchObject({
    code: 1,
    sentence: expect.stringContaining('leftpad'),
  });
  expect(judgeAudit(answer({ total: 2, low: 2 })).code).toBe(0);
});
