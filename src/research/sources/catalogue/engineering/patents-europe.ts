import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import { plain, service, shortQuotes } from '../common';

/** One document is an object where many are a list, and each then lies one step deeper: a path for either. */
const either = (path: string): string => `exchange-document.${path} || ${path}`;
const published = 'bibliographic-data.publication-reference.document-id';

export const europeanPatents = defineSource({
  ...plain,
  id: 'pat-epo-ops',
  name: 'European Patent Office, published patents',
  kind: 'json',
  needs: ['company'],
  request: {
    urls: [
      'https://ops.epo.org/3.2/rest-services/published-data/search/biblio?q=pa%3D%22{company}%22&Range=1-50',
    ],
    headers: { accept: 'application/json' },
  },
  auth: {
    key: 'europeanPatentOffice',
    in: 'client-credentials',
    tokenUrl: 'https://ops.epo.org/3.2/auth/accesstoken',
  },
  polite: { ...service, interval: seconds(3) },
  licence: {
    ...shortQuotes(
      'EPO’s terms for Open Patent Services, fair use: the European Patent Office is named',
      'Open Patent Services documentation; public clients',
    ),
    credit: 'On patents: European Patent Office, Open Patent Services (https://www.epo.org/).',
  },
  topics: ['engineering', 'products'],
  extract: {
    items: 'ops:world-patent-data.ops:biblio-search.ops:search-result.exchange-documents[]',
    limit: 50,
    fields: {
      country: either('@country'),
      number: either('@doc-number'),
      part: either('@kind'),
      url: 'url',
      title:
        `${either('bibliographic-data.invention-title[@lang=en].$')} || ` +
        `${either('bibliographic-data.invention-title.$')} || ` +
        `${either('bibliographic-data.invention-title[0].$')} | plain`,
      applicant:
        `${either('bibliographic-data.parties.applicants.applicant.applicant-name.name.$')} || ` +
        `${either('bibliographic-data.parties.applicants.applicant[].applicant-name.name.$')} | ` +
        'plain',
      date: `${either(`${published}[0].date.$`)} || ${either(`${published}.date.$`)} | iso`,
    },
    about: { total: 'ops:world-patent-data.ops:biblio-search.@total-result-count | num' },
    link: 'https://worldwide.espacenet.com/patent/search?q=pn%3D{country}{number}{part}',
    gone: 'empty',
  },
  match: { field: 'applicant', against: 'legalNames', min: 0.9, how: 'mentions' },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
  enabled: 'key',
});
