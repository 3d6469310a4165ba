import { describe, expect, test } from 'vitest';
import { succeed, fail } from '../../../../kernel/result';
import { answerWith, previewOf } from './buyers-page.server';

const PAGE = [
  '<!doctype html><html><head><style>p { color: red }</style>',
  '<script type="module">document.title;</script><title>Pennant Mills</title></head><body>',
  '<!--served--><p id="c1">It mills.</p><a href="#c1">1</a>',
  '<a href="?wrong=c1">Report a mistake</a><a href="https://mill.example/">The mill</a>',
  '</body></html>',
].join('');

describe('the buyer’s page on the desk', () => {
  test('is the page itself without its script, and without what only its buyer may follow', () => {
    const html = previewOf(PAGE);
    expect(html).toContain('<p id="c1">It mills.</p><a href="#c1">1</a>');
    expect(html).toContain('Open as PDF');
    expect(html).not.toMatch(/<script|href="\?|href="\/r\//u);
    expect(html).toContain('<a target="_blank" rel="noopener noreferrer" href="https://mill');
  });

  test('is shown in a frame of the desk alone, runs nothing and is kept nowhere', () => {
    const { headers } = answerWith(succeed(PAGE));
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toMatch(/allow-(?:scripts|same-origin|top)/u);
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('is shown to nobody who isn’t logged in', async () => {
    const refused = answerWith(fail('not-signed-in', 'Log in first.'));
    expect(refused.status).toBe(401);
    expect(await refused.text()).toBe('Log in first.\n');
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
