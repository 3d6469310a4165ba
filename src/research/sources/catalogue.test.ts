import { expect, test } from 'vitest';
import { catalogue, groupOf } from './catalogue';
import { groupNames } from './catalogue/groups';
import { needNames } from './definition/needs';
import { placeholdersOf, fillTemplate, fillPost, type Known } from './definition/template';

const known: Known = {
  // What a need's value looks like matters to few of them.
  ...Object.fromEntries(needNames.map((need) => [need, 'mill'])),
  country: 'FR',
  state: 'MN',
  ticker: 'MILL',
  lastYear: '2025',
  company: 'Mill & Co',
  legalName: 'Mill & Co "East", Inc.',
  domain: 'mill.example',
  cik: '0000009417',
  accession: '0000009417-26-000001',
  document: 'report.htm',
  lei: '9845ZZ00MILL00000017',
  companyNumber: 'ZZ9417',
  wikidata: 'Q9417',
  labels: 'Q1|Q2',
  title: 'Mill & Co',
  greenhouse: 'mill',
  lever: 'mill',
  leverEu: 'mill',
  recruitee: 'mill',
  personio: 'mill',
  teamtailor: 'mill',
  bamboohr: 'mill',
  breezy: 'mill',
  pinpoint: 'mill',
  rippling: 'mill',
  gem: 'Mill',
  jobscore: 'mill',
  oracleHost: 'mill.fa.us2.oraclecloud.com',
  oracleSite: 'CX_1',
  sinceSeconds: '1700000000',
  ashby: 'Mill Co',
  workable: 'mill',
  smartrecruiters: 'Mill',
  workdayTenant: 'mill',
  workdayPod: 'wd5',
  workdaySite: 'Careers',
  github: 'mill',
  product: 'Mill',
  role: 'C++ engineer',
  occupation: '17-2199.07',
  since: '2025-01-01',
  until: '2026-01-01',
  year: '2026',
  quarter: '1',
  feed: 'https://mill.example/feed',
  searxng: 'http://search.home:8080',
  engineeringBlog: 'eng.mill.example',
  investorSite: 'ir.mill.example',
  forum: 'forum.mill.example',
  medium: 'mill-blog',
  youtube: 'UC0123456789abcdefghijkl',
  tag: 'mill',
  city: 'Omaha',
};

/** What the first catalogue was promised to hold. */
const PROMISED = [
  'sec-submissions',
  'sec-companyfacts',
  'sec-fulltext',
  'sec-10k',
  'sec-8k-atom',
  'sec-def14a',
  'wikidata-search',
  'wikidata-entity',
  'wikipedia-summary',
  'wikipedia-wikitext',
  'gleif-lei',
  'uk-companies-house',
  'gdelt-artlist',
  'site-home',
  'site-about',
  'site-newsroom',
  'site-careers',
  'site-blog',
  'site-feed-discovery',
  'site-sitemap',
  'ats-greenhouse',
  'ats-lever',
  'ats-ashby',
  'ats-workable',
  'ats-smartrecruiters',
  'ats-workday',
  'social-hn-stories',
  'social-hn-comments',
  'eng-github-org',
  'eng-stackexchange',
  'statuspage',
  'warn-ca',
  'warn-ny',
  'warn-tx',
  'warn-ok',
  'culture-us-nlrb',
  'culture-us-osha-inspections',
  'culture-us-eeoc',
  'legal-cfpb-complaints',
  'legal-courtlistener-opinions',
  'legal-ftc-press',
  'legal-fda-drug-recalls',
  'us-usaspending',
  'salary-dol-lca',
  'bls-api',
  'role-onet',
  'prnewswire-all',
  'rss-techcrunch',
  'brave-search',
  'searxng-self',
];

test('the catalogue holds what was promised, and no id twice', () => {
  const ids = catalogue.map(({ id }) => id);
  expect(PROMISED.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    catalogue.filter(({ enabled }) => enabled === true || enabled === 'key').length,
  ).toBeGreaterThanOrEqual(298);
});

test('nothing is listed as needed that no source asks with', () => {
  const used = new Set(catalogue.flatMap(({ needs }) => needs));
  expect(needNames.filter((need) => !used.has(need))).toEqual([]);
});

test('every source stands in one group, and what no catalogue holds in none', () => {
  const counts = new Map(
    groupNames.map((name) => [name, catalogue.filter((source) => groupOf(source) === name).length]),
  );
  expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(catalogue.length);
  expect(
    ['sec-10k', 'ats-lever', 'rss-techcrunch', 'warn-tx', 'searxng-self'].map((id) =>
      groupOf({ id }),
    ),
  ).toEqual(['finance', 'jobs', 'news', 'layoffs', 'web']);
  expect(() => groupOf({ id: 'no-such-source' })).toThrow('stands on no shelf');
});

test('every kind of source has its runner in use', () => {
  expect(new Set(catalogue.map(({ kind }) => kind))).toEqual(
    new Set(['json', 'xml', 'feed', 'html', 'csv', 'search', 'sitemap', 'doc']),
  );
});

test.each(catalogue.map((source) => [source.id, source] as const))(
  '%s says how it may be used, how gently it is asked and what it costs at most',
  (_, { licence, polite, evidence, auth, recordings, bulk }) => {
    expect(licence.note.length).toBeGreaterThan(3);
    expect(licence.seenAt?.length ?? 0).toBeGreaterThan(3);
    expect(licence.tier === 'B' ? licence.maxQuoteWords : 1).toBeLessThanOrEqual(25);
    expect(polite.interval).toBeGreaterThanOrEqual(100);
    expect(polite.maxBytes).toBeLessThanOrEqual(bulk === undefined ? 20_000_000 : 400_000_000);
    expect(polite.ttl).toBeGreaterThan(0);
    expect(evidence.expires).toBeGreaterThan(0);
    expect([typeof polite.conditional, auth === undefined, recordings === undefined]).toEqual([
      'boolean',
      false,
      false,
    ]);
  },
);

test.each(catalogue.map((source) => [source.id, source] as const))(
  '%s is asked at an address that nothing known can bend',
  (_, { request, needs }) => {
    for (const template of request.urls) {
      const filled = new URL(fillTemplate(template, known) ?? '');
      const host = /^https:\/\/([^/?#]*)/.exec(template)?.[1] ?? '';
      expect([filled.protocol, filled.username, filled.hash]).toEqual([
        template.startsWith('{searxng}') ? 'http:' : 'https:',
        '',
        '',
      ]);
      expect(
        host === ''
          ? filled.host
          : host.replace(/\{(\w+)\}/g, (__, name: string) => known[name as keyof Known] ?? ''),
      ).toBe(filled.host);
      expect(filled.href).not.toMatch(/[{}]/);
      for (const need of needs.filter((one) => placeholdersOf(template).includes(one)))
        expect(fillTemplate(template, { ...known, [need]: '' })).toBeUndefined();
    }
  },
);

test('no key stands in an address, and a body by POST is filled as a whole', () => {
  expect(
    catalogue
      .flatMap(({ request }) => request.urls)
      .filter((url) => /[?&](?:api_?key|key|token|x-api-key)=/i.test(url)),
  ).toEqual([]);
  const bodies = catalogue.flatMap(({ request }) =>
    request.post === undefined ? [] : [fillPost(request.post, known)],
  );
  expect(bodies.length).toBeGreaterThan(1);
  expect(bodies.filter((body) => body === undefined || /\{\w+\}/.test(body))).toEqual([]);
});

test('the SEC is asked far below its ten a second, and Workable once in five seconds', () => {
  const intervals = catalogue
    .filter(({ request }) => request.urls.some((url) => url.includes('sec.gov')))
    .map(({ polite }) => polite.interval);
  expect(Math.min(...intervals)).toBeGreaterThanOrEqual(500);
  expect(catalogue.find(({ id }) => id === 'ats-workable')?.polite.interval).toBe(5_000);
  expect(catalogue.find(({ id }) => id === 'gdelt-artlist')?.polite.interval).toBe(5_000);
});

test('what is asked under a name alone is matched before it counts', () => {
  const byName = catalogue.filter(
    ({ needs, kind }) =>
      kind !== 'json' &&
      needs.some((need) => need === 'company' || need === 'legalName' || need === 'product'),
  );
  expect(byName.filter(({ match }) => match === undefined).map(({ id }) => id)).toEqual([]);
  const forEverybody = catalogue.filter(({ polite }) => polite.sharedEvery !== undefined);
  expect(forEverybody.filter(({ match }) => match === undefined).map(({ id }) => id)).toEqual([]);
});
