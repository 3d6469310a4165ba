import { days, hours, seconds } from '../../../kernel/time';
import { defineSource } from '../define-source';
import type { Source } from '../shape';
import { plain, service, sharedFeed, shortQuotes } from './common';

export const gdelt = defineSource({
  ...plain,
  id: 'gdelt-artlist',
  name: 'GDELT news search',
  kind: 'search',
  needs: ['company'],
  request: { urls: ['https://api.gdeltproject.org/api/v2/doc/doc?query=%22{company}%22&mode=ArtList&format=json&maxrecords=75&timespan=3months&sort=DateDesc'] },
  polite: { ...service, interval: seconds(5), ttl: hours(6) },
  licence: shortQuotes('GDELT’s index is free to use when it is named; each article stays with its publisher: headline, link and a short quote', 'gdelt-doc-api; GDELT terms'),
  topics: ['news', 'legal'],
  extract: {
    items: 'articles[]',
    limit: 75,
    fields: { title: 'title | plain', url: 'url', date: 'seendate | iso', publisher: 'domain | lower', language: 'language', country: 'sourcecountry' },
    // Nothing found is an object with nothing in it.
    missing: 'empty',
  },
  match: { field: 'title', against: 'names', min: 0.75, how: 'mentions' },
  sayings: [
    { says: 'phrase is too short', outcome: 'not-applicable', sentence: 'The name is too short for a search there.' },
    { says: 'too short or too long', outcome: 'not-applicable', sentence: 'The name is too short or too long for a search there.' },
    { says: 'limit requests to one every', outcome: 'limited', sentence: 'It asked us to come back later.' },
  ],
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(365) },
  recordings: ['gdelt/intrum-artlist.json'],
});

const feed = {
  ...plain,
  kind: 'feed',
  needs: [],
  polite: sharedFeed,
  match: { field: ['title', 'html'], against: 'names', min: 0.75, how: 'mentions' },
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(365) },
} as const satisfies Partial<Source>;
const wire = shortQuotes('press release issued to be passed on: a short quote and a link', 'feed lists in public code');

export const prNewswire = defineSource({ ...feed, id: 'prnewswire-all', name: 'PR Newswire', licence: wire, request: { urls: ['https://www.prnewswire.com/rss/news-releases-list.rss'] }, topics: ['news', 'products', 'financials'] });

export const prNewswireTechnology = defineSource({ ...feed, id: 'prnewswire-tech', name: 'PR Newswire technology', licence: wire, request: { urls: ['https://www.prnewswire.com/rss/technology-latest-news.rss'] }, topics: ['products', 'news'] });

export const techCrunch = defineSource({
  ...feed,
  id: 'rss-techcrunch',
  name: 'TechCrunch',
  licence: shortQuotes('publisher’s feed, terms not reviewed: headline, link and at most 25 quoted words', 'feed lists in public code'),
  request: { urls: ['https://techcrunch.com/feed/'] },
  topics: ['news', 'products'],
  recordings: ['feeds/techcrunch.xml'],
});
