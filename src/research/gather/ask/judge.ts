import type { OutboundResult } from '../../../platform/fetch';
import type { AskedBody, AskedNothing } from '../../sources/shape';

export const BUDGET_OVER: AskedNothing = {
  outcome: 'over-budget',
  sentence: 'The budget for this report was used up.',
};

export function nothing(outcome: AskedNothing['outcome'], sentence: string): AskedNothing {
  return { outcome, sentence };
}

const UNREACHABLE = new Set([
  'unreachable',
  'no-such-host',
  'too-slow',
  'broken-answer',
  'certificate',
]);

/** The failures that another try may mend. */
export function isPassing(result: OutboundResult): boolean {
  if (!result.ok)
    return result.failure.code === 'unreachable' || result.failure.code === 'broken-answer';
  return [429, 502, 503, 504].includes(result.value.status);
}

export function asksToWait(result: OutboundResult): boolean {
  return result.ok && (result.value.status === 429 || result.value.status === 503);
}

/** Whether the host is there at all: an error page is an answer too. */
export function isAnswered(result: OutboundResult): boolean {
  if (!result.ok) return !UNREACHABLE.has(result.failure.code);
  return ![429, 502, 503, 504].includes(result.value.status);
}

/** What came back, in our words. */
export function judgeResult(result: OutboundResult): AskedBody | AskedNothing {
  if (!result.ok) {
    const { code, sentence } = result.failure;
    if (code === 'stopped') return BUDGET_OVER;
    if (code === 'type') return nothing('shape-changed', sentence);
    return nothing(UNREACHABLE.has(code) ? 'unreachable' : 'refused', sentence);
  }
  const { status, url, type, text, body, headers, fetchedAt } = result.value;
  if (status === 200)
    return {
      outcome: 'ok',
      url,
      type,
      text,
      headers,
      fetchedAt,
      ...(text === '' && body.length > 0 ? { bytes: body } : {}),
    };
  if (status === 204) return nothing('empty', 'It says nothing.');
  if (status === 304) return nothing('not-modified', 'Nothing new since it was last read.');
  if (status === 404 || status === 410) return nothing('gone', 'There is no such page.');
  if (status === 406) return nothing('gone', 'It has no such form of it.');
  if (status === 402) return nothing('paywall', 'It is behind a paywall.');
  if (status === 401 || status === 403 || status === 451)
    return nothing('blocked', 'It does not let us read it.');
  if (status === 429 || status === 503)
    return nothing('limited', 'It asked us to come back later.');
  return nothing('error-page', `It answered with an error (${status}).`);
}
