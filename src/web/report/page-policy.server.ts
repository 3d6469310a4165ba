import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script type="module">([\s\S]*?)<\/script>/g;

function allowed(contents: readonly string[]): string {
  return contents.length === 0
    ? "'none'"
    : contents
        .map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)
        .join(' ');
}

/**
 * Everything before the title was written by us; names, sentences and quotes come after it. So a script that a
 * stranger got into a stored page would stand where it is not read here, and be dead. One of ours is all there is.
 */
const oursOf = (html: string): string => html.slice(0, Math.max(html.indexOf('<title>'), 0));

function ownScript(html: string): readonly string[] {
  const scripts = [...oursOf(html).matchAll(SCRIPT)].map(([, script = '']) => script);
  return scripts.length === 1 ? scripts : [];
}

/** Lets a stored page use exactly the styles and the script it was made with, however long ago, and nothing else. */
export function policyOf(html: string): string {
  return [
    "default-src 'none'",
    `style-src ${allowed([...html.matchAll(STYLE)].map(([, style = '']) => style))}`,
    `script-src ${allowed(ownScript(html))}`,
    `font-src ${oursOf(html).includes('url(data:font') ? 'data:' : "'self'"}`,
    ...(oursOf(html).includes('href="data:image') ? ['img-src data:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
