import { createHash } from 'node:crypto';
import styles from './landing/landing-page.css?inline';

/** Where most people meet the shop, with nothing of it kept by their browser yet. */
const PATH = '/';
const LINKS = /<link rel="stylesheet" [^>]+>/gu;
const HASH = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

const hasStylesWithin = (pathname: string): boolean => import.meta.env.PROD && pathname === PATH;

/** What a content policy calls the style sheet that stands in the page at this path. */
export const hashOfStylesWithin = (pathname: string): string | undefined =>
  hasStylesWithin(pathname) ? HASH : undefined;

/** A style sheet in the page spares a first visitor the way to it and back, half a second on a slow phone. */
export async function withStylesWithin(
  pathname: string,
  answer: Response,
): Promise<BodyInit | null> {
  if (answer.status !== 200 || answer.body === null || !hasStylesWithin(pathname))
    return answer.body;
  const [before = '', ...after] = (await answer.text()).split(LINKS);
  return `${before}<style>${styles}</style>${after.join('')}`;
}
