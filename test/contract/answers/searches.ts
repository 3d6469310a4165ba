import type { ContractCase } from '../contract-case';

const title = 'Tarrow Lantern Works wins harbour order';
const url = 'https://duluthherald.example/a';
const text = 'Fifty lanterns by spring.';
const other = 'Ten tours to take in spring';
const article = { title, url, text, date: '2026-05-18', matchScore: 0.9 };
const lead = { title, url, text, matchScore: 0.9 };

/** News searches and web searches: each service's form with the same story in it, and another's. */
export const searches: readonly ContractCase[] = [
  {
    source: 'newsapi-org',
    answer: { status: 'ok', totalResults: 2, articles: [
      { source: { id: null, name: 'Duluth Herald' }, author: 'A. Pen', title, description: text, url, urlToImage: null, publishedAt: '2026-05-18T06:00:00Z', content: 'Fifty …' },
      { source: { id: null, name: 'Reno' }, title: other, description: null, url: 'https://reno.example/b', publishedAt: '2026-05-19T06:00:00Z' },
    ] },
    items: [{ ...article, publisher: 'Duluth Herald' }],
    apart: 1,
    nothing: { answer: { status: 'ok', totalResults: 0, articles: [] }, certain: true },
  },
  {
    source: 'newsdata-io',
    answer: { status: 'success', totalResults: 2, nextPage: '17', results: [
      { article_id: 'x', title, link: url, keywords: null, creator: null, description: text, content: 'ONLY AVAILABLE IN PAID PLANS', pubDate: '2026-05-18 06:00:00', source_id: 'duluth', source_name: 'Duluth Herald', language: 'english', country: ['united states of america'] },
      { article_id: 'y', title: other, link: 'https://reno.example/b', description: null, pubDate: '2026-05-19 06:00:00', source_id: 'reno', language: 'english' },
    ] },
    items: [{ ...article, publisher: 'Duluth Herald', language: 'english' }],
    apart: 1,
    nothing: { answer: { status: 'success', totalResults: 0, results: [], nextPage: null }, certain: true },
  },
  {
    source: 'currents-api',
    answer: { status: 'ok', page: 1, news: [
      { id: 'x', title, description: text, url, author: 'pen', image: 'None', language: 'en', category: ['business'], published: '2026-05-18 06:00:00 +0000' },
      { id: 'y', title: other, description: '', url: 'https://reno.example/b', language: 'en', published: '2026-05-19 06:00:00 +0000' },
    ] },
    items: [{ ...article, language: 'en' }],
    apart: 1,
    nothing: { answer: { status: 'ok', news: [], page: 1 }, certain: true },
  },
  {
    source: 'thenewsapi',
    answer: { meta: { found: 2, returned: 2, limit: 50, page: 1 }, data: [
      { uuid: 'x', title, description: text, keywords: '', snippet: 'Fifty …', url, image_url: '', language: 'en', published_at: '2026-05-18T06:00:00.000000Z', source: 'DuluthHerald.example', categories: ['business'], relevance_score: 9.1 },
      { uuid: 'y', title: other, description: '', snippet: '', url: 'https://reno.example/b', published_at: '2026-05-19T06:00:00.000000Z', source: 'reno.example' },
    ] },
    items: [{ ...article, publisher: 'duluthherald.example' }],
    apart: 1,
    nothing: { answer: { meta: { found: 0, returned: 0 }, data: [] }, certain: true },
  },
  {
    source: 'spaceflight-news',
    answer: { count: 2, next: null, previous: null, results: [
      { id: 1, title, url, image_url: '', news_site: 'Duluth Herald', summary: text, published_at: '2026-05-18T06:00:00Z', updated_at: '2026-05-18T07:00:00Z', featured: false, launches: [], events: [] },
      { id: 2, title: other, url: 'https://reno.example/b', news_site: 'Reno', summary: '', published_at: '2026-05-19T06:00:00Z' },
    ] },
    items: [{ ...article, publisher: 'Duluth Herald' }],
    apart: 1,
    nothing: { answer: { count: 0, next: null, previous: null, results: [] }, certain: true },
  },
  {
    source: 'tavily',
    answer: { query: '"Tarrow Lantern Works"', answer: null, images: [], response_time: 1.2, results: [{ title, url, content: text, score: 0.9, raw_content: null }, { title: other, url: 'https://reno.example/b', content: 'By boat.', score: 0.2 }] },
    items: [lead],
    apart: 1,
    nothing: { answer: { query: 'x', results: [] }, certain: true },
  },
  {
    source: 'exa',
    answer: { requestId: 'r', resolvedSearchType: 'neural', results: [{ id: url, title, url, publishedDate: '2026-05-18T06:00:00.000Z', author: null, text }, { id: 'b', title: other, url: 'https://reno.example/b', text: 'By boat.' }] },
    items: [{ ...lead, date: '2026-05-18' }],
    apart: 1,
    nothing: { answer: { requestId: 'r', results: [] }, certain: true },
  },
  {
    source: 'serper',
    answer: { searchParameters: { q: '"Tarrow Lantern Works"', type: 'search' }, organic: [{ title, link: url, snippet: text, date: 'May 18, 2026', position: 1 }, { title: other, link: 'https://reno.example/b', snippet: 'By boat.', position: 2 }], relatedSearches: [] },
    items: [lead],
    apart: 1,
    nothing: { answer: { searchParameters: { q: 'x' }, organic: [] }, certain: true },
  },
  {
    source: 'serpapi',
    answer: { search_metadata: { id: 's', status: 'Success' }, organic_results: [{ position: 1, title, link: url, displayed_link: 'duluthherald.example', snippet: text }, { position: 2, title: other, link: 'https://reno.example/b', snippet: 'By boat.' }] },
    items: [lead],
    apart: 1,
    nothing: { answer: { search_metadata: { status: 'Success' }, search_parameters: { engine: 'google', q: 'x' }, search_information: { organic_results_state: 'Fully empty' }, error: 'Google hasn\'t returned any results for this query.' }, certain: true },
  },
  {
    source: 'google-cse',
    answer: { kind: 'customsearch#search', queries: { request: [{ totalResults: '2' }] }, items: [{ kind: 'customsearch#result', title, link: url, displayLink: 'duluthherald.example', snippet: text }, { title: other, link: 'https://reno.example/b', snippet: 'By boat.' }] },
    items: [lead],
    apart: 1,
    nothing: { answer: { kind: 'customsearch#search', queries: { request: [{ title: 'Google Custom Search - x', totalResults: '0', searchTerms: 'x', count: 10, inputEncoding: 'utf8', outputEncoding: 'utf8', safe: 'off', cx: 'c' }] }, searchInformation: { searchTime: 0.2, totalResults: '0' } }, certain: true },
  },
  {
    source: 'mojeek-api',
    answer: { response: { status: 'OK', head: { query: 'x', results: 2 }, results: [{ url, title: '<b>Tarrow Lantern Works</b> wins harbour order', desc: text }, { url: 'https://reno.example/b', title: other, desc: 'By boat.' }] } },
    items: [lead],
    apart: 1,
    nothing: { answer: { response: { status: 'OK', results: [] } }, certain: true },
  },
  {
    source: 'kagi-search',
    answer: { meta: { id: 'k', node: 'us', ms: 9 }, data: [{ t: 0, rank: 1, url, title, snippet: text, published: '2026-05-18T06:00:00Z' }, { t: 0, url: 'https://reno.example/b', title: other, snippet: 'By boat.' }, { t: 1, list: ['tarrow lanterns'] }] },
    items: [{ ...lead, date: '2026-05-18' }],
    apart: 1,
    nothing: { answer: { meta: { id: 'k' }, data: [{ t: 1, list: ['tarrow lanterns'] }] }, certain: true },
  },
  {
    source: 'jina-search',
    answer: { code: 200, status: 20_000, data: [{ title, url, description: text, date: 'May 18, 2026', usage: { tokens: 10 } }, { title: other, url: 'https://reno.example/b', description: 'By boat.' }] },
    items: [{ ...lead, date: '2026-05-18' }],
    apart: 1,
    nothing: { answer: { code: 200, status: 20_000, data: [] }, certain: true },
  },
];
