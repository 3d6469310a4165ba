import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderHtml } from '../../report/render';
import { reportOf } from '../../report/fixtures/report-input';
import { linkFaces } from './linked-faces.server';
import { policyOf } from '../report/page-policy.server';

const { document } = await reportOf();
const stored = renderHtml(document);
const served = linkFaces(stored);
const styleOf = (html: string): string => /<style>([\s\S]*?)<\/style>/u.exec(html)?.[1] ?? '';

test('the sample links both typefaces, fetches them early, and says all else as it was stored', () => {
  expect(served).not.toContain('data:font');
  const faces = Array.from(styleOf(served).matchAll(/url\((\/[^)]+\.woff2)\)/gu), ([, at]) => at);
  expect(faces).toHaveLength(2);
  for (const face of faces)
    expect(served).toContain(
      `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
    );
  expect(stored.length - served.length).toBeGreaterThan(65_000);
  expect(served.slice(served.indexOf('<title>'))).toBe(stored.slice(stored.indexOf('<title>')));
});

test('both policies of the sample let its own style and the shop’s typefaces be used, and nothing else', () => {
  const hash = createHash('sha256').update(styleOf(served)).digest('base64');
  const [, within = ''] = /Content-Security-Policy" content="([^"]*)"/u.exec(served) ?? [];
  for (const policy of [policyOf(served), within.replaceAll('&#39;', "'")]) {
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
    expect(policy).toContain("font-src 'self';");
    expect(policy).toMatch(/^default-src 'none'/u);
    expect(policy).toContain("script-src 'sha256-");
  }
  expect(within).not.toContain('frame-ancestors');
  expect(policyOf(stored)).toContain('font-src data:;');
});

test('a page that was made with other typefaces, or without a head of ours, keeps what it has', () => {
  const older = stored.replace(/url\(data:font\/woff2;base64,/u, '$&AAAA');
  expect(linkFaces(older)).toBe(older);
  expect(linkFaces('<p>plain</p>')).toBe('<p>plain</p>');
});

test('what a stranger writes is never taken for a typeface', () => {
  const [face = ''] = /url\(data:font[^)]*\)/u.exec(stored) ?? [];
  const page = stored.replace('</main>', () => `<p>${face}</p></main>`);
  expect(linkFaces(page)).toContain(`<p>${face}</p></main>`);
});
