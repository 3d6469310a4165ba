import { defined } from '../../../../kernel/defined';
import { hours } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Auth, Extract, Source } from '../../shape';
import { service, shortQuotes } from '../common';
import { lead } from './web-search';

/** Web searches that a key opens. Like every web search they only lead on to pages. */
const bought = (note = 'paid search by contract') =>
  shortQuotes(
    `${note}; results are leads to pages, which are read themselves`,
    'the service’s API documentation; searxng engines',
  );

interface Engine {
  readonly id: string;
  readonly name: string;
  readonly request: Source['request'];
  readonly auth: Auth;
  readonly items: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Where results and other things share a list. */
  readonly keep?: NonNullable<Extract['keep']>;
}

function engine(
  { id, name, request, auth, items, fields, keep }: Engine,
  more: Partial<Source> = {},
): Source {
  const extract = {
    items,
    limit: 20,
    fields: { title: 'title | text', ...fields },
    missing: 'empty',
    ...defined({ keep }),
  } as const;
  return defineSource({
    ...lead,
    id,
    name,
    needs: ['company'],
    request,
    auth,
    polite: service,
    licence: bought(),
    extract,
    enabled: 'key',
    ...more,
  });
}

/** How some say that there is nothing, beside what else their answers hold. */
const nothing = (...says: readonly string[]): NonNullable<Source['sayings']> =>
  says.map((one) => ({
    says: one,
    outcome: 'empty',
    sentence: 'It has nothing about the company.',
  }));
const quoted = '"{company}"';
const json = { accept: 'application/json' } as const;

export const webSearchServices: readonly Source[] = [
  engine({
    id: 'tavily',
    name: 'Tavily web search',
    request: {
      urls: ['https://api.tavily.com/search'],
      post: { query: quoted, max_results: 20, search_depth: 'basic' },
    },
    auth: { key: 'tavily', in: 'header', name: 'authorization', prefix: 'Bearer ' },
    items: 'results[]',
    fields: { url: 'url', text: 'content | plain', date: 'published_date | iso' },
  }),
  engine({
    id: 'exa',
    name: 'Exa web search',
    request: {
      urls: ['https://api.exa.ai/search'],
      post: { query: quoted, numResults: 20, contents: { text: { maxCharacters: 500 } } },
    },
    auth: { key: 'exa', in: 'header', name: 'x-api-key' },
    items: 'results[]',
    fields: { url: 'url', text: 'text | plain', date: 'publishedDate | iso' },
  }),
  engine(
    {
      id: 'serper',
      name: 'Serper web search',
      request: { urls: ['https://google.serper.dev/search'], post: { q: quoted, num: 20 } },
      auth: { key: 'serper', in: 'header', name: 'x-api-key' },
      items: 'organic[]',
      fields: { url: 'link', text: 'snippet | plain' },
    },
    {
      licence: bought(
        'the service answers for how it comes by results; the owner’s counsel should look',
      ),
    },
  ),
  engine(
    {
      id: 'serpapi',
      name: 'SerpApi web search',
      request: { urls: ['https://serpapi.com/search.json?engine=google&num=20&q=%22{company}%22'] },
      auth: { key: 'serpApi', in: 'query', name: 'api_key' },
      items: 'organic_results[]',
      fields: { url: 'link', text: 'snippet | plain' },
    },
    {
      licence: bought(
        'the service answers for how it comes by results, on some plans with a shield; the owner’s counsel should look',
      ),
      sayings: nothing('t returned any results', 'no results for this query'),
    },
  ),
  engine(
    {
      id: 'google-cse',
      name: 'Google Programmable Search',
      request: { urls: ['https://www.googleapis.com/customsearch/v1?num=10&q=%22{company}%22'] },
      // Nobody gets a key any more, and in 2027 those that exist end.
      auth: 'none',
      items: 'items[]',
      fields: { url: 'link', text: 'snippet | plain' },
    },
    { sayings: nothing('"totalresults": "0"', '"totalresults":"0"'), enabled: 'shut' },
  ),
  engine(
    {
      id: 'mojeek-api',
      name: 'Mojeek web search',
      request: { urls: ['https://api.mojeek.com/search?fmt=json&t=20&q=%22{company}%22'] },
      auth: { key: 'mojeek', in: 'query', name: 'api_key' },
      items: 'response.results[]',
      fields: { url: 'url', text: 'desc | text', date: 'date | iso' },
    },
    // Its terms let results be kept for an hour.
    { polite: { ...service, ttl: hours(1) } },
  ),
  engine({
    id: 'kagi-search',
    name: 'Kagi web search',
    request: { urls: ['https://kagi.com/api/v0/search?limit=20&q=%22{company}%22'] },
    auth: { key: 'kagi', in: 'header', name: 'authorization', prefix: 'Bot ' },
    items: 'data[]',
    fields: { url: 'url', text: 'snippet | text', date: 'published | iso' },
    keep: { by: 't', in: ['0'] },
  }),
  engine({
    id: 'jina-search',
    name: 'Jina web search',
    request: {
      urls: ['https://s.jina.ai/?q=%22{company}%22'],
      headers: { ...json, 'x-respond-with': 'no-content' },
    },
    auth: { key: 'jina', in: 'header', name: 'authorization', prefix: 'Bearer ' },
    items: 'data[]',
    fields: { url: 'url', text: 'description || content | plain', date: 'date | iso' },
  }),
];
