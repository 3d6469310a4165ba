import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { policyOf } from './page-policy.server';

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const SCRIPT = 'document.title;\n';
const script = (content: string): string => `<script type="module">${content}</script>`;

test('a page may use its own style and nothing else', () => {
  const style = 'body { color: red }\n';
  const policy = policyOf(
    `<html><head><title>Page</title><style>${style}</style></head><body></body></html>`,
  );
  expect(policy).toContain(`style-src ${hashOf(style)};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
});

test('a page without a style may use none', () => {
  expect(policyOf('<p>plain</p>')).toContain("style-src 'none'");
});

describe('the script of a page', () => {
  test('acts if it stands before the title, where nobody but us writes', () => {
    expect(policyOf(`<head>${script(SCRIPT)}<title>Page</title></head>`)).toContain(
      `script-src ${hashOf(SCRIPT)};`,
    );
  });

  test.each([
    ['in the title', `<head><title>${script(SCRIPT)}</title></head>`],
    ['behind the title', `<head><title>Page</title>${script(SCRIPT)}</head>`],
    ['in the body', `<head><title>Page</title></head><body><p>${script(SCRIPT)}</p></body>`],
    [
      'behind a title that was broken out of',
      `<head><title></title>${script(SCRIPT)}<title>Page</title></head>`,
    ],
    ['on a page without a title', script(SCRIPT)],
    [
      'fetched from elsewhere',
      '<head><script src="https://evil.example/x.js"></script><title>Page</title></head>',
    ],
    ['of another kind', `<head><script>${SCRIPT}</script><title>Page</title></head>`],
  ])('is dead %s', (_where, html) => {
    expect(policyOf(html)).toContain("script-src 'none'");
  });

  test('is dead beside another one, since we write only one', () => {
    expect(
      policyOf(`<head>${script(SCRIPT)}${script('alert(1)')}<title>Page</title></head>`),
    ).toContain("script-src 'none'");
  });

  test('lets no other one act', () => {
    const policy = policyOf(
      `<head>${script(SCRIPT)}<title>Page</title></head><body>${script('alert(1)')}</body>`,
    );
    expect(policy).toContain(`script-src ${hashOf(SCRIPT)};`);
    expect(policy).not.toContain(hashOf('alert(1)'));
  });
});
