import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { boxFields } from '../../encyclopaedia/box-facts';
import type { Source } from '../../shape';
import { plain, service, wikitext } from '../common';

export const referenceWork = {
  ...plain,
  kind: 'json',
  polite: { ...service, interval: seconds(1), conditional: true },
} as const satisfies Partial<Source>;

export const freeForAnyUse = { tier: 'A', note: 'CC0: free for any use' } as const;
const wikidata = {
  ...referenceWork,
  licence: { ...freeForAnyUse, seenAt: 'Wikidata licensing page; wikibase-sdk' },
} as const;

export const wikidataSearch = defineSource({
  ...wikidata,
  id: 'wikidata-search',
  name: 'Wikidata search',
  needs: ['company'],
  request: {
    urls: [
      'https://www.wikidata.org/w/api.php?action=wbsearchentities&search={company}&language=en&type=item&limit=7&format=json',
    ],
  },
  topics: ['snapshot'],
  extract: {
    items: 'search[]',
    limit: 7,
    fields: {
      id: 'id',
      label: 'label || display.label.value | plain',
      description: 'description || display.description.value | plain',
    },
  },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(30) },
});

export const wikidataEntity = defineSource({
  ...wikidata,
  id: 'wikidata-entity',
  name: 'Wikidata',
  needs: ['wikidata'],
  request: { urls: ['https://www.wikidata.org/wiki/Special:EntityData/{wikidata}.json'] },
  topics: ['snapshot', 'leadership'],
  evidence: { kind: 'entity', reliability: 'reference', expires: days(180) },
  means: { says: 'asked', by: 'entities[].id', is: ['{wikidata}'] },
  recordings: ['wikidata/entity-Q2112-city.json', 'wikidata/wbgetentities.json'],
});

export const wikidataLabels = defineSource({
  ...wikidata,
  id: 'wikidata-labels',
  name: 'Wikidata names',
  needs: ['labels'],
  request: {
    urls: [
      'https://www.wikidata.org/w/api.php?action=wbgetentities&ids={labels}&props=labels&languages=en&format=json',
    ],
  },
  topics: ['snapshot'],
  extract: {
    items: 'entities[]',
    limit: 50,
    fields: { id: 'id', label: 'labels.en.value || labels[].value | plain' },
  },
  evidence: { kind: 'directory', reliability: 'reference', expires: days(180) },
});

const wikipedia = {
  ...referenceWork,
  needs: ['title'],
  licence: {
    tier: 'A',
    note: 'CC BY-SA 4.0: named and linked, quoted text under the same licence',
    credit:
      'Text quoted from Wikipedia is by its contributors, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).',
    seenAt: 'Wikipedia terms of use; searxng engines',
  },
  evidence: { kind: 'page', reliability: 'reference', expires: days(180) },
} as const satisfies Partial<Source>;

export const wikipediaSummary = defineSource({
  ...wikipedia,
  id: 'wikipedia-summary',
  name: 'Wikipedia summary',
  request: { urls: ['https://en.wikipedia.org/api/rest_v1/page/summary/{title}'] },
  topics: ['snapshot'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      title: 'titles.normalized || title | plain',
      description: 'description | plain',
      text: 'extract | plain',
      url: 'content_urls.desktop.page',
      date: 'timestamp | iso',
      wikidata: 'wikibase_item',
      type: 'type',
    },
    // Of a name that means many things it has nothing to say.
    drop: { by: 'type', in: ['disambiguation', 'no-extract'] },
  },
});

export const wikipediaArticle = defineSource({
  ...wikipedia,
  id: 'wikipedia-wikitext',
  name: 'Wikipedia article',
  request: {
    urls: [
      'https://en.wikipedia.org/w/api.php?action=parse&page={title}&prop=wikitext&redirects=1&format=json&formatversion=2',
    ],
  },
  topics: ['snapshot', 'leadership', 'legal', 'products'],
  extract: {
    items: 'parse',
    limit: 1,
    fields: {
      title: 'title | plain',
      id: 'pageid',
      text: 'wikitext | wikitext | clip(80000)',
      ...boxFields('wikitext'),
    },
    link: 'https://en.wikipedia.org/?curid={id}',
  },
  sayings: [
    { says: '"code":"missingtitle"', outcome: 'gone', sentence: 'It has no article of that name.' },
  ],
  recordings: ['BBDO', 'Alsea-company', 'Mozilla-Firefox'].map(wikitext),
});
