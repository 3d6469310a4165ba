import { press, unseenPress } from './press';

/** Papers and magazines on business, money and management. */
export const businessPress = [
  press('rss-cnbc-top', 'CNBC', 'https://www.cnbc.com/id/100003114/device/rss/rss.html', [
    'news',
    'financials',
  ]),
  press(
    'rss-cnbc-tech',
    'CNBC technology',
    'https://www.cnbc.com/id/19854910/device/rss/rss.html',
    ['news', 'products'],
  ),
  press(
    'rss-cnbc-finance',
    'CNBC finance',
    'https://www.cnbc.com/id/10000664/device/rss/rss.html',
    ['news', 'financials'],
  ),
  press('rss-fortune', 'Fortune', 'https://fortune.com/feed/', ['news', 'leadership']),
  press('rss-forbes-business', 'Forbes business', 'https://www.forbes.com/business/feed/', [
    'news',
  ]),
  press('rss-forbes-innovation', 'Forbes innovation', 'https://www.forbes.com/innovation/feed2', [
    'news',
    'products',
  ]),
  press('rss-businessinsider', 'Business Insider', 'https://feeds.businessinsider.com/custom/all', [
    'news',
    'hiring',
    'culture',
  ]),
  press('rss-inc', 'Inc.', 'https://www.inc.com/rss/', ['news', 'culture']),
  press('rss-entrepreneur', 'Entrepreneur', 'https://feeds.feedburner.com/entrepreneur/latest', [
    'news',
    'leadership',
  ]),
  press(
    'rss-economist-business',
    'The Economist, business',
    'https://www.economist.com/business/rss.xml',
    ['news', 'market'],
  ),
  press('rss-axios', 'Axios', 'https://api.axios.com/feed/', ['news']),
  press('rss-benzinga', 'Benzinga', 'https://www.benzinga.com/feed', ['news', 'financials']),
  press('rss-investing', 'Investing.com', 'https://www.investing.com/rss/news.rss', [
    'news',
    'financials',
  ]),
  press(
    'rss-nasdaq-markets',
    'Nasdaq markets',
    'https://www.nasdaq.com/feed/rssoutbound?category=Markets',
    ['news', 'financials'],
  ),
  press('rss-stratechery', 'Stratechery', 'https://stratechery.com/feed/', ['market']),
  unseenPress('rss-fastcompany', 'Fast Company', 'https://www.fastcompany.com/latest/rss', [
    'news',
    'culture',
    'leadership',
  ]),
  unseenPress('rss-quartz', 'Quartz', 'https://qz.com/rss', ['news']),
  unseenPress('rss-hrdive', 'HR Dive', 'https://www.hrdive.com/feeds/news/', [
    'culture',
    'hiring',
    'legal',
  ]),
];
