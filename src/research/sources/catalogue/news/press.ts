import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, sharedFeed, shortQuotes } from '../common';

/** A feed that is polled for everybody: only what mentions the company's name counts. */
export const polled = {
  ...plain,
  kind: 'feed',
  needs: [],
  polite: sharedFeed,
  match: { field: ['title', 'html'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(365) },
} as const satisfies Partial<Source>;

const unread = shortQuotes(
  'publisher’s feed, terms not reviewed: headline, link and at most 25 quoted words',
  'feed lists in public code',
);

/** A paper's own feed; one differs from the next in name, address and what it writes about. */
export function press(
  id: string,
  name: string,
  url: string,
  topics: Source['topics'],
  recordings: readonly string[] = [],
): Source {
  return defineSource({
    ...polled,
    id,
    name,
    licence: unread,
    request: { urls: [url] },
    topics,
    recordings,
  });
}

/** A feed whose address nobody has seen answer: it is off until a probe does. */
export function unseenPress(
  id: string,
  name: string,
  url: string,
  topics: Source['topics'],
): Source {
  return defineSource({
    ...polled,
    id,
    name,
    licence: unread,
    request: { urls: [url] },
    topics,
    enabled: 'verify',
  });
}
