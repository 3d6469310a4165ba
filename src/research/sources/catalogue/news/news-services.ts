import { days, hours } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Auth, Extract, Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/**
 * Paid news searches, one question per report. Articles belong to their publishers; only those that
 * name the company count.
 */
const news = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  polite: { ...service, ttl: hours(6) },
  topics: ['news'],
  match: { field: ['title', 'text'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(365) },
} as const satisfies Partial<Source>;

const paid = (note: string) =>
  shortQuotes(
    `${note}; each article stays with its publisher: headline, link and a short quote`,
    'the service’s API documentation',
  );

interface Service {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly auth: Auth;
  readonly note: string;
  readonly extract: Extract;
}

function newsService(
  { id, name, url, auth, note, extract }: Service,
  more: Partial<Source> = {},
): Source {
  return defineSource({
    ...news,
    id,
    name,
    request: { urls: [url] },
    auth,
    licence: paid(note),
    extract,
    enabled: 'key',
    ...more,
  });
}

const named = {
  title: 'title | plain',
  url: 'url',
  text: 'description || snippet | plain',
} as const;
const articles: Extract = {
  items: 'articles[]',
  limit: 50,
  fields: { ...named, date: 'publishedAt | iso', publisher: 'source.name | plain' },
};
const data: Extract = {
  items: 'data[]',
  limit: 50,
  fields: { ...named, date: 'published_at | iso', publisher: 'source | lower' },
};

export const newsServices: readonly Source[] = [
  newsService({
    id: 'newsapi-org',
    name: 'NewsAPI.org',
    url: 'https://newsapi.org/v2/everything?q=%22{company}%22&sortBy=publishedAt&pageSize=50',
    auth: { key: 'newsApi', in: 'header', name: 'x-api-key' },
    note: 'its paid plan allows business use',
    extract: articles,
  }),
  newsService({
    id: 'gnews-io',
    name: 'GNews',
    url: 'https://gnews.io/api/v4/search?q=%22{company}%22&max=50',
    auth: { key: 'gnews', in: 'query', name: 'apikey' },
    note: 'its paid plans allow business use',
    extract: articles,
  }),
  newsService({
    id: 'newsdata-io',
    name: 'NewsData.io',
    url: 'https://newsdata.io/api/1/latest?q=%22{company}%22',
    auth: { key: 'newsdata', in: 'query', name: 'apikey' },
    note: 'its paid plans allow business use',
    extract: {
      items: 'results[]',
      limit: 50,
      fields: {
        title: 'title | plain',
        url: 'link',
        text: 'description | plain',
        date: 'pubDate | iso',
        publisher: 'source_name || source_id | plain',
        language: 'language',
      },
    },
  }),
  newsService({
    id: 'currents-api',
    name: 'Currents',
    url: 'https://api.currentsapi.services/v1/search?keywords={company}',
    auth: { key: 'currents', in: 'query', name: 'apiKey' },
    note: 'its paid plans allow business use',
    extract: {
      items: 'news[]',
      limit: 50,
      fields: {
        title: 'title | plain',
        url: 'url',
        text: 'description | plain',
        date: 'published | iso',
        language: 'language',
      },
    },
  }),
  newsService({
    id: 'thenewsapi',
    name: 'TheNewsAPI',
    url: 'https://api.thenewsapi.com/v1/news/all?search=%22{company}%22&limit=50',
    auth: { key: 'theNewsApi', in: 'query', name: 'api_token' },
    note: 'its paid plans allow business use',
    extract: data,
  }),
  newsService(
    {
      id: 'marketaux',
      name: 'Marketaux',
      url: 'https://api.marketaux.com/v1/news/all?symbols={ticker}&filter_entities=true&limit=50',
      auth: { key: 'marketaux', in: 'query', name: 'api_token' },
      note: 'its terms say nothing against use in reports',
      extract: data,
    },
    { needs: ['ticker'], serves: { shares: 'listed' }, topics: ['news', 'financials'] },
  ),
  defineSource({
    ...news,
    id: 'spaceflight-news',
    name: 'Spaceflight News',
    serves: { industries: ['aerospace'] },
    request: {
      urls: ['https://api.spaceflightnewsapi.net/v4/articles/?limit=30&search={company}'],
    },
    licence: paid('a free index'),
    topics: ['news', 'market'],
    extract: {
      items: 'results[]',
      limit: 30,
      fields: {
        title: 'title | plain',
        url: 'url',
        text: 'summary | plain',
        date: 'published_at | iso',
        publisher: 'news_site | plain',
      },
    },
    enabled: 'verify',
  }),
];
