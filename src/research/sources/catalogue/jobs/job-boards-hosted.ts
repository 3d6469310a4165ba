import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { board } from './job-boards';

const recruitee = defineSource({
  ...board,
  id: 'ats-recruitee',
  name: 'Recruitee job board',
  kind: 'json',
  needs: ['recruitee'],
  request: { urls: ['https://{recruitee}.recruitee.com/api/offers/'] },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    whose: 'employer',
    items: 'offers[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'careers_url',
      date: 'published_at || created_at | iso',
      place: 'location + locations[].city~name || city | each',
      country: 'country | plain',
      team: 'department | plain',
      commitment: 'employment_type_code',
      remote: 'remote',
      html: 'description | clip(40000)',
      lists: 'requirements | clip(20000)',
      payFrom: 'salary.min | num',
      payTo: 'salary.max | num',
      payCurrency: 'salary.currency',
      payInterval: 'salary.period | code(payPeriod)',
      employer: 'company_name | plain',
    },
  },
});

const personio = defineSource({
  ...board,
  id: 'ats-personio',
  name: 'Personio job board',
  kind: 'xml',
  needs: ['personio'],
  // One board answers under both; which of them a customer has is nowhere said.
  request: {
    urls: [
      'https://{personio}.jobs.personio.de/xml?language=en',
      'https://{personio}.jobs.personio.com/xml?language=en',
    ],
  },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    whose: 'employer',
    items: 'position[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'name | plain',
      date: 'createdAt | iso',
      // One office more is a text there, several are a list.
      place: 'office + additionalOffices[].office + additionalOffices[].office[] | each',
      team: 'department | plain',
      commitment: 'schedule || employmentType | plain',
      seniority: 'seniority | plain',
      employer: 'subcompany | plain',
      html: 'jobDescriptions[].jobDescription[].value | clip(40000)',
    },
    link: 'https://{personio}.jobs.personio.de/job/{id}',
    missing: 'empty',
  },
});

const teamtailor = defineSource({
  ...board,
  id: 'ats-teamtailor',
  name: 'Teamtailor job board',
  kind: 'xml',
  needs: ['teamtailor'],
  request: { urls: ['https://{teamtailor}.teamtailor.com/jobs.rss'] },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    items: 'channel[].item[]',
    limit: 200,
    fields: {
      title: 'title | plain',
      url: 'link',
      date: 'pubDate | iso',
      place: 'tt:locations[].tt:location[].tt:city~tt:name | each',
      country: 'tt:locations[].tt:location[0].tt:country | plain',
      team: 'tt:department | plain',
      remote: 'remoteStatus',
      html: 'description | clip(40000)',
    },
    missing: 'empty',
  },
});

const bambooHr = defineSource({
  ...board,
  id: 'ats-bamboohr',
  name: 'BambooHR job board',
  kind: 'json',
  needs: ['bamboohr'],
  request: { urls: ['https://{bamboohr}.bamboohr.com/careers/list'] },
  topics: ['hiring', 'location'],
  extract: {
    items: 'result[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'jobOpeningName | plain',
      place: 'location.city || atsLocation.city || location.state || atsLocation.country | plain',
      state: 'location.state || atsLocation.state || atsLocation.province | plain',
      team: 'departmentLabel | plain',
      commitment: 'employmentStatusLabel | plain',
      remote: 'isRemote',
    },
    about: { total: 'meta.totalCount' },
    link: 'https://{bamboohr}.bamboohr.com/careers/{id}',
  },
});

const breezy = defineSource({
  ...board,
  id: 'ats-breezy',
  name: 'Breezy HR job board',
  kind: 'json',
  needs: ['breezy'],
  request: { urls: ['https://{breezy}.breezy.hr/json'] },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    whose: 'employer',
    items: '[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'name | plain',
      url: 'url',
      date: 'published_date | iso',
      place: 'location.name~city + locations[].name~city | each',
      country: 'location.country.name | plain',
      team: 'department | plain',
      commitment: 'type.name | plain',
      remote: 'location.is_remote',
      pay: 'salary | plain',
      html: 'description | clip(40000)',
      employer: 'company.name | plain',
    },
    // A name nobody has answers just as a board without an open job.
    emptyMeans: 'unknown',
  },
});

const pinpoint = defineSource({
  ...board,
  id: 'ats-pinpoint',
  name: 'Pinpoint job board',
  kind: 'json',
  needs: ['pinpoint'],
  request: { urls: ['https://{pinpoint}.pinpointhq.com/postings.json'] },
  topics: ['hiring', 'culture', 'location'],
  extract: {
    items: 'data[]',
    limit: 200,
    fields: {
      id: 'id',
      title: 'title | plain',
      url: 'url',
      until: 'deadline_at | iso',
      place: 'location.name || location.city | plain',
      team: 'job.department.name || job.division.name | plain',
      commitment: 'employment_type_text | plain',
      workplace: 'workplace_type_text | plain',
      pay: 'compensation | plain',
      html: 'description | clip(40000)',
      lists: 'key_responsibilities & skills_knowledge_expertise & benefits | clip(20000)',
    },
  },
});

/** Boards that stand on a host of the employer’s own below the service’s. */
export const hostedJobBoards: readonly Source[] = [
  recruitee,
  personio,
  teamtailor,
  bambooHr,
  breezy,
  pinpoint,
];
