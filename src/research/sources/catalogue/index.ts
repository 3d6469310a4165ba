import type { Source } from '../shape';
import { archives } from './archives';
import { banksAndCharities } from './banks-and-charities';
import { codeSources } from './code';
import { siteFeed, siteHome, sitePages, siteSitemap } from './company-site';
import { economy } from './economy';
import { conductFiles } from './conduct-files';
import { gitHubOrganisation, gitHubRepositories, statusHistory, statusPage } from './engineering';
import { encyclopaedias } from './encyclopaedias';
import { environment } from './environment';
import { environmentEnforcementSources } from './environment-enforcement';
import {
  ashby,
  greenhouse,
  lever,
  leverEurope,
  smartRecruiters,
  workable,
  workday,
} from './job-boards';
import { centralJobBoards } from './job-boards-central';
import { hostedJobBoards } from './job-boards-hosted';
import { adzunaJobs, adzunaPay, careerOneStop, destatis } from './job-market';
import { lawAndLobbyingSources } from './law-and-lobbying';
import { interviewGuides } from './interview-guides';
import { jobSites } from './job-sites';
import { moreJobSites } from './job-sites-more';
import {
  otherStates,
  warnCalifornia,
  warnNewYork,
  warnOklahoma,
  warnTexas,
} from './layoff-notices';
import {
  forbiddenFinance,
  forbiddenLaw,
  forbiddenNews,
  forbiddenPlaces,
  forbiddenProducts,
  forbiddenVoices,
  forbiddenWeb,
} from './forbidden';
import { investorSite } from './investor-site';
import { newsServices } from './news-services';
import { markets } from './markets';
import {
  gdelt,
  gdeltTone,
  globeNewswire,
  prNewswire,
  prNewswireFinance,
  prNewswireTechnology,
  prTimes,
  techCrunch,
} from './news';
import { officialFeeds } from './official-feeds';
import { patentSources } from './patents';
import { people } from './people';
import { places } from './places';
import { ownChannels } from './own-channels';
import { europeanPatents } from './patents-europe';
import { bureauOfLaborStatistics, labourConditionApplications, onet } from './pay';
import { podcastsAndVideo } from './podcasts-and-video';
import { payFiles } from './pay-files';
import { businessPress } from './press-business';
import { technologyPress } from './press-technology';
import { tradePress } from './press-trades';
import { worldPress } from './press-world';
import { productSources } from './products';
import {
  consumerComplaints,
  courtDockets,
  courtOpinions,
  deviceRecalls,
  drugRecalls,
  equalOpportunityNews,
  federalAwards,
  laborBoard,
  oshaNews,
  tradeCommissionNews,
  workplaceInspections,
} from './public-records';
import {
  hackerNewsComments,
  hackerNewsDomain,
  hackerNewsStories,
  stackExchange,
} from './public-voices';
import { openVoices } from './public-voices-open';
import { recallSources } from './recalls';
import {
  companiesHouseOfficers,
  companiesHouseSearch,
  gleifParent,
  gleifRecords,
  wikidataEntity,
  wikidataLabels,
  wikidataSearch,
  wikipediaArticle,
  wikipediaSummary,
} from './reference-works';
import { registerNotices } from './register-notices';
import { openData, researchInstitutions } from './research-institutions';
import {
  secAnnualReport,
  secCompanyFacts,
  secCompanyTickers,
  secCurrentReports,
  secFullText,
  secProxyStatement,
  secSubmissions,
} from './registers';
import { europeanRegisters } from './registers-europe';
import { worldRegisters } from './registers-world';
import { scholarshipSources } from './scholarship';
import { securitySources } from './security';
import { tenders } from './tenders';
import { brave, searxng } from './web-search';
import { webSearchServices } from './web-search-services';
import { tradeWires } from './wires';
import { workplaces } from './workplaces';

/** What sources know, as a probe or a reader picks them: each stands on one shelf. */
export const groupNames = [
  'registers',
  'finance',
  'reference',
  'site',
  'jobs',
  'engineering',
  'news',
  'layoffs',
  'law',
  'pay',
  'voices',
  'products',
  'places',
  'people',
  'environment',
  'web',
] as const;
export type Group = (typeof groupNames)[number];

/** In the order of the log and of equal evidence; a group may have several shelves. A new file of sources is one line here. */
const SHELVES: readonly (readonly [Group, readonly Source[]])[] = [
  [
    'finance',
    [
      secCompanyTickers,
      secSubmissions,
      secCompanyFacts,
      secAnnualReport,
      secProxyStatement,
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
  ['jobs', moreJobSites],
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
  ['places', places],
  ['people', people],
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
