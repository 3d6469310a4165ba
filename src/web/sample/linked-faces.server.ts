import sans from '../../../content/fonts/noto-sans.woff2';
import sansWithin from '../../../content/fonts/noto-sans.woff2?inline';
import serif from '../../../content/fonts/source-serif-4.woff2';
import serifWithin from '../../../content/fonts/source-serif-4.woff2?inline';
import { escapeHtml } from '../../kernel/formats/html';
import { policyOf } from '../report/page-policy.server';

const FACES = [
  [serifWithin, serif],
  [sansWithin, sans],
] as const;
const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/u;
/** A policy in a page can’t say who may frame it, and browsers complain of one that tries. */
const IN_HEADER_ONLY = "; frame-ancestors 'none'";

/**
 * A buyer’s report is one file that reads without a network, with both typefaces within it. The sample is only looked
 * at, so it links them: a quarter of the page, which a browser keeps from the shop’s other pages. A page that was made
 * with other faces keeps its own.
 */
export function linkFaces(html: string): string {
  const end = html.indexOf('<title>');
  const head = html.slice(0, Math.max(end, 0));
  const linked = FACES.filter(([within]) => head.includes(`url(${within})`));
  if (linked.length < FACES.length) return html;
  const preloads = linked.map(
    ([, path]) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`,
  );
  const lighter = linked.reduce(
    (rest, [within, path]) => rest.replace(`url(${within})`, () => `url(${path})`),
    head,
  );
  const policy = escapeHtml(policyOf(lighter + html.slice(end)).replace(IN_HEADER_ONLY, ''));
  return (
    lighter.replace(
      POLICY,
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}">${preloads.join('')}`,
    ) + html.slice(end)
  );
}
