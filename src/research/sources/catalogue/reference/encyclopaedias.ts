import { days, hours, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Saying, Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** What Wikidata says about owners, subsidiaries, founders, board, products, and key events. */
const RELATIONS = `SELECT DISTINCT ?relation ?item (STR(?label) AS ?itemLabel) ?start ?end ?at WHERE {
  VALUES (?claim ?value ?relation) {
    (p:P355 ps:P355 "subsidiary") (p:P1830 ps:P1830 "owns") (p:P199 ps:P199 "division") (p:P127 ps:P127 "owned by")
    (p:P749 ps:P749 "parent company")
    (p:P112 ps:P112 "founder") (p:P3320 ps:P3320 "board member") (p:P488 ps:P488 "chair") (p:P1056 ps:P1056 "product")
    (p:P793 ps:P793 "key event")
  }
  wd:SUBJECT ?claim ?statement . ?statement ?value ?item ; wikibase:rank ?rank . ?item rdfs:label ?label .
  FILTER(LANG(?label) IN ("en", "mul") && ?rank != wikibase:DeprecatedRank)
  OPTIONAL { ?statement pq:P580 ?start } OPTIONAL { ?statement pq:P582 ?end } OPTIONAL { ?statement pq:P585 ?at }
} LIMIT 100`;
const relationsQuery = encodeURIComponent(RELATIONS.replaceAll(/\s+/g, ' ')).replace(
  'SUBJECT',
  '{wikidata}',
);

const relations = defineSource({
  ...plain,
  id: 'wikidata-sparql',
  name: 'Wikidata relations (owners, subsidiaries, products, events)',
  kind: 'json',
  needs: ['wikidata'],
  request: { urls: [`https://query.wikidata.org/sparql?format=json&query=${relationsQuery}`] },
  polite: { ...service, ttl: days(7) },
  licence: {
    tier: 'A',
    note: 'CC0: free for any use',
    seenAt: 'Wikidata licensing page; searxng wikidata engine',
  },
  topics: ['products', 'leadership', 'snapshot'],
  extract: {
    items: 'results.bindings[]',
    limit: 100,
    fields: {
      name: 'itemLabel.value | plain',
      relation: 'relation.value',
      since: 'start.value | iso',
      until: 'end.value | iso',
      date: 'at.value | iso',
      url: 'item.value',
    },
  },
  evidence: { kind: 'record', reliability: 'reference', expires: days(180) },
  recordings: ['wikidata/sparql-statements.json'],
});

/** A wiki’s program answers with status 200 whatever happens. */
export const wikiSayings: readonly Saying[] = [
  { says: '"code":"ratelimited"', outcome: 'limited', sentence: 'It asked us to come back later.' },
  { says: '"code":"maxlag"', outcome: 'limited', sentence: 'It asked us to come back later.' },
  { says: '"error":{"code"', outcome: 'error-page', sentence: 'It answered with an error.' },
];

const article = {
  ...plain,
  kind: 'json',
  serves: { asked: 'for-gaps' },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(30) },
} as const satisfies Partial<Source>;

const revisions = defineSource({
  ...article,
  id: 'wikipedia-revisions',
  name: 'Wikipedia, latest changes to the article',
  needs: ['title'],
  request: {
    urls: [
      'https://en.wikipedia.org/w/api.php?action=query&prop=revisions&titles={title}&redirects=1&rvlimit=20&rvprop=timestamp|comment&format=json&formatversion=2',
    ],
  },
  polite: { ...service, interval: seconds(1), ttl: days(1) },
  licence: {
    tier: 'A',
    note:
      'CC BY-SA 4.0: Wikipedia is named and linked, quoted text under the same licence; who ' +
      'wrote a change is not kept',
    credit:
      'Text quoted from Wikipedia is by its contributors, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).',
    seenAt: 'Wikipedia terms of use; searxng mediawiki engine',
  },
  topics: ['news'],
  // A page that is not there is listed without its changes.
  extract: {
    items: 'query.pages[].revisions[]',
    limit: 20,
    fields: { date: 'timestamp | iso', title: 'comment | plain | clip(400)' },
    missing: 'empty',
  },
  sayings: wikiSayings,
});

const pageviews = defineSource({
  ...article,
  id: 'wikimedia-pageviews',
  name: 'Wikimedia, readers of the article by day',
  needs: ['title', 'since', 'until'],
  request: {
    urls: [
      'https://wikimedia.org/api/rest_v1/metrics/pageviews/per-article/en.wikipedia/all-access/user/{titleJoined}/daily/{sincePlain}/{untilPlain}',
    ],
  },
  polite: { ...service, ttl: days(1) },
  licence: { tier: 'A', note: 'CC0: free for any use', seenAt: 'Wikimedia REST API documentation' },
  topics: ['news'],
  extract: {
    items: 'items[]',
    limit: 1_200,
    fields: { date: 'timestamp | iso', views: 'views' },
    gone: 'empty',
  },
});

const wikinews = defineSource({
  ...plain,
  id: 'wikinews',
  name: 'Wikinews',
  kind: 'search',
  needs: ['company'],
  request: {
    urls: [
      'https://en.wikinews.org/w/api.php?action=query&list=search&srsearch=%22{company}%22&srlimit=10&format=json&formatversion=2',
    ],
  },
  polite: { ...service, interval: seconds(1), ttl: days(1) },
  licence: {
    tier: 'A',
    note: 'CC BY 2.5: Wikinews is named and linked',
    credit:
      'Text quoted from Wikinews is by its contributors, under CC BY 2.5 (https://creativecommons.org/licenses/by/2.5/).',
    seenAt: 'Wikinews licence page; searxng mediawiki engine',
  },
  topics: ['news'],
  extract: {
    items: 'query.search[]',
    limit: 10,
    // Its time is that of the last change, not of the news.
    fields: {
      id: 'pageid',
      title: 'title | plain',
      text: 'snippet | text',
      edited: 'timestamp | iso',
    },
    about: { total: 'query.searchinfo.totalhits' },
    link: 'https://en.wikinews.org/?curid={id}',
  },
  match: { field: ['title', 'text'], against: 'names', min: 0.9, how: 'mentions' },
  sayings: wikiSayings,
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(365) },
});

const dbpedia = defineSource({
  ...plain,
  id: 'dbpedia-lookup',
  name: 'DBpedia',
  kind: 'search',
  needs: ['company'],
  request: {
    urls: [
      'https://lookup.dbpedia.org/api/search?query={company}&format=JSON&typeName=Company&maxResults=5',
    ],
  },
  polite: { ...service, ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'CC BY-SA 3.0: DBpedia and Wikipedia are named and linked, quoted text under the same licence',
    credit:
      'Text quoted from DBpedia is by the contributors to Wikipedia, under CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/).',
    seenAt: 'DBpedia licence page; public code',
  },
  topics: ['snapshot'],
  // Everything is a list, and what was searched for is set in bold.
  extract: {
    items: 'docs[]',
    limit: 5,
    fields: {
      name: 'label[0] | text',
      description: 'comment[0] | text',
      url: 'resource[0]',
      kind: 'typeName[]',
    },
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'entity', reliability: 'reference', expires: days(180) },
});

const duckDuckGo = defineSource({
  ...plain,
  id: 'duckduckgo-instant',
  name: 'DuckDuckGo instant answer',
  kind: 'json',
  needs: ['company'],
  request: {
    urls: [
      'https://api.duckduckgo.com/?q={company}&format=json&no_redirect=1&no_html=1&skip_disambig=1',
    ],
  },
  polite: { ...service, ttl: hours(72) },
  licence: {
    ...shortQuotes(
      'DuckDuckGo and the source of its text are named and linked: facts and a short quote',
      'searxng duckduckgo_definitions engine',
    ),
    credit: 'Some results are from DuckDuckGo (https://duckduckgo.com/).',
  },
  topics: ['snapshot'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      name: 'Heading | plain',
      description: 'AbstractText | plain',
      url: 'AbstractURL',
      publisher: 'AbstractSource',
      industry: 'Infobox.content[label=Industry].value | plain',
      place: 'Infobox.content[label=Headquarters].value | plain',
      founded: 'Infobox.content[label=Founded].value | plain',
      site: 'Results[0].FirstURL',
    },
    // Whatever is no article has a letter of its own, and nothing found has none.
    keep: { by: 'Type', in: ['a'] },
  },
  match: { field: 'name', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'entity', reliability: 'reference', expires: days(90) },
});

export const encyclopaedias: readonly Source[] = [
  relations,
  revisions,
  pageviews,
  wikinews,
  dbpedia,
  duckDuckGo,
];
