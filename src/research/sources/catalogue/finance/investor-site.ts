import { days, hours, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';
import { plain, shortQuotes } from '../common';

/** Many listed companies let one house run their pages for investors; its lists are the same everywhere. */
const q4 = {
  ...plain,
  kind: 'json',
  needs: ['investorSite'],
  polite: {
    robots: 'obey',
    interval: seconds(2),
    maxBytes: 4_000_000,
    ttl: hours(12),
    conditional: true,
  },
  licence: shortQuotes(
    'the company’s own public page; robots.txt decides; short quote and link',
    'public code that reads these lists',
  ),
} as const satisfies Partial<Source>;

export const investorReleases = defineSource({
  ...q4,
  id: 'site-ir-q4',
  name: 'Company releases for investors',
  request: {
    urls: [
      'https://{investorSite}/feed/PressRelease.svc/GetPressReleaseList?LanguageId=1&bodyType=0&pageSize=50',
    ],
  },
  topics: ['financials', 'news', 'products'],
  extract: {
    items: 'GetPressReleaseListResult[]',
    limit: 50,
    fields: {
      title: 'Headline | text',
      date: 'PressReleaseDate | iso(mdy)',
      url: 'LinkToDetailPage',
      path: 'LinkToDetailPage',
      text: 'ShortDescription || ShortBody | text',
    },
    link: 'https://{investorSite}{path}',
  },
  evidence: { kind: 'news', reliability: 'first-party', expires: days(365) },
});

export const investorEvents = defineSource({
  ...q4,
  id: 'site-ir-events',
  name: 'Company events for investors',
  request: {
    urls: ['https://{investorSite}/feed/Event.svc/GetEventList?LanguageId=1&PageSize=-1'],
  },
  topics: ['financials', 'news'],
  extract: {
    // What is planned is told too.
    ahead: true,
    items: 'GetEventListResult[]',
    limit: 40,
    fields: {
      title: 'Title | text',
      date: 'StartDate | iso(mdy)',
      url: 'LinkToDetailPage',
      path: 'LinkToDetailPage',
      place: 'Location | plain',
      webcast: 'WebCastLink || LinkToWebcast',
    },
    link: 'https://{investorSite}{path}',
  },
  evidence: { kind: 'record', reliability: 'first-party', expires: days(180) },
});

export const investorSite: readonly Source[] = [investorReleases, investorEvents];
