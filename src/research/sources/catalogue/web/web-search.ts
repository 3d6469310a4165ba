import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** What a search engine finds is a lead: the page itself is read, or the line isn’t used. */
export const lead = {
  ...plain,
  kind: 'search',
  topics: ['news', 'culture', 'products'],
  match: { field: ['title', 'text', 'url'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'directory', reliability: 'public-voice', expires: days(90) },
} as const satisfies Partial<Source>;

export const brave = defineSource({
  ...lead,
  id: 'brave-search',
  name: 'Brave web search',
  needs: ['company'],
  request: {
    urls: ['https://api.search.brave.com/res/v1/web/search?q=%22{company}%22&count=20'],
    headers: { accept: 'application/json' },
  },
  auth: { key: 'brave', in: 'header', name: 'x-subscription-token' },
  polite: service,
  licence: shortQuotes(
    'paid search by contract; results are leads to pages, which are read themselves',
    'Brave Search API documentation',
  ),
  extract: {
    items: 'web.results[]',
    limit: 20,
    fields: {
      title: 'title | text',
      url: 'url',
      text: 'description | text',
      date: 'page_age | iso',
      language: 'language',
    },
    missing: 'empty',
  },
  enabled: 'key',
});

export const searxng = defineSource({
  ...lead,
  id: 'searxng-self',
  name: 'Own SearXNG',
  needs: ['searxng', 'company'],
  request: { urls: ['{searxng}/search?q=%22{company}%22&format=json&language=en&safesearch=1'] },
  licence: shortQuotes(
    'the owner’s own search engine; results are leads to pages, which are read themselves',
    'SearXNG documentation',
  ),
  extract: {
    items: 'results[]',
    limit: 30,
    fields: {
      title: 'title | plain',
      url: 'url',
      text: 'content | plain',
      date: 'publishedDate | iso',
      engine: 'engine',
    },
  },
});
