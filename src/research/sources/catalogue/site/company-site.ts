import { days, hours, seconds } from '../../../../kernel/time';
import { defineSource } from '../../definition/define-source';
import type { Source } from '../../shape';

const common = {
  kind: 'html',
  needs: ['domain'],
  auth: 'none',
  polite: {
    robots: 'obey',
    interval: seconds(2),
    maxBytes: 8_000_000,
    ttl: hours(12),
    conditional: true,
  },
  licence: {
    tier: 'B',
    note: 'the company’s own public page; robots.txt decides; short quote and link',
    maxQuoteWords: 25,
    seenAt: 'RFC 9309; schema.org; sitemaps.org',
  },
  evidence: { kind: 'page', reliability: 'first-party', expires: days(90) },
  recordings: [],
  enabled: true,
} as const satisfies Partial<Source>;

export const siteHome = defineSource({
  ...common,
  id: 'site-home',
  name: 'Company home page',
  request: { urls: ['https://{domain}/', 'https://www.{domain}/'] },
  topics: ['snapshot', 'products'],
});

export const siteSitemap = defineSource({
  ...common,
  id: 'site-sitemap',
  name: 'Company sitemap',
  kind: 'sitemap',
  request: { urls: ['https://{domain}/sitemap.xml'] },
  topics: ['snapshot'],
  evidence: { kind: 'directory', reliability: 'first-party', expires: days(30) },
});

export const siteLeadership = defineSource({
  ...common,
  id: 'site-leadership',
  name: 'Company leadership page',
  request: {
    urls: [
      'https://{domain}/about/leadership',
      'https://{domain}/leadership',
      'https://{domain}/team',
    ],
  },
  finds: {
    words: [
      'leadership',
      'management',
      'executives',
      'executive-team',
      'our-team',
      'team',
      'board',
    ],
    pages: 2,
  },
  topics: ['leadership'],
});

export const siteValues = defineSource({
  ...common,
  id: 'site-values',
  name: 'Company values page',
  request: {
    urls: ['https://{domain}/about/values', 'https://{domain}/values', 'https://{domain}/culture'],
  },
  finds: {
    words: ['values', 'culture', 'principles', 'mission', 'life-at', 'how-we-work'],
    pages: 2,
  },
  topics: ['culture'],
});

export const siteInvestors = defineSource({
  ...common,
  id: 'site-investors',
  name: 'Company investor page',
  request: { urls: ['https://{domain}/investors', 'https://investors.{domain}/'] },
  finds: { words: ['investors', 'investor-relations', 'shareholders'], pages: 2 },
  topics: ['financials', 'legal'],
});

export const siteCareers = defineSource({
  ...common,
  id: 'site-careers',
  name: 'Company careers pages',
  request: { urls: ['https://{domain}/careers', 'https://{domain}/jobs'] },
  finds: {
    words: [
      'careers',
      'career',
      'jobs',
      'join-us',
      'join',
      'hiring-process',
      'hiring',
      'benefits',
      'perks',
      'work-with-us',
      'working-here',
    ],
    pages: 5,
  },
  topics: ['hiring', 'culture'],
});

export const siteNewsroom = defineSource({
  ...common,
  id: 'site-newsroom',
  name: 'Company newsroom',
  request: {
    urls: ['https://{domain}/newsroom', 'https://{domain}/news', 'https://{domain}/press'],
  },
  finds: {
    words: ['newsroom', 'news', 'press', 'press-releases', 'media', 'announcements'],
    pages: 10,
  },
  topics: ['news', 'products', 'market'],
});

export const siteChangelog = defineSource({
  ...common,
  id: 'site-changelog',
  name: 'Company changelog',
  request: { urls: ['https://{domain}/changelog'] },
  finds: {
    words: ['changelog', 'change-log', 'release-notes', 'releasenotes', 'whats-new'],
    pages: 2,
  },
  topics: ['news', 'products'],
});

export const siteBlog = defineSource({
  ...common,
  id: 'site-blog',
  name: 'Company blog',
  request: { urls: ['https://{domain}/blog', 'https://{domain}/engineering'] },
  finds: { words: ['blog', 'engineering', 'tech', 'stories', 'insights'], pages: 6 },
  topics: ['engineering', 'culture'],
});

export const siteProducts = defineSource({
  ...common,
  id: 'site-products',
  name: 'Company product pages',
  request: {
    urls: ['https://{domain}/products', 'https://{domain}/product', 'https://{domain}/services'],
  },
  finds: { words: ['products', 'product', 'platform', 'solutions', 'services'], pages: 6 },
  topics: ['products', 'market'],
});

export const siteAbout = defineSource({
  ...common,
  id: 'site-about',
  name: 'Company about page',
  request: {
    urls: ['https://{domain}/about', 'https://{domain}/company', 'https://{domain}/about-us'],
  },
  finds: {
    words: ['about', 'about-us', 'company', 'who-we-are', 'our-story', 'history'],
    pages: 3,
  },
  topics: ['snapshot', 'market', 'location'],
});

export const siteFeed = defineSource({
  ...common,
  id: 'site-feed-discovery',
  name: 'Company news feed',
  kind: 'feed',
  needs: ['feed'],
  request: { urls: ['{feed}'] },
  topics: ['news'],
  evidence: { kind: 'news', reliability: 'first-party', expires: days(365) },
  recordings: [
    'feeds/aws-blog.xml',
    'feeds/nodejs-2.xml',
    'feeds/json-feed.json',
    'feeds/feedburner-xhtml.xml',
    'feeds/bbc-chinese.atom',
    'feeds/disqus.rss',
    'feeds/duplicate-content.xml',
    'feeds/google-alerts.xml',
    'feeds/itunes-podcast.xml',
    'feeds/nodejs-1.xml',
  ],
});

/** In the order in which a page is claimed: the narrow ones before the wide ones. */
export const sitePages: readonly Source[] = [
  siteLeadership,
  siteValues,
  siteInvestors,
  siteCareers,
  siteNewsroom,
  siteChangelog,
  siteBlog,
  siteProducts,
  siteAbout,
];
