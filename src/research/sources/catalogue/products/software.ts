import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

export const productRecord = {
  ...plain,
  kind: 'search',
  topics: ['products'],
  evidence: { kind: 'record', reliability: 'reference', expires: days(180) },
} as const satisfies Partial<Source>;

export const appStore = defineSource({
  ...productRecord,
  id: 'prod-itunes-apps',
  name: 'Apple App Store',
  needs: ['company', 'country'],
  request: {
    urls: [
      'https://itunes.apple.com/search?term={company}&entity=software&country={country}&limit=10',
    ],
  },
  // About twenty questions a minute.
  polite: { ...service, interval: seconds(4), ttl: days(1) },
  licence: shortQuotes(
    'Apple’s search API terms: to lead to the store, with its link; at most 25 quoted words',
    'iTunes Search API documentation',
  ),
  extract: {
    items: 'results[]',
    limit: 10,
    fields: {
      id: 'trackId',
      title: 'trackName | plain',
      seller: 'sellerName | plain',
      maker: 'artistName | plain',
      rating: 'averageUserRating',
      ratings: 'userRatingCount',
      version: 'version',
      date: 'currentVersionReleaseDate | iso',
      begun: 'releaseDate | iso',
      genre: 'primaryGenreName',
      price: 'formattedPrice',
      changes: 'releaseNotes | plain | clip(400)',
      url: 'trackViewUrl',
    },
    about: { total: 'resultCount' },
  },
  match: { field: ['seller', 'maker'], against: 'names', min: 0.9, how: 'is' },
});

export const gameReviews = defineSource({
  ...productRecord,
  id: 'prod-steam-reviews',
  name: 'Steam, reviews of a game',
  kind: 'json',
  needs: ['steamApp'],
  serves: { industries: ['games'] },
  request: {
    urls: [
      'https://store.steampowered.com/appreviews/{steamApp}?json=1&num_per_page=20&language=english',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: shortQuotes(
    'Steam’s terms, not reviewed: facts, a link and at most 25 quoted words; nothing about who wrote it',
    'public code',
  ),
  extract: {
    items: 'reviews[]',
    limit: 20,
    fields: {
      id: 'recommendationid',
      recommended: 'voted_up',
      date: 'timestamp_created | epoch',
      helpful: 'votes_up',
      text: 'review | plain | clip(1200)',
    },
    about: {
      verdict: 'query_summary.review_score_desc',
      positive: 'query_summary.total_positive',
      negative: 'query_summary.total_negative',
      total: 'query_summary.total_reviews',
    },
    link: 'https://steamcommunity.com/app/{steamApp}/reviews/',
    emptyMeans: 'unknown',
  },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(180) },
});

export const wordPressPlugins = defineSource({
  ...productRecord,
  id: 'prod-wordpress-plugins',
  name: 'WordPress.org, plugins of an author',
  needs: ['tag'],
  serves: { industries: ['software', 'media', 'retail'] },
  request: {
    urls: [
      'https://api.wordpress.org/plugins/info/1.2/?action=query_plugins&request[author]={tag}',
    ],
  },
  licence: {
    tier: 'A',
    note: 'WordPress.org public API: facts about plugins; the source is named',
    seenAt: 'WordPress.org API pages',
  },
  topics: ['products', 'engineering'],
  extract: {
    items: 'plugins[]',
    limit: 24,
    fields: {
      id: 'slug',
      title: 'name | unescapeHtml | plain',
      author: 'author | text',
      installs: 'active_installs',
      rating: 'rating',
      ratings: 'num_ratings',
      version: 'version',
      date: 'last_updated | iso',
      begun: 'added | iso',
      summary: 'short_description | unescapeHtml | plain',
    },
    about: { total: 'info.results' },
    link: 'https://wordpress.org/plugins/{id}/',
    emptyMeans: 'unknown',
  },
  match: { field: 'author', against: 'names', min: 0.9, how: 'is' },
  enabled: 'verify',
});
