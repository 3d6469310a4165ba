import type { Source } from '../shape';
import { siteFeed, siteHome, sitePages, siteSitemap } from './company-site';
import { gitHubOrganisation, gitHubRepositories, statusHistory, statusPage } from './engineering';
import { ashby, greenhouse, lever, smartRecruiters, workable, workday } from './job-boards';
import { otherStates, warnCalifornia, warnNewYork, warnOklahoma, warnTexas } from './layoff-notices';
import { gdelt, globeNewswire, prNewswire, prNewswireFinance, prNewswireTechnology, prTimes, techCrunch } from './news';
import { officialFeeds } from './official-feeds';
import { bureauOfLaborStatistics, labourConditionApplications, onet } from './pay';
import { businessPress } from './press-business';
import { technologyPress } from './press-technology';
import { tradePress } from './press-trades';
import { worldPress } from './press-world';
import {
  consumerComplaints, courtDockets, courtOpinions, deviceRecalls, drugRecalls, equalOpportunityNews, federalAwards, laborBoard, oshaNews, tradeCommissionNews, workplaceInspections,
} from './public-records';
import { hackerNewsComments, hackerNewsStories, stackExchange } from './public-voices';
import { companiesHouseOfficers, companiesHouseSearch, gleifParent, gleifRecords, wikidataEntity, wikidataLabels, wikidataSearch, wikipediaArticle, wikipediaSummary } from './reference-works';
import { secAnnualReport, secCompanyFacts, secCompanyTickers, secCurrentReports, secFullText, secProxyStatement, secSubmissions } from './registers';
import { brave, searxng } from './web-search';

/** Every source there is, in the order of the log and of equal evidence. The only truth about how many. */
export const catalogue: readonly Source[] = [
  secCompanyTickers, secSubmissions, secCompanyFacts, secAnnualReport, secProxyStatement, secCurrentReports, secFullText,
  gleifRecords, gleifParent, companiesHouseSearch, companiesHouseOfficers,
  wikidataSearch, wikidataEntity, wikidataLabels, wikipediaSummary, wikipediaArticle,
  siteHome, siteSitemap, siteFeed,
  ...sitePages,
  greenhouse, lever, ashby, workable, smartRecruiters, workday,
  statusPage, statusHistory, gitHubOrganisation, gitHubRepositories,
  gdelt, prNewswire, prNewswireTechnology, prNewswireFinance, globeNewswire, prTimes, techCrunch,
  ...businessPress,
  ...technologyPress,
  ...tradePress,
  ...worldPress,
  ...officialFeeds,
  warnCalifornia, warnNewYork, warnTexas, warnOklahoma,
  ...otherStates,
  laborBoard, workplaceInspections, oshaNews, equalOpportunityNews, tradeCommissionNews,
  consumerComplaints, courtOpinions, courtDockets, drugRecalls, deviceRecalls, federalAwards,
  labourConditionApplications, bureauOfLaborStatistics, onet,
  hackerNewsStories, hackerNewsComments, stackExchange,
  brave, searxng,
];
