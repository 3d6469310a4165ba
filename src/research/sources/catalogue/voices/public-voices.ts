import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

const hackerNews = {
  ...plain,
  kind: 'json',
  needs: ['company'],
  polite: { ...service, maxBytes: 4_000_000 },
  licence: shortQuotes('public posts: a short quote and a link', 'searxng hackernews engine'),
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(730) },
} as const satisfies Partial<Source>;

const stories = {
  items: 'hits[]',
  limit: 40,
  fields: {
    id: 'objectID',
    title: 'title | plain',
    date: 'created_at | iso',
    author: 'author',
    html: 'story_text | clip(12000)',
    link: 'url',
    points: 'points',
    comments: 'num_comments',
  },
  link: 'https://news.ycombinator.com/item?id={id}',
} as const satisfies Source['extract'];

export const hackerNewsStories = defineSource({
  ...hackerNews,
  id: 'social-hn-stories',
  name: 'Hacker News stories',
  request: { urls: ['https://hn.algolia.com/api/v1/search?query={company}&tags=story'] },
  topics: ['culture', 'news', 'products'],
  extract: stories,
  recordings: ['hn-algolia/who-is-hiring-trimmed.json'],
});

/** What others handed in from the company’s own site, whatever the headline calls it. */
export const hackerNewsDomain = defineSource({
  ...hackerNews,
  id: 'social-hn-domain',
  name: 'Hacker News stories from the company’s site',
  needs: ['domain'],
  request: {
    urls: [
      'https://hn.algolia.com/api/v1/search?query={domain}&restrictSearchableAttributes=url&tags=story',
    ],
  },
  topics: ['engineering', 'products'],
  extract: stories,
  match: { field: 'link', against: 'domain', min: 1, how: 'is' },
});

export const hackerNewsComments = defineSource({
  ...hackerNews,
  id: 'social-hn-comments',
  name: 'Hacker News comments',
  request: { urls: ['https://hn.algolia.com/api/v1/search_by_date?query={company}&tags=comment'] },
  topics: ['culture', 'engineering', 'hiring'],
  extract: {
    items: 'hits[]',
    limit: 60,
    fields: {
      id: 'objectID',
      title: 'story_title | plain',
      date: 'created_at | iso',
      author: 'author',
      html: 'comment_text | clip(12000)',
    },
    link: 'https://news.ycombinator.com/item?id={id}',
  },
});

/** What all sites of Stack Exchange have in common. */
export const questionsAndAnswers = {
  ...plain,
  kind: 'search',
  auth: { key: 'stackExchange', in: 'query', name: 'key', optional: true },
  licence: {
    tier: 'A',
    note: 'CC BY-SA 4.0: author and link are named, quoted text under the same licence',
    credit:
      'Text quoted from Stack Exchange is by the authors named at its links, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).',
    seenAt: 'Stack Exchange API documentation; searxng stackexchange engine',
  },
  extract: {
    items: 'items[]',
    limit: 30,
    fields: {
      id: 'question_id',
      title: 'title | unescapeHtml | plain',
      url: 'link',
      date: 'last_activity_date || creation_date | epoch',
      author: 'owner.display_name | unescapeHtml | plain',
      points: 'score',
      answered: 'is_answered',
      tags: 'tags[]',
    },
    about: { left: 'quota_remaining', backoff: 'backoff' },
  },
  match: { field: ['title', 'tags'], against: 'names', min: 0.75, how: 'mentions' },
  sayings: [
    {
      says: '"error_name":"throttle_violation"',
      outcome: 'limited',
      sentence: 'It asked us to come back later.',
    },
  ],
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(730) },
} as const satisfies Partial<Source>;

export const stackExchange = defineSource({
  ...questionsAndAnswers,
  id: 'eng-stackexchange',
  name: 'Stack Exchange questions',
  needs: ['product'],
  request: {
    urls: [
      'https://api.stackexchange.com/2.3/search/advanced?q=%22{product}%22&site=stackoverflow&order=desc&sort=activity&pagesize=30',
    ],
  },
  topics: ['engineering', 'products'],
});
