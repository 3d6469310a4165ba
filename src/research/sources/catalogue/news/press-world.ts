import { press } from './press';

/** Papers of single countries, in their own languages. */
export const worldPress = [
  press(
    'rss-financialpost-ca',
    'Financial Post, Canada',
    'https://business.financialpost.com/feed/',
    ['news'],
  ),
  press(
    'rss-businessstandard-in',
    'Business Standard, India',
    'https://www.business-standard.com/rss/home_page_top_stories.rss',
    ['news'],
  ),
  press(
    'rss-economictimes-in',
    'The Economic Times, India',
    'https://economictimes.indiatimes.com/rssfeedsdefault.cms',
    ['news', 'hiring'],
  ),
  press('rss-inc42-in', 'Inc42, India startups', 'https://inc42.com/feed/', ['news', 'hiring']),
  press(
    'rss-abc-au-business',
    'ABC News Business, Australia',
    'https://www.abc.net.au/news/feed/51892/rss.xml',
    ['news'],
  ),
  press(
    'rss-businessnews-au',
    'Business News, Western Australia',
    'https://www.businessnews.com.au/rssfeed/latest.rss',
    ['news'],
  ),
  press('rss-tagesschau-de', 'tagesschau, Germany', 'https://www.tagesschau.de/xml/rss2', ['news']),
  press('rss-dw-en', 'Deutsche Welle English', 'https://rss.dw.com/rdf/rss-en-all', ['news']),
  press('rss-france24-en', 'France 24 English', 'https://www.france24.com/en/rss', ['news']),
  press('rss-expansion-es', 'Expansión, Spain', 'https://e00-expansion.uecdn.es/rss/portada.xml', [
    'news',
  ]),
  press('rss-ansa-it', 'ANSA, Italy', 'https://www.ansa.it/sito/ansait_rss.xml', ['news']),
  press(
    'rss-gazetaprawna-pl',
    'Gazeta Prawna, Poland',
    'https://rss.gazetaprawna.pl/GazetaPrawna',
    ['news'],
  ),
  press('rss-japantimes-jp', 'The Japan Times', 'https://www.japantimes.co.jp/feed/topstories/', [
    'news',
  ]),
  press(
    'rss-elfinanciero-mx',
    'El Financiero, Mexico',
    'https://www.elfinanciero.com.mx/arc/outboundfeeds/rss/?outputType=xml',
    ['news'],
  ),
  press('rss-moneyweb-za', 'Moneyweb, South Africa', 'https://www.moneyweb.co.za/feed/', ['news']),
  press('rss-bworld-ph', 'BusinessWorld, Philippines', 'https://www.bworldonline.com/feed/', [
    'news',
  ]),
  press('rss-thejournal-ie', 'TheJournal.ie, Ireland', 'https://www.thejournal.ie/feed/', ['news']),
  press('rss-hkfp-hk', 'Hong Kong Free Press', 'https://www.hongkongfp.com/feed/', ['news']),
];
