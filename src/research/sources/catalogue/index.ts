import type { Source } from '../shape';
import { archives } from './reference/archives';
import { banksAndCharities } from './registers/banks-and-charities';
import { codeSources } from './engineering/code';
import { siteFeed, siteHome, sitePages, siteSitemap } from './site/company-site';
import { economy } from './places/economy';
import { conductFiles } from './law/conduct-files';
import { deviceRecalls, drugRecalls } from './law/food-and-drugs';
import {
  gitHubOrganisation,
  gitHubRepositories,
  statusHistory,
  statusPage,
} from './engineering/engineering';
import { encyclopaedias } from './reference/encyclopaedias';
import { environment } from './environment/environment';
import { environmentEnforcementSources } from './environment/environment-enforcement';
import {
  ashby,
  greenhouse,
  lever,
  leverEurope,
  smartRecruiters,
  workable,
  workday,
} from './jobs/job-boards';
import { centralJobBoards } from './jobs/job-boards-central';
import { hostedJobBoards } from './jobs/job-boards-hosted';
import { adzunaJobs, adzunaPay, careerOneStop, destatis } from './pay/job-market';
import { lawAndLobbyingSources } from './law/law-and-lobbying';
import { interviewGuides } from './jobs/interview-guides';
import { jobSites } from './jobs/job-sites';
import { curatedJobSites } from './jobs/job-sites-curated';
import { nationalJobSites } from './jobs/job-sites-national';
import {
  otherStates,
  warnCalifornia,
  warnNewYork,
  warnOklahoma,
  warnTexas,
} from './layoffs/layoff-notices';
import {
  forbiddenFinance,
  forbiddenLaw,
  forbiddenPlaces,
  forbiddenProducts,
  forbiddenVoices,
  forbiddenWeb,
} from './forbidden';
import { forbiddenNews } from './news/forbidden-news';
import type { Group } from './groups';
import { investorSite } from './finance/investor-site';
import { newsServices } from './news/news-services';
import { markets } from './finance/markets';
import {
  gdelt,
  gdeltTone,
  globeNewswire,
  prNewswire,
  prNewswireFinance,
  prNewswireTechnology,
  prTimes,
  techCrunch,
} from './news/news';
import { officialFeeds } from './law/official-feeds';
import { patentSources } from './engineering/patents';
import { peopleSources } from './people/people';
import { placeSources } from './places/places';
import { ownChannels } from './site/own-channels';
import { europeanPatents } from './engineering/patents-europe';
import { bureauOfLaborStatistics, labourConditionApplications, onet } from './pay/pay';
import { podcastsAndVideo } from './voices/podcasts-and-video';
import { payFiles } from './pay/pay-files';
import { businessPress } from './news/press-business';
import { technologyPress } from './news/press-technology';
import { tradePress } from './news/press-trades';
import { worldPress } from './news/press-world';
import { productSources } from './products/products';
import {
  consumerComplaints,
  equalOpportunityNews,
  federalAwards,
  laborBoard,
  oshaNews,
  tradeCommissionNews,
  workplaceInspections,
} from './law/public-records';
import { courtDockets, courtOpinions } from './law/courts';
import {
  hackerNewsComments,
  hackerNewsDomain,
  hackerNewsStories,
  stackExchange,
} from './voices/public-voices';
import { openVoices } from './voices/public-voices-open';
import { recallSources } from './law/recalls';
import {
  wikidataEntity,
  wikidataLabels,
  wikidataSearch,
  wikipediaArticle,
  wikipediaSummary,
} from './reference/reference-works';
import {
  companiesHouseOfficers,
  companiesHouseSearch,
  gleifParent,
  gleifRecords,
} from './reference/legal-entities';
import { registerNotices } from './registers/register-notices';
import { openData, researchInstitutions } from './reference/research-institutions';
import {
  secAnnualReport,
  secCompanyFacts,
  secCompanyTickers,
  secCurrentReports,
  secForeignReport,
  secFullText,
  secProxyStatement,
  secRelease,
  secSubmissions,
} from './registers/registers';
import { europeanRegisters } from './registers/registers-europe';
import { worldRegisters } from './registers/registers-world';
import { scholarshipSources } from './engineering/scholarship';
import { securitySources } from './law/security';
import { tenders } from './finance/tenders';
import { brave, searxng } from './web/web-search';
import { webSearchServices } from './web/web-search-services';
import { tradeWires } from './news/wires';
import { workplaces } from './law/workplaces';

/**
 * The order of the log, and of equal evidence. A group may have several shelves. Add a new file of
 * sources here.
 */
const SHELVES: readonly (readonly [Group, readonly Source[]])[] = [
  [
    'finance',
    [
      secCompanyTickers,
      secSubmissions,
      secCompanyFacts,
      secAnnualReport,
      secProxyStatement,
      secRelease,
      secForeignReport,
      secCurrentReports,
      secFullText,
    ],
  ],
  ['registers', [gleifRecords, gleifParent, companiesHouseSearch, companiesHouseOfficers]],
  ['registers', europeanRegisters],
  ['registers', worldRegisters],
  ['registers', banksAndCharities],
  ['law', registerNotices],
  [
    'reference',
    [wikidataSearch, wikidataEntity, wikidataLabels, wikipediaSummary, wikipediaArticle],
  ],
  ['reference', encyclopaedias],
  ['reference', researchInstitutions],
  ['reference', archives],
  ['site', [siteHome, siteSitemap, siteFeed]],
  ['site', sitePages],
  ['site', ownChannels],
  ['finance', investorSite],
  ['jobs', [greenhouse, lever, leverEurope, ashby, workable, smartRecruiters, workday]],
  ['jobs', hostedJobBoards],
  ['jobs', centralJobBoards],
  ['jobs', [adzunaJobs]],
  ['jobs', jobSites],
  ['jobs', nationalJobSites],
  ['jobs', curatedJobSites],
  ['jobs', interviewGuides],
  ['engineering', [statusPage, statusHistory, gitHubOrganisation, gitHubRepositories]],
  ['engineering', codeSources],
  ['engineering', scholarshipSources],
  ['engineering', patentSources],
  [
    'news',
    [
      gdelt,
      gdeltTone,
      prNewswire,
      prNewswireTechnology,
      prNewswireFinance,
      globeNewswire,
      prTimes,
      techCrunch,
    ],
  ],
  ['news', tradeWires],
  ['news', newsServices],
  ['news', businessPress],
  ['news', technologyPress],
  ['news', tradePress],
  ['news', worldPress],
  ['law', officialFeeds],
  ['layoffs', [warnCalifornia, warnNewYork, warnTexas, warnOklahoma]],
  ['layoffs', otherStates],
  ['law', [laborBoard, workplaceInspections, oshaNews, equalOpportunityNews, tradeCommissionNews]],
  ['law', [consumerComplaints, courtOpinions, courtDockets, drugRecalls, deviceRecalls]],
  ['law', lawAndLobbyingSources],
  ['law', recallSources],
  ['law', securitySources],
  ['law', environmentEnforcementSources],
  ['products', productSources],
  ['finance', [federalAwards]],
  ['law', workplaces],
  ['engineering', [europeanPatents]],
  ['finance', tenders],
  ['finance', markets],
  ['places', economy],
  ['pay', [labourConditionApplications, bureauOfLaborStatistics, onet]],
  ['pay', payFiles],
  ['law', conductFiles],
  ['products', openData],
  ['places', placeSources],
  ['people', peopleSources],
  ['environment', environment],
  ['pay', [adzunaPay, careerOneStop, destatis]],
  ['voices', [hackerNewsStories, hackerNewsComments, hackerNewsDomain, stackExchange]],
  ['voices', openVoices],
  ['voices', podcastsAndVideo],
  ['web', [brave, searxng]],
  ['web', webSearchServices],
  ['news', forbiddenNews],
  ['finance', forbiddenFinance],
  ['law', forbiddenLaw],
  ['voices', forbiddenVoices],
  ['products', forbiddenProducts],
  ['places', forbiddenPlaces],
  ['web', forbiddenWeb],
];

/** Every source there is. The only truth about how many. */
export const catalogue: readonly Source[] = SHELVES.flatMap(([, sources]) => sources);

const GROUPS: ReadonlyMap<string, Group> = new Map(
  SHELVES.flatMap(([group, sources]) => sources.map(({ id }) => [id, group] as const)),
);

/** Where a source of the catalogue stands. */
export function groupOf({ id }: Pick<Source, 'id'>): Group {
  const group = GROUPS.get(id);
  if (group === undefined) throw new Error(`“${id}” stands on no shelf of the catalogue`);
  return group;
}
