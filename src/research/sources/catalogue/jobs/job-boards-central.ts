import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { service, shortQuotes } from '../common';
import { board } from './job-boards';

const rippling = defineSource({
  ...board,
  id: 'ats-rippling',
  name: 'Rippling job board',
  kind: 'json',
  needs: ['rippling'],
  request: { urls: ['https://api.rippling.com/platform/api/ats/v1/board/{rippling}/jobs'] },
  topics: ['hiring', 'location'],
  extract: {
    items: '[]',
    limit: 200,
    fields: {
      id: 'uuid',
      title: 'name | plain',
      url: 'url',
      place: 'workLocation.label || workLocation | plain',
      team: 'department.label || department | plain',
    },
    // A job at three places stands there three times.
    once: 'id',
    together: 'place',
  },
});

const gem = defineSource({
  ...board,
  id: 'ats-gem',
  name: 'Gem job board',
  kind: 'json',
  needs: ['gem'],
  request: { urls: ['https://api.gem.com/job_board/v0/{gem}/job_posts/'] },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    items: '[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'absolute_url',
      date: 'first_published_at || updated_at | iso',
      place: 'location.name + offices[].location.name || offices[].name | each',
      team: 'departments[].name | each',
      commitment: 'employment_type',
      workplace: 'location_type',
      html: 'content || content_plain | clip(40000)',
    },
  },
});

const jobScore = defineSource({
  ...board,
  id: 'ats-jobscore',
  name: 'JobScore job board',
  kind: 'json',
  needs: ['jobscore'],
  request: { urls: ['https://careers.jobscore.com/jobs/{jobscore}/feed.json'] },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    whose: 'employer',
    items: 'jobs[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'detail_url',
      date: 'opened_date || created_on || last_updated_date | iso',
      place: 'location || city | plain',
      country: 'country',
      team: 'department | plain',
      commitment: 'job_type | plain',
      remote: 'remote | plain',
      html: 'description | clip(40000)',
      employer: 'company_name | plain',
    },
  },
});

const oracle = defineSource({
  ...board,
  id: 'ats-oracle',
  name: 'Oracle Recruiting job board',
  kind: 'json',
  needs: ['oracleHost', 'oracleSite'],
  request: {
    urls: [
      'https://{oracleHost}/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true&expand=requisitionList&finder=findReqs;siteNumber={oracleSite},limit=200,sortBy=POSTING_DATES_DESC',
    ],
  },
  polite: { ...service, robots: 'obey' },
  licence: shortQuotes(
    'undocumented public endpoint: robots.txt decides, facts and a link to the posting',
    'ATS adapters in public code',
  ),
  topics: ['hiring', 'location'],
  extract: {
    items: 'items[0].requisitionList[]',
    limit: 200,
    fields: {
      id: 'Id',
      title: 'Title | plain',
      date: 'PostedDate | iso',
      until: 'PostingEndDate | iso',
      place: 'PrimaryLocation + secondaryLocations[].Name | each',
      country: 'PrimaryLocationCountry',
      team: 'Department || JobFamily || JobFunction | plain',
      commitment: 'JobSchedule | plain',
      workplace: 'WorkplaceType | plain',
      html: 'ShortDescriptionStr | clip(4000)',
    },
    about: { total: 'items[0].TotalJobsCount' },
    link: 'https://{oracleHost}/hcmUI/CandidateExperience/en/sites/{oracleSite}/job/{id}',
  },
});

/** Boards that one host of the service has for all employers, and Oracle’s, whose hosts are many. */
export const centralJobBoards: readonly Source[] = [rippling, gem, jobScore, oracle];
