import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { byName, neverAsked, forbidden } from '../forbidden';
import { polled } from './press';

const paperTerms = (name: string): string =>
  `The terms of ${name}’s feed are for personal, non-commercial reading; a report for sale needs its licence.`;

/** A paper's feed has the form of any other; nobody polls it. */
function forbiddenPaper(
  id: string,
  name: string,
  url: string,
  topics: Source['topics'] = ['news'],
): Source {
  return defineSource({
    ...polled,
    polite: neverAsked.polite,
    id,
    name,
    request: { urls: [url] },
    licence: { tier: 'C', note: paperTerms(name), seenAt: 'feed notices, from memory' },
    topics,
    enabled: 'licence',
  });
}

export const forbiddenNews: readonly Source[] = [
  forbidden(
    'guardian-api',
    'The Guardian, Open Platform',
    'https://content.guardianapis.com/search?show-fields=trailText&q=%22{company}%22',
    'The Guardian’s developer key is for non-commercial use; a commercial one is given by agreement only.',
    byName('news'),
  ),
  forbidden(
    'nyt-article-search',
    'The New York Times, article search',
    'https://api.nytimes.com/svc/search/v2/articlesearch.json?q=%22{company}%22',
    'The New York Times lets its API be used for non-commercial purposes only.',
    byName('news'),
  ),
  forbidden(
    'google-news-rss',
    'Google News',
    'https://news.google.com/rss/search?q=%22{company}%22',
    'Its feeds say that they are for personal use in a feed reader, and its robots.txt closes them.',
    byName('news'),
  ),
  forbidden(
    'bing-news-rss',
    'Bing News',
    'https://www.bing.com/news/search?format=rss&q=%22{company}%22',
    'Its feeds are for personal, non-commercial readers only.',
    byName('news'),
  ),
  forbiddenPaper('rss-npr-business', 'NPR business', 'https://feeds.npr.org/1006/rss.xml'),
  forbiddenPaper(
    'rss-bbc-business',
    'BBC business',
    'https://feeds.bbci.co.uk/news/business/rss.xml',
  ),
  forbiddenPaper(
    'rss-nyt-business',
    'The New York Times, business',
    'https://rss.nytimes.com/services/xml/rss/nyt/Business.xml',
  ),
  forbiddenPaper(
    'rss-guardian-business',
    'The Guardian, business',
    'https://www.theguardian.com/business/rss',
  ),
  forbiddenPaper('rss-ft-home', 'Financial Times', 'https://www.ft.com/rss/home'),
  forbiddenPaper(
    'rss-wsj-business',
    'The Wall Street Journal, business',
    'https://feeds.a.dj.com/rss/WSJcomUSBusiness.xml',
  ),
  forbiddenPaper(
    'rss-marketwatch',
    'MarketWatch',
    'https://feeds.content.dowjones.io/public/rss/mw_topstories',
    ['news', 'financials'],
  ),
  forbiddenPaper(
    'rss-bloomberg-markets',
    'Bloomberg Markets',
    'https://feeds.bloomberg.com/markets/news.rss',
    ['news', 'financials'],
  ),
  forbiddenPaper('rss-yahoo-finance', 'Yahoo Finance', 'https://finance.yahoo.com/news/rssindex', [
    'news',
    'financials',
  ]),
];
