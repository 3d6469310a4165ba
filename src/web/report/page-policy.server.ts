import { createHash } from 'node:crypto';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Lets a stored page use exactly the styles it was made with, however long ago, and nothing else:
 * a script or a picture that got in would be dead.
 */
export function policyOf(html: string): string {
  const styles = [...html.matchAll(STYLE)].map(([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return [
    "default-src 'none'",
    `style-src ${styles.length > 0 ? styles.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
