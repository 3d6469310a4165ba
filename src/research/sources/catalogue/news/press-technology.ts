import { press, unseenPress } from './press';

/** Papers and magazines on technology, software and those who make it. */
export const technologyPress = [
  press('rss-verge', 'The Verge', 'https://www.theverge.com/rss/index.xml', ['news', 'products']),
  press('rss-wired', 'Wired', 'https://www.wired.com/feed/rss', ['news', 'products']),
  press(
    'rss-wired-business',
    'Wired business',
    'https://www.wired.com/feed/category/business/latest/rss',
    ['news', 'market'],
  ),
  press('rss-ars', 'Ars Technica', 'https://feeds.arstechnica.com/arstechnica/index', [
    'news',
    'products',
    'legal',
  ]),
  press('rss-engadget', 'Engadget', 'https://www.engadget.com/rss.xml', ['news', 'products']),
  press('rss-zdnet', 'ZDNET', 'https://www.zdnet.com/news/rss.xml', ['news']),
  press('rss-cnet', 'CNET News', 'https://www.cnet.com/rss/news/', ['news', 'products']),
  press('rss-gizmodo', 'Gizmodo', 'https://gizmodo.com/rss', ['news', 'products']),
  press('rss-venturebeat', 'VentureBeat', 'https://venturebeat.com/feed', ['news', 'products']),
  press('rss-tnw', 'The Next Web', 'https://thenextweb.com/feed/', ['news']),
  press('rss-theregister', 'The Register', 'https://www.theregister.com/headlines.atom', [
    'news',
    'hiring',
    'legal',
  ]),
  press(
    'rss-computerweekly',
    'Computer Weekly',
    'https://www.computerweekly.com/rss/IT-industry.xml',
    ['news', 'market'],
  ),
  press('rss-cio', 'CIO.com', 'https://www.cio.com/feed/', ['news', 'market']),
  press('rss-mit-tr', 'MIT Technology Review', 'https://www.technologyreview.com/feed/', [
    'news',
    'market',
  ]),
  press('rss-ieee-spectrum', 'IEEE Spectrum', 'https://spectrum.ieee.org/feeds/feed.rss', [
    'news',
    'engineering',
  ]),
  press('rss-infoq', 'InfoQ', 'https://feed.infoq.com', ['engineering']),
  press('rss-github-blog', 'GitHub’s blog', 'https://github.blog/feed/', ['engineering']),
  press('rss-9to5mac', '9to5Mac', 'https://9to5mac.com/feed/', ['news', 'products']),
  press('rss-macrumors', 'MacRumors', 'https://feeds.macrumors.com/MacRumors-All', [
    'news',
    'products',
  ]),
  press('rss-tomshardware', 'Tom’s Hardware', 'https://www.tomshardware.com/feeds/all', [
    'news',
    'products',
  ]),
  press('rss-eetimes', 'EE Times', 'https://www.eetimes.com/feed/', ['market', 'engineering']),
  press('rss-semiengineering', 'Semiconductor Engineering', 'https://semiengineering.com/feed/', [
    'market',
    'engineering',
  ]),
  press('rss-producthunt', 'Product Hunt', 'https://www.producthunt.com/feed', ['products']),
  unseenPress(
    'rss-techcrunch-layoffs',
    'TechCrunch, layoffs',
    'https://techcrunch.com/tag/layoffs/feed/',
    ['news', 'culture'],
  ),
];
