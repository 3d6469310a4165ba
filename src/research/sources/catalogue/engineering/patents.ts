import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, publicDomain, service } from '../common';

const patents = {
  ...plain,
  kind: 'search',
  needs: ['company'],
  topics: ['engineering', 'products'],
  evidence: { kind: 'record', reliability: 'register', expires: days(730) },
  enabled: 'key',
} as const satisfies Partial<Source>;

export const patentsView = defineSource({
  ...patents,
  id: 'pat-patentsview',
  name: 'PatentsView, US patents',
  enabled: 'shut',
  // A JSON question in the address: the phrase, three fields and the newest first.
  request: {
    urls: [
      'https://search.patentsview.org/api/v1/patent/?q=%7B%22_text_phrase%22:%7B%22assignees.assignee_organization%22:%22{company}%22%7D%7D&f=%5B%22patent_id%22,%22patent_title%22,%22patent_date%22,%22assignees.assignee_organization%22%5D&s=%5B%7B%22patent_date%22:%22desc%22%7D%5D&o=%7B%22size%22:25%7D',
    ],
  },
  // Forty-five questions a minute.
  polite: { ...service, interval: seconds(2), ttl: days(7) },
  licence: {
    tier: 'A',
    note: 'CC BY 4.0: PatentsView is named; shut down on March 20, 2026, in favor of the patent office’s own portal',
    credit: 'On patents: PatentsView (https://patentsview.org/), under CC BY 4.0.',
    seenAt: 'PatentSearch API documentation',
  },
  extract: {
    items: 'patents[]',
    limit: 25,
    fields: {
      id: 'patent_id',
      title: 'patent_title | plain',
      date: 'patent_date | iso',
      holder: 'assignees[].assignee_organization | plain',
    },
    about: { total: 'total_hits' },
    link: 'https://patents.google.com/patent/US{id}',
  },
  match: { field: 'holder', against: 'names', min: 0.9, how: 'mentions' },
});

export const patentApplications = defineSource({
  ...patents,
  id: 'pat-uspto-odp',
  name: 'US patent applications (USPTO)',
  request: {
    urls: [
      'https://api.uspto.gov/api/v1/patent/applications/search?q=applicationMetaData.firstApplicantName:%22{company}%22&sort=applicationMetaData.filingDate%20desc&limit=25',
    ],
  },
  auth: { key: 'usPatentOffice', in: 'header', name: 'x-api-key' },
  polite: { ...service, ttl: days(7) },
  licence: publicDomain('USPTO Open Data Portal'),
  extract: {
    items: 'patentFileWrapperDataBag[]',
    limit: 25,
    fields: {
      id: 'applicationNumberText',
      title: 'applicationMetaData.inventionTitle | plain',
      applicant: 'applicationMetaData.firstApplicantName | plain',
      date: 'applicationMetaData.filingDate | iso',
      granted: 'applicationMetaData.grantDate | iso',
      number: 'applicationMetaData.patentNumber',
      status: 'applicationMetaData.applicationStatusDescriptionText',
      type: 'applicationMetaData.applicationTypeLabelName',
    },
    about: { total: 'count' },
    link: 'https://data.uspto.gov/patent-file-wrapper/search/details/{id}/application-data',
    // No match is “not found” here.
    gone: 'empty',
  },
  match: { field: 'applicant', against: 'names', min: 0.9, how: 'is' },
});

export const patentSources: readonly Source[] = [patentsView, patentApplications];
