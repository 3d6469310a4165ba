import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from './page-policy.server';

test('a page may use its own style and nothing else', () => {
  const style = 'body { color: red }\n';
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = policyOf(`<html><head><style>${style}</style></head><body></body></html>`);
  expect(policy).toContain(`style-src 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  expect(policy).not.toContain('unsafe-inline');
});

test('a page without a style may use none', () => {
  expect(policyOf('<p>plain</p>')).toContain("style-src 'none'");
});
