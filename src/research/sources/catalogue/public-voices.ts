import { seconds } from '../../../kernel/time';
import { defineSource } from '../define-source';
import type { Source } from '../shape';

const common = {
  kind: 'json',
  needs: ['company'],
  polite: { robots: 'api', interval: seconds(2), maxBytes: 4_000_000 },
  licence: { tier: 'B', note: 'public posts: a short quote and a link', maxQuoteWords: 25 },
  evidence: { kind: 'discussion', reliability: 'public-voice' },
  enabled: true,
} as const satisfies Partial<Source>;

export const hackerNewsStories = defineSource({
  ...common,
  id: 'social-hn-stories',
  name: 'Hacker News stories',
  request: { urls: ['https://hn.algolia.com/api/v1/search?query={company}&tags=story'] },
  topics: ['culture', 'news', 'products'],
  extract: {
    items: 'hits[]',
    limit: 40,
    fields: { id: 'objectID', title: 'title | plain', date: 'created_at | iso', author: 'author', html: 'story_text | clip(12000)', link: 'url', points: 'points', comments: 'num_comments' },
  },
});

export const hackerNewsComments = defineSource({
  ...common,
  id: 'social-hn-comments',
  name: 'Hacker News comments',
  request: { urls: ['https://hn.algolia.com/api/v1/search_by_date?query={company}&tags=comment'] },
  topics: ['culture', 'engineering', 'hiring'],
  extract: {
    items: 'hits[]',
    limit: 60,
    fields: { id: 'objectID', title: 'story_title | plain', date: 'created_at | iso', author: 'author', html: 'comment_text | clip(12000)' },
  },
});
