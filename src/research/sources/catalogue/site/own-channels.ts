import { days, hours, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, shortQuotes } from '../common';

/** Where a company speaks for itself beside its pages; its own site must have led there. */
const own = {
  ...plain,
  polite: {
    robots: 'obey',
    interval: seconds(2),
    maxBytes: 4_000_000,
    ttl: hours(12),
    conditional: true,
  },
  licence: shortQuotes(
    'the company’s own public channel; robots.txt decides; short quote and link',
    'feed lists in public code',
  ),
} as const satisfies Partial<Source>;

const ownFeed = {
  ...own,
  kind: 'feed',
  evidence: { kind: 'news', reliability: 'first-party', expires: days(365) },
} as const satisfies Partial<Source>;

export const llmsText = defineSource({
  ...own,
  id: 'site-llms-txt',
  name: 'Company summary for language models',
  kind: 'doc',
  needs: ['domain'],
  request: {
    urls: ['https://{domain}/llms.txt'],
    headers: { accept: 'text/plain, text/markdown' },
  },
  topics: ['snapshot', 'products'],
  extract: {
    items: '.',
    limit: 1,
    fields: { text: 'text | clip(20000)' },
    // Many a site answers with its home page whatever it is asked for.
    keep: { by: 'type', in: ['text/plain', 'text/markdown'] },
  },
  evidence: { kind: 'page', reliability: 'first-party', expires: days(90) },
});

export const engineeringBlog = defineSource({
  ...ownFeed,
  id: 'site-engineering-blog',
  name: 'Company engineering blog',
  needs: ['engineeringBlog'],
  request: {
    urls: [
      'https://{engineeringBlog}/feed',
      'https://{engineeringBlog}/rss.xml',
      'https://{engineeringBlog}/atom.xml',
    ],
  },
  topics: ['engineering', 'culture'],
});

export const mediumPublication = defineSource({
  ...ownFeed,
  id: 'site-medium-publication',
  name: 'Company publication on Medium',
  needs: ['medium'],
  request: { urls: ['https://medium.com/feed/{medium}'] },
  topics: ['engineering', 'culture'],
});

/** YouTube’s robots.txt closes these feeds to crawlers; as long as it does, nothing is read here. */
export const youtubeChannel = defineSource({
  ...ownFeed,
  id: 'social-youtube-channel',
  name: 'Company channel on YouTube',
  needs: ['youtube'],
  request: { urls: ['https://www.youtube.com/feeds/videos.xml?channel_id={youtube}'] },
  topics: ['products', 'culture', 'news'],
  recordings: ['feeds/youtube-channel.xml'],
});

/**
 * Posts in the company's forum are its customers' words. Many forums close their search to crawlers
 * but leave the list of latest posts open.
 */
export const forum = defineSource({
  ...own,
  id: 'social-discourse',
  name: 'Company forum',
  kind: 'search',
  needs: ['forum', 'product'],
  request: {
    urls: [
      'https://{forum}/search.json?q={product}%20order%3Alatest',
      'https://{forum}/posts.json',
    ],
    headers: { accept: 'application/json' },
  },
  licence: shortQuotes(
    'posts belong to who wrote them; robots.txt decides; short quote and link',
    'searxng discourse engine',
  ),
  topics: ['products'],
  extract: {
    items: 'posts[] || latest_posts[]',
    limit: 40,
    fields: {
      topic: 'topic_id',
      url: 'url',
      title: 'topic_title_headline || topic_title | text',
      text: 'blurb || cooked | text',
      html: 'cooked | clip(8000)',
      author: 'username',
      date: 'created_at | iso',
      // Of what readers did with a post, the second kind is that they liked it.
      points: 'like_count || actions_summary[id=2].count',
      post: 'post_number',
    },
    link: 'https://{forum}/t/{topic}/{post}',
    drop: { by: 'hidden', in: ['yes'] },
    missing: 'empty',
  },
  match: { field: 'url', against: 'domain', min: 1, how: 'is' },
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(365) },
});

export const ownChannels: readonly Source[] = [
  llmsText,
  engineeringBlog,
  mediumPublication,
  youtubeChannel,
  forum,
];
