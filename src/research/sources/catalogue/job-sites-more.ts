import { days, minutes, seconds } from '../../../kernel/time';
import { defineSource } from '../define-source';
import type { Source } from '../shape';
import { dailyFile, publicDomain, sharedFeed, shortQuotes } from './common';
import { market } from './job-sites';

const unread = (seenAt: string) =>
  shortQuotes('facts, a link and a short quote; its terms for developers are not reviewed', seenAt);

const USA_JOBS = 'https://data.usajobs.gov/api/search';
const usaJobs = defineSource({
  ...market,
  id: 'jobs-usajobs',
  name: 'USAJOBS, jobs of the US government',
  needs: ['company', 'role'],
  serves: { countries: ['US'], industries: ['government', 'research', 'health'] },
  request: { urls: [`${USA_JOBS}?Keyword={company}&PositionTitle={role}&ResultsPerPage=50`] },
  auth: { key: 'usaJobs', in: 'header', name: 'authorization-key' },
  licence: publicDomain('USAJOBS developer pages'),
  extract: {
    money: 'USD',
    items: 'SearchResult.SearchResultItems[]',
    limit: 50,
    fields: {
      id: 'MatchedObjectId',
      title: 'MatchedObjectDescriptor.PositionTitle | plain',
      url: 'MatchedObjectDescriptor.PositionURI',
      date: 'MatchedObjectDescriptor.PublicationStartDate | iso',
      until: 'MatchedObjectDescriptor.ApplicationCloseDate | iso',
      employer: 'MatchedObjectDescriptor.OrganizationName | plain',
      department: 'MatchedObjectDescriptor.DepartmentName | plain',
      place: 'MatchedObjectDescriptor.PositionLocationDisplay | plain',
      team: 'MatchedObjectDescriptor.JobCategory[0].Name | plain',
      payFrom: 'MatchedObjectDescriptor.PositionRemuneration[0].MinimumRange | positive',
      payTo: 'MatchedObjectDescriptor.PositionRemuneration[0].MaximumRange | positive',
      payInterval:
        'MatchedObjectDescriptor.PositionRemuneration[0].Description || MatchedObjectDescriptor.PositionRemuneration[0].RateIntervalCode | plain',
      html: 'MatchedObjectDescriptor.UserArea.Details.JobSummary || MatchedObjectDescriptor.QualificationSummary | clip(20000)',
    },
  },
  match: { ...market.match, field: ['employer', 'department'] },
  evidence: { ...market.evidence, reliability: 'register' },
  enabled: 'key',
});

const muse = {
  auth: { key: 'theMuse', in: 'query', name: 'api_key', optional: true },
  licence: {
    ...shortQuotes('named and linked: facts and a short quote', 'The Muse developer pages'),
    credit: 'Some of it was found on The Muse (https://www.themuse.com).',
  },
} as const satisfies Partial<Source>;

const museCompanies = defineSource({
  ...market,
  ...muse,
  id: 'jobs-themuse-companies',
  name: 'The Muse company profiles',
  kind: 'json',
  needs: [],
  request: { urls: ['https://www.themuse.com/api/public/companies?page=1'] },
  polite: { ...dailyFile, robots: 'api' },
  topics: ['culture', 'snapshot', 'location'],
  extract: {
    items: 'results[]',
    limit: 100,
    fields: {
      id: 'id',
      name: 'name | plain',
      url: 'refs.landing_page',
      place: 'locations[].name | plain',
      industry: 'industries[].name | plain',
      size: 'size.name | plain',
      text: 'description | text | clip(8000)',
    },
    about: { total: 'total' },
  },
  match: { ...market.match, field: 'name' },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(180) },
});

const museJobs = defineSource({
  ...market,
  ...muse,
  id: 'jobs-themuse-jobs',
  name: 'The Muse jobs',
  needs: ['company'],
  request: { urls: ['https://www.themuse.com/api/public/jobs?company={company}&page=1'] },
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'id',
      title: 'name | plain',
      url: 'refs.landing_page',
      date: 'publication_date | iso',
      employer: 'company.name | plain',
      place: 'locations[].name | plain',
      team: 'categories[0].name | plain',
      seniority: 'levels[0].name | plain',
      html: 'contents | clip(40000)',
    },
    about: { total: 'total' },
  },
  enabled: 'verify',
});

const findwork = defineSource({
  ...market,
  id: 'jobs-findwork',
  name: 'Findwork jobs',
  needs: ['company'],
  request: { urls: ['https://findwork.dev/api/jobs/?search={company}'] },
  auth: { key: 'findwork', in: 'header', name: 'authorization', prefix: 'Token ' },
  licence: unread('Findwork developer page'),
  extract: {
    items: 'results[]',
    limit: 50,
    fields: {
      id: 'id',
      title: 'role | plain',
      url: 'url',
      date: 'date_posted | iso',
      employer: 'company_name | plain',
      place: 'location | plain',
      remote: 'remote',
      commitment: 'employment_type | plain',
      html: 'text | clip(40000)',
    },
    about: { total: 'count' },
  },
  enabled: 'key',
});

const reed = defineSource({
  ...market,
  id: 'jobs-reed-uk',
  name: 'Reed jobs (United Kingdom)',
  needs: ['company'],
  serves: { countries: ['GB'], asked: 'for-gaps' },
  request: { urls: ['https://www.reed.co.uk/api/1.0/search?keywords={company}&resultsToTake=50'] },
  auth: { key: 'reed', in: 'basic' },
  licence: unread('Reed jobseeker API page'),
  extract: {
    items: 'results[]',
    limit: 50,
    fields: {
      id: 'jobId',
      title: 'jobTitle | plain',
      url: 'jobUrl',
      date: 'date | iso(dmy)',
      until: 'expirationDate | iso(dmy)',
      employer: 'employerName | plain',
      place: 'locationName | plain',
      payFrom: 'minimumSalary | positive',
      payTo: 'maximumSalary | positive',
      payCurrency: 'currency',
      html: 'jobDescription | clip(8000)',
    },
  },
  enabled: 'key',
});

const jobTech = defineSource({
  ...market,
  id: 'jobs-jobtech-se',
  name: 'JobTech job search (Sweden)',
  needs: ['company'],
  serves: { countries: ['SE'] },
  request: { urls: ['https://jobsearch.api.jobtechdev.se/search?q={company}&limit=50'] },
  licence: { tier: 'A', note: 'CC0: free for any use', seenAt: 'JobTech developer pages' },
  topics: ['hiring', 'location'],
  extract: {
    items: 'hits[]',
    limit: 50,
    fields: {
      id: 'id',
      title: 'headline | plain',
      url: 'webpage_url',
      date: 'publication_date | iso',
      until: 'application_deadline | iso',
      employer: 'employer.name | plain',
      place:
        'workplace_address.municipality || workplace_address.region || workplace_address.city | plain',
      country: 'workplace_address.country | plain',
      team: 'occupation.label | plain',
      commitment: 'working_hours_type.label || employment_type.label | plain',
      html: 'description.text_formatted || description.text | clip(40000)',
    },
  },
  evidence: { ...market.evidence, reliability: 'register' },
  enabled: 'verify',
});

const devItJobs = defineSource({
  ...market,
  id: 'jobs-devitjobs-uk',
  name: 'DevITjobs (United Kingdom)',
  kind: 'xml',
  needs: [],
  serves: { countries: ['GB'], work: ['engineering', 'data'], asked: 'for-gaps' },
  request: { urls: ['https://devitjobs.uk/job_feed.xml'] },
  polite: { ...dailyFile, interval: seconds(5) },
  licence: unread('public-apis list'),
  extract: {
    items: 'job[]',
    limit: 20_000,
    fields: {
      title: 'title || name | plain',
      url: 'url || link || apply_url',
      date: 'pubdate | iso(dmy)',
      employer: 'company || company-name | plain',
      place: 'location || city || region | plain',
      commitment: 'jobtype || job-type || job-status | plain',
      pay: 'salary | plain',
      html: 'description | clip(20000)',
    },
  },
  enabled: 'verify',
});

const weWorkRemotely = defineSource({
  ...market,
  id: 'jobs-wwr',
  name: 'We Work Remotely jobs',
  kind: 'xml',
  needs: [],
  request: { urls: ['https://weworkremotely.com/remote-jobs.rss'] },
  polite: { ...sharedFeed, ttl: minutes(30) },
  licence: {
    ...unread('We Work Remotely feed page'),
    credit: 'Some openings were found on We Work Remotely (https://weworkremotely.com).',
  },
  extract: {
    items: 'channel[].item[]',
    limit: 500,
    fields: {
      title: 'title | after(colon) | plain',
      employer: 'title | before(colon) | plain',
      url: 'link || guid',
      date: 'pubDate | iso',
      place: 'region | plain',
      team: 'category | plain',
      commitment: 'type | plain',
      html: 'description | clip(40000)',
    },
    missing: 'empty',
  },
  enabled: 'verify',
});

/** Markets that a key opens, that one country has, or that nobody saw answering yet. */
export const moreJobSites: readonly Source[] = [
  usaJobs,
  museCompanies,
  museJobs,
  findwork,
  reed,
  jobTech,
  devItJobs,
  weWorkRemotely,
];
