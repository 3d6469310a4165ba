import { days } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { service } from '../common';
import { publicRecord } from './public-records';

export const court = {
  ...publicRecord,
  kind: 'search',
  needs: ['legalName'],
  serves: { countries: ['US'] },
  auth: { key: 'courtListener', in: 'header', name: 'authorization', prefix: 'Token ' },
  polite: { ...service, ttl: days(3) },
  licence: {
    tier: 'A',
    note: 'court records, public domain; Free Law Project is named',
    seenAt: 'CourtListener API documentation',
  },
  topics: ['legal'],
  match: { field: 'title', against: 'names', min: 0.9, how: 'mentions' },
  enabled: 'key',
} as const satisfies Partial<Source>;

export const courtOpinions = defineSource({
  ...court,
  id: 'legal-courtlistener-opinions',
  name: 'US court opinions (CourtListener)',
  request: {
    urls: [
      'https://www.courtlistener.com/api/rest/v4/search/?q=%22{legalName}%22&type=o&order_by=dateFiled%20desc',
    ],
  },
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'cluster_id',
      title: 'caseName | plain',
      date: 'dateFiled | iso',
      court: 'court | plain',
      number: 'docketNumber',
      path: 'absolute_url',
      status: 'status',
    },
    about: { total: 'count' },
    link: 'https://www.courtlistener.com{path}',
  },
});

export const courtDockets = defineSource({
  ...court,
  id: 'legal-courtlistener-dockets',
  name: 'US court cases (CourtListener)',
  request: {
    urls: [
      'https://www.courtlistener.com/api/rest/v4/search/?q=%22{legalName}%22&type=r&order_by=dateFiled%20desc',
    ],
  },
  extract: {
    items: 'results[]',
    limit: 20,
    fields: {
      id: 'docket_id',
      title: 'caseName | plain',
      date: 'dateFiled | iso',
      closedOn: 'dateTerminated | iso',
      court: 'court | plain',
      number: 'docketNumber',
      matter: 'suitNature | plain',
      cause: 'cause | plain',
      path: 'docket_absolute_url',
    },
    about: { total: 'count' },
    link: 'https://www.courtlistener.com{path}',
  },
});
