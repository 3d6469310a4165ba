import { days, hours, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { plain, service, shortQuotes } from '../common';
import { polled } from './press';

const credit = 'News found with the GDELT Project (https://www.gdeltproject.org/).';

export const gdelt = defineSource({
  ...plain,
  id: 'gdelt-artlist',
  name: 'GDELT news search',
  kind: 'search',
  needs: ['company'],
  request: {
    urls: [
      'https://api.gdeltproject.org/api/v2/doc/doc?query=%22{company}%22&mode=ArtList&format=json&maxrecords=75&timespan=3months&sort=DateDesc',
    ],
  },
  polite: { ...service, interval: seconds(5), ttl: hours(6) },
  licence: {
    ...shortQuotes(
      'GDELT’s index is free to use when it is named; each article stays with its ' +
        'publisher: headline, link and a short quote',
      'gdelt-doc-api; GDELT terms',
    ),
    credit,
  },
  topics: ['news', 'legal'],
  extract: {
    items: 'articles[]',
    limit: 75,
    fields: {
      title: 'title | plain',
      url: 'url',
      date: 'seendate | iso',
      publisher: 'domain | lower',
      language: 'language',
      country: 'sourcecountry',
    },
    // Nothing found is an object with nothing in it.
    missing: 'empty',
  },
  match: { field: 'title', against: 'names', min: 0.75, how: 'mentions' },
  sayings: [
    {
      says: 'phrase is too short',
      outcome: 'not-applicable',
      sentence: 'The name is too short for a search there.',
    },
    {
      says: 'too short or too long',
      outcome: 'not-applicable',
      sentence: 'The name is too short or too long for a search there.',
    },
    {
      says: 'limit requests to one every',
      outcome: 'limited',
      sentence: 'It asked us to come back later.',
    },
  ],
  evidence: { kind: 'news', reliability: 'public-voice', expires: days(365) },
  recordings: ['gdelt/intrum-artlist.json'],
});

export const gdeltTone = defineSource({
  ...plain,
  id: 'gdelt-tone',
  name: 'GDELT, how the news of a company sounds',
  kind: 'json',
  needs: ['company'],
  serves: { asked: 'for-gaps' },
  request: {
    urls: [
      'https://api.gdeltproject.org/api/v2/doc/doc?query=%22{company}%22&mode=timelinetone&format=json&timespan=6months',
    ],
  },
  polite: { ...service, interval: seconds(5), ttl: days(7) },
  licence: {
    ...shortQuotes(
      'GDELT’s index is free to use when it is named: one figure and a link',
      'gdelt-doc-api; GDELT terms',
    ),
    credit,
  },
  topics: ['news', 'legal'],
  extract: {
    items: 'timeline[]',
    limit: 1,
    fields: { series: 'series | plain', tone: 'data[].value | mean', from: 'data[0].date | iso' },
    title: 'How the news that names {company} sounded over six months',
    requires: ['tone'],
    missing: 'empty',
  },
  sayings: gdelt.sayings ?? [],
  // Nobody can say which of the articles it counts speak of a namesake, so it is a hint and no evidence.
  evidence: { kind: 'directory', reliability: 'public-voice', expires: days(90) },
});

/** Releases are issued to be passed on. */
export const wire = shortQuotes(
  'press release issued to be passed on: a short quote and a link',
  'feed lists in public code',
);

export const prNewswire = defineSource({
  ...polled,
  id: 'prnewswire-all',
  name: 'PR Newswire',
  licence: wire,
  request: { urls: ['https://www.prnewswire.com/rss/news-releases-list.rss'] },
  topics: ['news', 'products', 'financials'],
});

export const prNewswireTechnology = defineSource({
  ...polled,
  id: 'prnewswire-tech',
  name: 'PR Newswire technology',
  licence: wire,
  request: { urls: ['https://www.prnewswire.com/rss/technology-latest-news.rss'] },
  topics: ['products', 'news'],
});

export const prNewswireFinance = defineSource({
  ...polled,
  id: 'prnewswire-finserv',
  name: 'PR Newswire financial services',
  licence: wire,
  request: {
    urls: [
      'https://www.prnewswire.com/rss/financial-services-latest-news/financial-services-latest-news-list.rss',
    ],
  },
  topics: ['products', 'news'],
});

export const globeNewswire = defineSource({
  ...polled,
  id: 'globenewswire-public',
  name: 'GlobeNewswire',
  licence: wire,
  request: {
    urls: [
      'https://www.globenewswire.com/RssFeed/orgclass/1/feedTitle/GlobeNewswire%20-%20News%20about%20Public%20Companies',
    ],
  },
  topics: ['news', 'products', 'financials'],
});

export const prTimes = defineSource({
  ...polled,
  id: 'prtimes-jp',
  name: 'PR TIMES, Japan',
  licence: wire,
  request: { urls: ['https://prtimes.jp/index.rdf'] },
  topics: ['news', 'products'],
});

export const techCrunch = defineSource({
  ...polled,
  id: 'rss-techcrunch',
  name: 'TechCrunch',
  licence: shortQuotes(
    'publisher’s feed, terms not reviewed: headline, link and at most 25 quoted words',
    'feed lists in public code',
  ),
  request: { urls: ['https://techcrunch.com/feed/'] },
  topics: ['news', 'products'],
  recordings: ['feeds/techcrunch.xml'],
});
