import { days, hours } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { dailyFile, plain, service, shortQuotes } from '../common';

/** Markets tell of some of a company’s openings, never of all: what its own board says counts first. */
export const unread = (seenAt: string) =>
  shortQuotes('facts, a link and a short quote; its terms for developers are not reviewed', seenAt);

export const jobMarket = {
  ...plain,
  kind: 'search',
  serves: { asked: 'for-gaps' },
  topics: ['hiring'],
  match: { field: 'employer', against: 'names', min: 0.9, how: 'is' },
  evidence: { kind: 'job-posting', reliability: 'public-voice', expires: days(30) },
} as const satisfies Partial<Source>;
const found = (name: string, address: string) => ({
  ...shortQuotes(
    'named and linked, no listing of its own: facts and a short quote',
    `${name} API page`,
  ),
  credit: `Some openings were found on ${name} (${address}).`,
});
/** A list of everything, that is read once a day for everybody. */
const list = { ...dailyFile, robots: 'api' } as const;

const arbeitnow = defineSource({
  ...jobMarket,
  id: 'jobs-arbeitnow',
  name: 'Arbeitnow job market',
  kind: 'json',
  needs: [],
  serves: { countries: ['DE', 'AT', 'CH'], asked: 'for-gaps' },
  request: { urls: ['https://www.arbeitnow.com/api/job-board-api?page=1'] },
  polite: list,
  licence: found('Arbeitnow', 'https://www.arbeitnow.com'),
  extract: {
    items: 'data[]',
    limit: 1_000,
    fields: {
      id: 'slug',
      title: 'title | plain',
      url: 'url',
      date: 'created_at | iso',
      employer: 'company_name | plain',
      place: 'location | plain',
      remote: 'remote',
      commitment: 'job_types[]',
      html: 'description | clip(40000)',
    },
  },
});

const remotive = defineSource({
  ...jobMarket,
  id: 'jobs-remotive',
  name: 'Remotive remote jobs',
  kind: 'json',
  needs: [],
  // Asked for everybody together: it wants no more than four questions a day.
  request: { urls: ['https://remotive.com/api/remote-jobs'] },
  polite: { ...list, ttl: hours(8), sharedEvery: hours(8) },
  licence: found('Remotive', 'https://remotive.com'),
  extract: {
    items: 'jobs[]',
    limit: 5_000,
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'url',
      date: 'publication_date | iso',
      employer: 'company_name | plain',
      place: 'candidate_required_location | plain',
      commitment: 'job_type',
      pay: 'salary | plain',
      html: 'description | clip(40000)',
    },
  },
});

const remoteOk = defineSource({
  ...jobMarket,
  id: 'jobs-remoteok',
  name: 'Remote OK jobs',
  kind: 'json',
  needs: [],
  request: { urls: ['https://remoteok.com/api'] },
  polite: list,
  licence: found('Remote OK', 'https://remoteok.com'),
  extract: {
    items: '[]',
    limit: 1_000,
    // The list begins with a word on its terms, which is no job.
    fields: {
      id: 'id',
      title: 'position | plain',
      url: 'url',
      date: 'date | iso',
      employer: 'company | plain',
      place: 'location | plain',
      payFrom: 'salary_min | positive',
      payTo: 'salary_max | positive',
      html: 'description | clip(40000)',
    },
  },
});

const himalayas = defineSource({
  ...jobMarket,
  id: 'jobs-himalayas',
  name: 'Himalayas remote jobs',
  needs: ['company'],
  request: { urls: ['https://himalayas.app/jobs/api/search?q={company}'] },
  licence: found('Himalayas', 'https://himalayas.app'),
  extract: {
    items: 'jobs[]',
    limit: 20,
    fields: {
      id: 'guid',
      title: 'title | plain',
      url: 'applicationLink || guid',
      date: 'pubDate | iso',
      employer: 'companyName | plain',
      place: 'locationRestrictions[].name || locationRestrictions[] | plain',
      commitment: 'employmentType',
      seniority: 'seniority[]',
      payFrom: 'minSalary | positive',
      payTo: 'maxSalary | positive',
      payCurrency: 'currency',
      payInterval: 'salaryPeriod',
      html: 'description || excerpt | clip(40000)',
    },
  },
});

const jobicy = defineSource({
  ...jobMarket,
  id: 'jobs-jobicy',
  name: 'Jobicy remote jobs',
  needs: ['role'],
  request: { urls: ['https://jobicy.com/api/v2/remote-jobs?count=50&tag={role}'] },
  polite: { ...service, ttl: days(1) },
  licence: found('Jobicy', 'https://jobicy.com'),
  extract: {
    items: 'jobs[]',
    limit: 50,
    fields: {
      id: 'id',
      title: 'jobTitle | unescapeHtml | plain',
      url: 'url',
      date: 'pubDate | iso',
      employer: 'companyName | unescapeHtml | plain',
      place: 'jobGeo | plain',
      team: 'jobIndustry[0] | unescapeHtml | plain',
      commitment: 'jobType[]',
      seniority: 'jobLevel | plain',
      payFrom: 'annualSalaryMin || salaryMin | positive',
      payTo: 'annualSalaryMax || salaryMax | positive',
      payCurrency: 'salaryCurrency',
      html: 'jobDescription || jobExcerpt | clip(40000)',
    },
  },
});

const arbeitsagentur = defineSource({
  ...jobMarket,
  id: 'jobs-arbeitsagentur-de',
  name: 'Job search of the German employment agency',
  needs: ['company'],
  serves: { countries: ['DE'] },
  // The header is the same for everybody who asks: the agency’s own page sends it.
  request: {
    urls: [
      'https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v6/jobs?arbeitgeber={company}&angebotsart=1&page=1&size=50',
    ],
    headers: { 'x-api-key': 'jobboerse-jobsuche' },
  },
  licence: shortQuotes(
    'a public service whose interface others documented: facts and a link',
    'jobsuche.api.bund.dev; public clients',
  ),
  topics: ['hiring', 'location'],
  extract: {
    items: 'ergebnisliste[]',
    limit: 50,
    fields: {
      id: 'referenznummer',
      title: 'stellenangebotsTitel || hauptberuf | plain',
      employer: 'firma | plain',
      date: 'datumErsteVeroeffentlichung || veroeffentlichungszeitraum.von | iso',
      place: 'stellenlokationen[].adresse.ort~region | each',
      state: 'stellenlokationen[0].adresse.region | plain',
      country: 'stellenlokationen[0].adresse.land | plain',
      team: 'hauptberuf | plain',
      begins: 'eintrittszeitraum.von | iso',
    },
    about: { total: 'maxErgebnisse' },
    link: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/{id}',
    missing: 'empty',
  },
});

const hackerNewsHiring = defineSource({
  ...jobMarket,
  id: 'jobs-hn-hiring',
  name: 'Hacker News, “Who is hiring?”',
  needs: ['company', 'sinceSeconds'],
  request: {
    urls: [
      'https://hn.algolia.com/api/v1/search_by_date?query=%22{company}%22%20who%20is%20hiring&tags=comment&numericFilters=created_at_i%3E{sinceSeconds}&hitsPerPage=50',
    ],
  },
  licence: shortQuotes('public posts: a short quote and a link', 'searxng hackernews engine'),
  serves: { work: ['engineering', 'data', 'research', 'design', 'product'] },
  topics: ['hiring', 'engineering'],
  extract: {
    items: 'hits[]',
    limit: 50,
    fields: {
      id: 'objectID',
      title: 'comment_text | text | before(line) | clip(160)',
      // Whoever hires begins with the employer’s name.
      employer: 'comment_text | text | before(line) | before(bar) | before(bracket) | before(dash)',
      date: 'created_at | iso',
      html: 'comment_text | clip(12000)',
    },
    keep: { by: 'story_title | lower | before(bracket)', in: ['ask hn: who is hiring?'] },
    link: 'https://news.ycombinator.com/item?id={id}',
  },
  evidence: { kind: 'discussion', reliability: 'public-voice', expires: days(365) },
});

/** Markets that anybody may ask. */
export const jobSites: readonly Source[] = [
  arbeitnow,
  remotive,
  remoteOk,
  himalayas,
  jobicy,
  arbeitsagentur,
  hackerNewsHiring,
];
