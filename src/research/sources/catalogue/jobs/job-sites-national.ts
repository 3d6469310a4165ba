import { seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { dailyFile, publicDomain } from '../common';
import { jobMarket, unread } from './job-sites';

const POSITION = 'MatchedObjectDescriptor';
const USA_JOBS = 'https://data.usajobs.gov/api/search';
const usaJobs = defineSource({
  ...jobMarket,
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
      // The display of several is “Multiple Locations”.
      place: `${POSITION}.PositionLocation[].LocationName || ${POSITION}.PositionLocationDisplay | each`,
      team: 'MatchedObjectDescriptor.JobCategory[0].Name | plain',
      payFrom: 'MatchedObjectDescriptor.PositionRemuneration[0].MinimumRange | positive',
      payTo: 'MatchedObjectDescriptor.PositionRemuneration[0].MaximumRange | positive',
      payInterval:
        'MatchedObjectDescriptor.PositionRemuneration[0].Description || ' +
        'MatchedObjectDescriptor.PositionRemuneration[0].RateIntervalCode | plain',
      html:
        'MatchedObjectDescriptor.UserArea.Details.JobSummary || ' +
        'MatchedObjectDescriptor.QualificationSummary | clip(20000)',
    },
  },
  match: { ...jobMarket.match, field: ['employer', 'department'] },
  evidence: { ...jobMarket.evidence, reliability: 'register' },
  enabled: 'key',
});

const reed = defineSource({
  ...jobMarket,
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
  ...jobMarket,
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
  evidence: { ...jobMarket.evidence, reliability: 'register' },
  enabled: 'verify',
});

const devItJobs = defineSource({
  ...jobMarket,
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

/** Job markets of one country. */
export const nationalJobSites: readonly Source[] = [usaJobs, reed, jobTech, devItJobs];
