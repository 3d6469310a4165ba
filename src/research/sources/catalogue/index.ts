import type { Source } from '../shape';
import { siteFeed, siteHome, sitePages, siteSitemap } from './company-site';
import { greenhouse } from './job-boards';
import { hackerNewsComments, hackerNewsStories } from './public-voices';
import { wikidataEntity, wikidataLabels, wikidataSearch } from './reference-works';
import { secCompanyFacts, secCompanyTickers } from './registers';

/** Every source there is, in the order of the log and of equal evidence. The only truth about how many. */
export const catalogue: readonly Source[] = [
  secCompanyTickers,
  secCompanyFacts,
  wikidataSearch,
  wikidataEntity,
  wikidataLabels,
  siteHome,
  siteSitemap,
  siteFeed,
  ...sitePages,
  greenhouse,
  hackerNewsStories,
  hackerNewsComments,
];
