import { press, unseenPress } from './press';

/** What single trades read: shops, health, cars, film, games, money, space. */
export const tradePress = [
  press('rss-retaildive', 'Retail Dive', 'https://www.retaildive.com/feeds/news/', [
    'news',
    'market',
  ]),
  press('rss-supplychaindive', 'Supply Chain Dive', 'https://www.supplychaindive.com/feeds/news/', [
    'news',
    'market',
  ]),
  press('rss-healthcaredive', 'Healthcare Dive', 'https://www.healthcaredive.com/feeds/news/', [
    'news',
    'market',
  ]),
  press('rss-ciodive', 'CIO Dive', 'https://www.ciodive.com/feeds/news/', ['news', 'market']),
  press('rss-modernretail', 'Modern Retail', 'https://www.modernretail.co/feed/', [
    'news',
    'market',
  ]),
  press('rss-bof', 'Business of Fashion', 'https://www.businessoffashion.com/rss/', [
    'news',
    'market',
  ]),
  press('rss-marketingweek', 'Marketing Week', 'https://www.marketingweek.com/feed/', [
    'news',
    'market',
  ]),
  press('rss-adage', 'Ad Age', 'https://adage.com/rss', ['news', 'market']),
  press('rss-stat', 'STAT News', 'https://www.statnews.com/feed/', ['news', 'market']),
  press('rss-fiercebiotech', 'Fierce Biotech', 'https://www.fiercebiotech.com/rss/xml', [
    'news',
    'hiring',
    'market',
  ]),
  press('rss-spacenews', 'SpaceNews', 'https://spacenews.com/feed/', ['news', 'market']),
  press('rss-defensenews', 'Defense News', 'https://www.defensenews.com/arc/outboundfeeds/rss/', [
    'news',
    'market',
  ]),
  press('rss-electrek', 'Electrek', 'https://electrek.co/feed/', ['news', 'market']),
  press('rss-autonews', 'Automotive News', 'https://feeds.feedburner.com/autonews/AutomakerNews', [
    'news',
    'market',
  ]),
  press('rss-carscoops', 'Carscoops', 'https://www.carscoops.com/feed/', ['products', 'market']),
  press('rss-variety', 'Variety', 'https://variety.com/feed/', ['news', 'market']),
  press('rss-thr', 'The Hollywood Reporter', 'https://www.hollywoodreporter.com/feed/', [
    'news',
    'market',
  ]),
  press('rss-gamesindustry', 'GamesIndustry.biz', 'https://www.gamesindustry.biz/feed', [
    'news',
    'hiring',
    'market',
  ]),
  press('rss-coindesk', 'CoinDesk', 'https://www.coindesk.com/arc/outboundfeeds/rss', [
    'news',
    'market',
  ]),
  press('rss-finextra', 'Finextra', 'https://www.finextra.com/rss/headlines.aspx', [
    'news',
    'market',
  ]),
  press('rss-lonelyplanet', 'Lonely Planet', 'https://www.lonelyplanet.com/news/feed/atom/', [
    'location',
  ]),
  unseenPress('rss-bankingdive', 'Banking Dive', 'https://www.bankingdive.com/feeds/news/', [
    'news',
    'market',
  ]),
  unseenPress('rss-biopharmadive', 'BioPharma Dive', 'https://www.biopharmadive.com/feeds/news/', [
    'news',
    'market',
  ]),
  unseenPress('rss-utilitydive', 'Utility Dive', 'https://www.utilitydive.com/feeds/news/', [
    'news',
    'market',
  ]),
  unseenPress('rss-fooddive', 'Food Dive', 'https://www.fooddive.com/feeds/news/', [
    'news',
    'market',
  ]),
  unseenPress(
    'rss-manufacturingdive',
    'Manufacturing Dive',
    'https://www.manufacturingdive.com/feeds/news/',
    ['news', 'market'],
  ),
  unseenPress('rss-skift', 'Skift', 'https://skift.com/feed/', ['news', 'market']),
];
