import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** Where people of a company, or about it, are heard and seen. Searched by name, for what other sources left open. */
const shows = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  serves: { asked: 'for-gaps' },
  polite: service,
  topics: ['culture', 'leadership'],
} as const satisfies Partial<Source>;

export const youtubeSearch = defineSource({
  ...shows,
  id: 'social-youtube-search',
  name: 'YouTube videos',
  request: {
    urls: [
      'https://www.googleapis.com/youtube/v3/search?part=snippet&type=video&maxResults=25&q=%22{company}%22',
    ],
  },
  auth: { key: 'youtube', in: 'query', name: 'key' },
  licence: shortQuotes(
    'YouTube API terms: YouTube is named, nothing is kept longer than thirty days without asking again',
    'YouTube Data API documentation; searxng youtube_api engine',
  ),
  topics: ['culture', 'leadership', 'products'],
  extract: {
    items: 'items[]',
    limit: 25,
    fields: {
      id: 'id.videoId',
      url: 'url',
      title: 'snippet.title | unescapeHtml | plain',
      text: 'snippet.description | plain',
      author: 'snippet.channelTitle | unescapeHtml | plain',
      date: 'snippet.publishedAt | iso',
    },
    link: 'https://www.youtube.com/watch?v={id}',
  },
  match: { field: ['title', 'text'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(30) },
  enabled: 'key',
});

export const podcastIndex = defineSource({
  ...shows,
  id: 'social-podcastindex',
  name: 'Podcast Index',
  request: { urls: ['https://api.podcastindex.org/api/1.0/search/byterm?max=20&q={company}'] },
  auth: { key: 'podcastIndex', in: 'signed-headers' },
  licence: {
    tier: 'A',
    note: 'open index, free for commercial use; Podcast Index is named',
    credit: 'On podcasts: the Podcast Index (https://podcastindex.org/).',
    seenAt: 'Podcast Index API documentation',
  },
  extract: {
    items: 'feeds[]',
    limit: 20,
    fields: {
      id: 'id',
      url: 'link || url',
      title: 'title | plain',
      text: 'description | text',
      author: 'author || ownerName | plain',
      date: 'newestItemPubdate || lastUpdateTime | epoch',
      episodes: 'episodeCount',
      language: 'language',
    },
    link: 'https://podcastindex.org/podcast/{id}',
    drop: { by: 'dead', in: ['1'] },
  },
  match: { field: ['title', 'author', 'text'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(180) },
  enabled: 'key',
});

export const applePodcasts = defineSource({
  ...shows,
  id: 'social-itunes-podcasts',
  name: 'Apple Podcasts',
  request: { urls: ['https://itunes.apple.com/search?media=podcast&limit=10&term={company}'] },
  polite: { ...service, interval: seconds(3) },
  licence: shortQuotes(
    'Apple’s search terms: to point at what it lists, with a link to Apple',
    'iTunes Search API documentation',
  ),
  extract: {
    items: 'results[]',
    limit: 10,
    fields: {
      url: 'collectionViewUrl || trackViewUrl',
      title: 'collectionName || trackName | plain',
      author: 'artistName | plain',
      date: 'releaseDate | iso',
      subject: 'primaryGenreName',
      episodes: 'trackCount',
    },
  },
  match: { field: ['title', 'author'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(180) },
});

export const podcastsAndVideo: readonly Source[] = [youtubeSearch, podcastIndex, applePodcasts];
