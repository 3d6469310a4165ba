import { days, hours, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** Posts on open networks. They belong to who wrote them, and only what names the company counts. */
const posts = {
  ...plain,
  kind: 'search',
  polite: { ...service, maxBytes: 4_000_000, ttl: hours(12) },
  licence: shortQuotes(
    'public posts that belong to their authors: a short quote and a link',
    'searxng engines',
  ),
  topics: ['culture', 'products'],
  match: { field: 'text', against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(365) },
} as const satisfies Partial<Source>;
const seldom = { asked: 'for-gaps' } as const;

/** Mastodon's own form of a post. Who asked not to be found by searches is left out. */
const status = {
  items: '[]',
  limit: 40,
  fields: {
    url: 'url || uri',
    text: 'content | text',
    author: 'account.acct',
    date: 'created_at | iso',
    points: 'favourites_count',
    comments: 'replies_count',
  },
  drop: { by: 'account.noindex', in: ['yes'] },
} as const satisfies Source['extract'];

export const lobsters = defineSource({
  ...posts,
  id: 'social-lobsters-domain',
  name: 'Lobsters stories from the company’s site',
  needs: ['domain'],
  request: { urls: ['https://lobste.rs/domains/{domain}.json'] },
  topics: ['engineering', 'products'],
  extract: {
    items: '[]',
    limit: 25,
    fields: {
      title: 'title | plain',
      url: 'comments_url || short_id_url',
      link: 'url',
      date: 'created_at | iso',
      points: 'score',
      comments: 'comment_count',
      tags: 'tags[]',
      text: 'description | text',
    },
    gone: 'empty',
  },
  match: { field: 'link', against: 'domain', min: 1, how: 'is' },
});

export const mastodonTag = defineSource({
  ...posts,
  id: 'social-mastodon-tag',
  name: 'Mastodon posts under the company’s tag',
  needs: ['tag'],
  serves: seldom,
  request: { urls: ['https://mastodon.social/api/v1/timelines/tag/{tag}?limit=40'] },
  auth: { key: 'mastodon', in: 'header', name: 'authorization', prefix: 'Bearer ', optional: true },
  licence: shortQuotes(
    'posts belong to their authors, and the server’s rules hold: a short quote and a link, ' +
      'none of who is not to be indexed',
    'Mastodon API documentation',
  ),
  extract: status,
});

export const tootfinder = defineSource({
  ...posts,
  id: 'social-tootfinder',
  name: 'Tootfinder, posts of those who let themselves be found',
  needs: ['company'],
  serves: seldom,
  request: { urls: ['https://www.tootfinder.ch/rest/api/search/{company}'] },
  extract: status,
});

export const bluesky = defineSource({
  ...posts,
  id: 'social-bluesky-search',
  name: 'Bluesky posts',
  needs: ['company'],
  request: {
    urls: ['https://bsky.social/xrpc/app.bsky.feed.searchPosts?q=%22{company}%22&limit=25'],
  },
  auth: {
    key: 'bluesky',
    in: 'session',
    tokenUrl: 'https://bsky.social/xrpc/com.atproto.server.createSession',
  },
  licence: shortQuotes(
    'posts belong to their authors: a short quote and a link, none of who shows theirs to members alone',
    'AT Protocol lexicons',
  ),
  topics: ['culture', 'news'],
  extract: {
    items: 'posts[]',
    limit: 25,
    fields: {
      url: 'url',
      handle: 'author.handle',
      author: 'author.handle',
      id: 'uri | tail',
      text: 'record.text | plain',
      date: 'record.createdAt | iso',
      points: 'likeCount',
      comments: 'replyCount',
    },
    link: 'https://bsky.app/profile/{handle}/post/{id}',
    drop: { by: 'author.labels[].val', in: ['!no-unauthenticated'] },
  },
  enabled: 'key',
});

export const lemmy = defineSource({
  ...posts,
  id: 'social-lemmy',
  name: 'Lemmy posts',
  needs: ['company'],
  serves: seldom,
  request: {
    urls: ['https://lemmy.world/api/v3/search?q={company}&type_=Posts&sort=New&limit=20'],
  },
  extract: {
    items: 'posts[]',
    limit: 20,
    fields: {
      title: 'post.name | plain',
      url: 'post.ap_id',
      text: 'post.body | plain | clip(8000)',
      link: 'post.url',
      author: 'creator.name',
      date: 'post.published | iso',
      points: 'counts.score',
      comments: 'counts.comments',
    },
  },
  match: { field: ['title', 'text'], against: 'names', min: 0.75, how: 'mentions' },
});

export const devArticles = defineSource({
  ...posts,
  id: 'social-devto',
  name: 'DEV articles under the company’s tag',
  needs: ['tag'],
  serves: { ...seldom, industries: ['software', 'telecom', 'research'] },
  request: { urls: ['https://dev.to/api/articles?tag={tag}&per_page=20'] },
  licence: shortQuotes(
    'articles belong to their authors: headline, short quote and a link',
    'Forem API documentation',
  ),
  topics: ['engineering', 'products'],
  extract: {
    items: '[]',
    limit: 20,
    fields: {
      title: 'title | plain',
      url: 'url',
      text: 'description | plain',
      author: 'user.name | plain',
      date: 'published_at | iso',
      points: 'positive_reactions_count',
      comments: 'comments_count',
      tags: 'tags || tag_list',
    },
  },
  match: { field: ['title', 'text'], against: 'names', min: 0.75, how: 'mentions' },
});

export const mediumTag = defineSource({
  ...posts,
  id: 'social-medium-tag',
  name: 'Medium articles under the company’s tag',
  kind: 'feed',
  needs: ['tag'],
  serves: seldom,
  request: { urls: ['https://medium.com/feed/tag/{tag}'] },
  polite: {
    robots: 'obey',
    interval: seconds(2),
    maxBytes: 4_000_000,
    ttl: hours(12),
    conditional: true,
  },
  match: { field: ['title', 'html'], against: 'names', min: 0.75, how: 'mentions' },
});

export const openVoices: readonly Source[] = [
  lobsters,
  bluesky,
  mastodonTag,
  tootfinder,
  lemmy,
  devArticles,
  mediumTag,
];
