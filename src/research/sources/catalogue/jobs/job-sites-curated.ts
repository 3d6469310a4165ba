import { days, minutes } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { dailyFile, sharedFeed, shortQuotes } from '../common';
import { jobMarket, unread } from './job-sites';

const muse = {
  auth: { key: 'theMuse', in: 'query', name: 'api_key', optional: true },
  licence: {
    ...shortQuotes('named and linked: facts and a short quote', 'The Muse developer pages'),
    credit: 'Some of it was found on The Muse (https://www.themuse.com).',
  },
} as const satisfies Partial<Source>;

const museCompanies = defineSource({
  ...jobMarket,
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
      place: 'locations[].name | each',
      industry: 'industries[].name | plain',
      size: 'size.name | plain',
      text: 'description | text | clip(8000)',
    },
    about: { total: 'total' },
  },
  match: { ...jobMarket.match, field: 'name' },
  evidence: { kind: 'record', reliability: 'public-voice', expires: days(180) },
});

const museJobs = defineSource({
  ...jobMarket,
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
      place: 'locations[].name | each',
      team: 'categories[0].name | plain',
      seniority: 'levels[0].name | plain',
      html: 'contents | clip(40000)',
    },
    about: { total: 'total' },
  },
  enabled: 'verify',
});

const findwork = defineSource({
  ...jobMarket,
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

const weWorkRemotely = defineSource({
  ...jobMarket,
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

/** Job markets that choose whom they list, and ask for a key or were never seen to answer. */
export const curatedJobSites: readonly Source[] = [
  museCompanies,
  museJobs,
  findwork,
  weWorkRemotely,
];
