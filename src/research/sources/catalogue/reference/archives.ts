import { days, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, service, shortQuotes } from '../common';

const archive = {
  ...plain,
  kind: 'json',
  needs: ['domain'],
  serves: { asked: 'for-gaps' },
  polite: { ...service, ttl: days(7) },
  licence: shortQuotes(
    'Internet Archive terms: for research and reference, a link and no copy',
    'Internet Archive terms of use; public code',
  ),
  evidence: { kind: 'directory', reliability: 'reference', expires: days(90) },
} as const satisfies Partial<Source>;

const pageHistory = defineSource({
  ...archive,
  id: 'wayback-cdx',
  name: 'Wayback Machine, how the company’s page about itself changed',
  request: {
    urls: [
      'https://web.archive.org/cdx/search/cdx?url={domain}/about*&output=json&collapse=digest&limit=50',
    ],
  },
  topics: ['snapshot', 'culture', 'leadership'],
  extract: {
    items: '[]',
    limit: 51,
    // Rows without names, the first of which names the columns.
    fields: {
      date: '[1] | iso',
      moment: '[1]',
      address: '[2]',
      type: '[3]',
      status: '[4]',
      digest: '[5]',
    },
    drop: { by: '[0]', in: ['urlkey'] },
    link: 'https://web.archive.org/web/{moment}/{address}',
  },
});

const archivedCareers = defineSource({
  ...archive,
  id: 'wayback-available',
  name: 'Wayback Machine, archived careers page',
  request: { urls: ['https://archive.org/wayback/available?url={domain}/careers'] },
  topics: ['culture', 'hiring'],
  // Where nothing is archived the list of what is has no closest.
  extract: {
    items: 'archived_snapshots.closest',
    limit: 1,
    fields: { url: 'url', date: 'timestamp | iso', status: 'status' },
    missing: 'empty',
  },
  enabled: 'verify',
});

const commonCrawl = defineSource({
  ...archive,
  id: 'commoncrawl-index',
  name: 'Common Crawl, pages of the company’s site',
  needs: ['domain'],
  // Which crawl is the latest, it says itself.
  request: {
    urls: ['https://index.commoncrawl.org/collinfo.json'],
    next: {
      take: '[].id | before(comma)',
      url: 'https://index.commoncrawl.org/{taken}-index?url={domain}/*&output=json&limit=100',
    },
  },
  polite: { ...service, interval: seconds(2), ttl: days(30) },
  licence: shortQuotes(
    'Common Crawl terms of use; a page’s text stays with its owner: a link and no copy',
    'Common Crawl terms of use; public code',
  ),
  topics: ['snapshot', 'news'],
  extract: {
    items: '[]',
    limit: 100,
    lines: true,
    fields: {
      date: 'timestamp | iso',
      address: 'url',
      type: 'mime',
      status: 'status',
      digest: 'digest',
    },
    gone: 'empty',
  },
});

const domainRecord = defineSource({
  ...plain,
  id: 'rdap-domain',
  name: 'Domain registry (RDAP)',
  kind: 'json',
  needs: ['domain'],
  request: { urls: ['https://rdap.org/domain/{domain}'] },
  polite: { ...service, ttl: days(30) },
  licence: {
    tier: 'A',
    note: 'records of the domain registries, not to be resold; nothing about persons',
    seenAt: 'RFC 9083',
  },
  topics: ['snapshot'],
  extract: {
    items: '.',
    limit: 1,
    fields: {
      name: 'ldhName | lower',
      registered: 'events[eventAction=registration].eventDate | iso',
      changed: 'events[eventAction=last changed].eventDate | iso',
      expires: 'events[eventAction=expiration].eventDate | iso',
      registrar:
        'entities[roles=registrar].vcardArray[1][0=fn][3] || entities[roles=registrar].handle | named',
    },
    link: 'https://lookup.icann.org/en/lookup?name={domain}',
    gone: 'empty',
  },
  means: { says: 'asked', field: 'name', is: ['{domain}'] },
  evidence: { kind: 'record', reliability: 'register', expires: days(365) },
  enabled: 'verify',
});

export const archives: readonly Source[] = [
  pageHistory,
  archivedCareers,
  commonCrawl,
  domainRecord,
];
