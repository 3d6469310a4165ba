import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { openGovernment, publicDomain, sec, shortQuotes } from '../common';
import { polled } from '../news/press';

/** What authorities and central banks announce; a first word on fines, cases and whole trades. */
function announcements(
  id: string,
  name: string,
  url: string,
  topics: Source['topics'],
  licence: Source['licence'],
  polite: Source['polite'] = polled.polite,
): Source {
  return defineSource({
    ...polled,
    id,
    name,
    topics,
    request: { urls: [url] },
    polite,
    auth: 'none',
    enabled: true,
    recordings: [],
    licence: { ...licence, seenAt: licence.seenAt ?? '' },
    evidence: { ...polled.evidence, reliability: 'register' },
  });
}

const open = (note: string, seenAt: string) => ({ tier: 'A', note, seenAt }) as const;
const feedLists = 'feed lists in public code';

export const officialFeeds = [
  announcements(
    'sec-press',
    'SEC press releases',
    'https://www.sec.gov/news/pressreleases.rss',
    ['legal'],
    publicDomain('sec.gov'),
    { ...polled.polite, robots: sec.robots },
  ),
  announcements(
    'sec-litigation',
    'SEC litigation releases',
    'https://www.sec.gov/rss/litigation/litreleases.xml',
    ['legal'],
    publicDomain('sec.gov'),
    { ...polled.polite, robots: sec.robots },
  ),
  announcements(
    'eia-today',
    'US Energy Information Administration',
    'https://www.eia.gov/rss/todayinenergy.xml',
    ['market', 'news'],
    publicDomain(feedLists),
  ),
  announcements(
    'fed-press',
    'Federal Reserve',
    'https://www.federalreserve.gov/feeds/press_all.xml',
    ['market', 'legal'],
    publicDomain(feedLists),
  ),
  announcements(
    'ecb-press',
    'European Central Bank',
    'https://www.ecb.europa.eu/rss/press.html',
    ['market'],
    open('may be used again where the ECB is named', feedLists),
  ),
  announcements(
    'boe-news',
    'Bank of England',
    'https://www.bankofengland.co.uk/rss/news',
    ['market', 'legal'],
    shortQuotes('the Bank’s own terms: a link and a short quote', feedLists),
  ),
  announcements(
    'legal-uk-gov-business',
    'UK government, business',
    'https://www.gov.uk/search/news-and-communications.atom?topics[]=business-and-industry',
    ['market', 'news'],
    openGovernment(feedLists),
  ),
  announcements(
    'legal-ec-presscorner',
    'European Commission',
    'https://ec.europa.eu/commission/presscorner/api/rss?language=en',
    ['legal', 'market'],
    open(
      'may be used again under the Commission’s decision on reuse, where the source is named',
      feedLists,
    ),
  ),
  defineSource({
    ...announcements(
      'legal-au-accc',
      'Australian Competition and Consumer Commission',
      'https://www.accc.gov.au/rss/news_centre.xml',
      ['legal'],
      {
        ...open('CC BY 3.0 AU: the Commission is named', 'ACCC copyright page'),
        credit:
          '© Australian Competition and Consumer Commission, under CC BY 3.0 AU (https://creativecommons.org/licenses/by/3.0/au/).',
      },
    ),
    enabled: 'verify',
  }),
];
