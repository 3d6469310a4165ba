import { fail, succeed, type Result } from '../../kernel/result';
import type { AnswerHead } from './exchange';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Where an answer sends us, undefined if it doesn't. The target is still to be checked like any other. */
export function redirectTarget(
  from: URL,
  { status, headers }: AnswerHead,
): Result<URL, 'bad-redirect' | 'downgrade'> | undefined {
  if (!REDIRECTS.has(status)) return undefined;
  const location = headers['location'] ?? '';
  if (location === '' || !URL.canParse(location, from))
    return fail('bad-redirect', 'The address leads nowhere.');
  const target = new URL(location, from);
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    return fail('downgrade', 'The address leads from a protected page to an unprotected one.');
  }
  return succeed(target);
}
