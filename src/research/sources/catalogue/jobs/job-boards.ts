import { days, hours, milliseconds, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

/** What all boards of employers have in common. */
export const board = {
  ...plain,
  polite: { ...service, conditional: true },
  licence: shortQuotes(
    'the employer’s text: facts, a link and a short quote',
    'endpoints made for careers pages; ATS adapters in public code',
  ),
  evidence: { kind: 'job-posting', reliability: 'first-party', expires: days(30) },
} as const satisfies Partial<Source>;

export const greenhouse = defineSource({
  ...board,
  id: 'ats-greenhouse',
  name: 'Greenhouse job board',
  kind: 'json',
  needs: ['greenhouse'],
  request: { urls: ['https://boards-api.greenhouse.io/v1/boards/{greenhouse}/jobs?content=true'] },
  topics: ['hiring', 'culture', 'location', 'engineering'],
  extract: {
    items: 'jobs[]',
    limit: 200,
    fields: {
      title: 'title | plain',
      url: 'absolute_url',
      date: 'updated_at || first_published | iso',
      place: 'location.name + offices[].name | each',
      team: 'departments[].name | each',
      html: 'content | unescapeHtml | clip(40000)',
    },
  },
  recordings: ['greenhouse/canonical-job-4754075-questions.json'],
});

const leverBoard = {
  ...board,
  kind: 'json',
  topics: ['hiring', 'culture', 'location'],
} as const satisfies Partial<Source>;
const leverPostings = {
  items: '[]',
  limit: 200,
  fields: {
    id: 'id',
    title: 'text | plain',
    url: 'hostedUrl',
    date: 'createdAt | epochMs',
    place: 'categories.location + categories.allLocations[] | each',
    team: 'categories.team || categories.department | plain',
    commitment: 'categories.commitment | plain',
    workplace: 'workplaceType',
    html: 'description || descriptionPlain | clip(40000)',
    lists: 'lists[].content | clip(20000)',
    payFrom: 'salaryRange.min',
    payTo: 'salaryRange.max',
    payCurrency: 'salaryRange.currency',
    payInterval: 'salaryRange.interval | code(payPeriod)',
  },
} as const;

export const lever = defineSource({
  ...leverBoard,
  id: 'ats-lever',
  name: 'Lever job board',
  needs: ['lever'],
  request: { urls: ['https://api.lever.co/v0/postings/{lever}?mode=json&skip=0&limit=100'] },
  extract: { ...leverPostings, link: 'https://jobs.lever.co/{lever}/{id}' },
  recordings: ['lever/palantir-first-posting-trimmed.json'],
});

/** Its boards of Europe stand on a host of their own, where a name may be another company’s. */
export const leverEurope = defineSource({
  ...leverBoard,
  id: 'ats-lever-eu',
  name: 'Lever job board (Europe)',
  needs: ['leverEu'],
  request: { urls: ['https://api.eu.lever.co/v0/postings/{leverEu}?mode=json&skip=0&limit=100'] },
  extract: { ...leverPostings, link: 'https://jobs.eu.lever.co/{leverEu}/{id}' },
});

export const ashby = defineSource({
  ...board,
  id: 'ats-ashby',
  name: 'Ashby job board',
  kind: 'json',
  needs: ['ashby'],
  request: {
    urls: ['https://api.ashbyhq.com/posting-api/job-board/{ashby}?includeCompensation=true'],
  },
  topics: ['hiring', 'culture', 'location', 'engineering'],
  extract: {
    items: 'jobs[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'jobUrl',
      date: 'publishedAt | iso',
      place: 'location + secondaryLocations[].location | each',
      team: 'team || department | plain',
      commitment: 'employmentType',
      remote: 'isRemote',
      html: 'descriptionHtml || descriptionPlain | clip(40000)',
      pay: 'compensation.compensationTierSummary || compensation.scrapeableCompensationSalarySummary | plain',
    },
    drop: { by: 'isListed', in: ['no'] },
  },
  recordings: ['ashby/cursor.json', 'ashby/supabase.json', 'ashby/zapier.json'],
});

export const workable = defineSource({
  ...board,
  id: 'ats-workable',
  name: 'Workable job board',
  kind: 'json',
  needs: ['workable'],
  request: { urls: ['https://apply.workable.com/api/v1/widget/accounts/{workable}?details=true'] },
  polite: { ...service, interval: seconds(5) },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    whose: 'name',
    items: 'jobs[]',
    limit: 200,
    fields: {
      id: 'shortcode',
      title: 'title | plain',
      url: 'url || shortlink || application_url',
      date: 'published_on || created_at | iso',
      place: 'city~state~country + locations[].city~region~country | each',
      country: 'country | plain',
      team: 'department || function | plain',
      commitment: 'employment_type | plain',
      remote: 'telecommuting',
      html: 'description | clip(40000)',
    },
    about: { name: 'name | plain' },
    // An account nobody has answers just as one without an open job.
    emptyMeans: 'unknown',
  },
});

export const smartRecruiters = defineSource({
  ...board,
  id: 'ats-smartrecruiters',
  name: 'SmartRecruiters job board',
  kind: 'json',
  needs: ['smartrecruiters'],
  request: {
    urls: ['https://api.smartrecruiters.com/v1/companies/{smartrecruiters}/postings?limit=100'],
  },
  polite: { ...service, interval: milliseconds(500) },
  topics: ['hiring', 'location'],
  extract: {
    whose: 'employer',
    items: 'content[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'name | plain',
      date: 'releasedDate | iso',
      place: 'location.fullLocation || location.city || location.country | plain',
      country: 'location.country',
      team: 'department.label || function.label | plain',
      commitment: 'typeOfEmployment.label | plain',
      remote: 'location.remote',
      employer: 'company.name | plain',
    },
    about: { total: 'totalFound' },
    link: 'https://jobs.smartrecruiters.com/{smartrecruiters}/{id}',
    detail: {
      url: 'https://api.smartrecruiters.com/v1/companies/{smartrecruiters}/postings/{id}',
      fields: {
        html: 'jobAd.sections.jobDescription.text & jobAd.sections.qualifications.text | clip(40000)',
        lists: 'jobAd.sections.additionalInformation.text | clip(20000)',
      },
    },
    emptyMeans: 'unknown',
  },
});

export const workday = defineSource({
  ...board,
  id: 'ats-workday',
  name: 'Workday job board',
  kind: 'json',
  needs: ['workdayTenant', 'workdayPod', 'workdaySite', 'role'],
  request: {
    urls: [
      'https://{workdayTenant}.{workdayPod}.myworkdayjobs.com/wday/cxs/{workdayTenant}/{workdaySite}/jobs',
    ],
    post: { appliedFacets: {}, limit: 20, offset: 0, searchText: '{role}' },
  },
  polite: { ...service, robots: 'obey', ttl: hours(12) },
  licence: shortQuotes(
    'undocumented public endpoint: robots.txt decides, facts and a link to the posting',
    'ATS adapters in public code',
  ),
  topics: ['hiring', 'location'],
  extract: {
    items: 'jobPostings[]',
    limit: 20,
    // `postedOn` is words (“Posted 3 Days Ago”), which are no date.
    fields: {
      title: 'title | plain',
      path: 'externalPath',
      place: 'locationsText | place',
      posted: 'postedOn | plain',
      id: 'externalPath || bulletFields[0] | tail',
    },
    // A posting that was taken down leaves its number behind.
    requires: ['title'],
    about: { total: 'total' },
    link: 'https://{workdayTenant}.{workdayPod}.myworkdayjobs.com/{workdaySite}{path}',
    detail: {
      url: 'https://{workdayTenant}.{workdayPod}.myworkdayjobs.com/wday/cxs/{workdayTenant}/{workdaySite}{path}',
      fields: {
        html: 'jobPostingInfo.jobDescription | clip(40000)',
        date: 'jobPostingInfo.startDate | iso',
        place: 'jobPostingInfo.location + jobPostingInfo.additionalLocations[] | each',
      },
    },
  },
});
