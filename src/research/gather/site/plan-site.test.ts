import { expect, test } from 'vitest';
import type { EntityCard } from '../../company';
import { findJobBoards } from './find-job-boards';
import { matchScoreOf } from '../match-score';
import { siteInvestors } from '../../sources';
import { canonicalSiteUrl, planSite, roomFor } from './plan-site';
import { promisingPages } from './promising-pages';
import { siteHosts } from './site-hosts';

const at = (path: string): string => `https://www.loamferry.example${path}`;

test('every page of the site has one source, shallow pages come first, then new ones', () => {
  const plan = planSite(
    [
      { url: at('/news/old'), modifiedAt: '2025-01-01' },
      { url: at('/news/new/?utm_source=x#top'), modifiedAt: '2026-01-01' },
      { url: at('/news') },
      { url: at('/about/leadership') },
      { url: at('/about') },
      { url: at('/about/') },
      { url: 'https://careers.loamferry.example/' },
      { url: at('/careers/benefits') },
      { url: at('/culture') },
      { url: at('/terms.pdf') },
      { url: at('/contact') },
      { url: 'https://loamferry.example.evil.example/about' },
      { url: 'https://othersite.example/about' },
      { url: 'mailto:x' },
    ],
    ['loamferry.example'],
    new Set([at('/culture')]),
  );
  expect(Object.fromEntries([...plan].map(([source, urls]) => [source.id, urls]))).toEqual({
    'site-newsroom': [at('/news'), at('/news/new/'), at('/news/old')],
    'site-leadership': [at('/about/leadership')],
    'site-about': [at('/about')],
    'site-careers': ['https://careers.loamferry.example/', at('/careers/benefits')],
  });
});

test('documents that tell of the company are planned, the newest first, and take no page’s place', () => {
  const urls = [
    at('/files/annual-report-2023.pdf'),
    at('/files/annual-report-2025.pdf'),
    at('/files/terms-of-sale.pdf'),
    at('/files/4711.pdf'),
    at('/investors/ledger.pdf'),
    at('/investors'),
  ];
  const [[source, planned] = []] = [
    ...planSite(
      urls.map((url) => ({ url, text: url.endsWith('4711.pdf') ? 'Company fact sheet 2024' : '' })),
      ['loamferry.example'],
      new Set(),
    ),
  ];
  expect(source?.id).toBe('site-investors');
  expect(planned).toEqual([
    at('/files/annual-report-2025.pdf'),
    at('/files/annual-report-2023.pdf'),
    at('/files/4711.pdf'),
    at('/investors/ledger.pdf'),
    at('/investors'),
  ]);
  expect(roomFor(siteInvestors, planned ?? [], [])).toEqual([
    at('/investors'),
    at('/files/annual-report-2025.pdf'),
    at('/files/annual-report-2023.pdf'),
  ]);
  expect(
    roomFor(siteInvestors, planned ?? [], [at('/a.pdf'), at('/b.pdf'), at('/c'), at('/d')]),
  ).toEqual([]);
});

test('of the openings those near the role come first, by their address or by what a link to them says', () => {
  const urls = [
    '/careers/1-cook',
    '/careers/2',
    '/careers/3-senior-backend-engineer',
    '/careers',
  ].map(at);
  const links = [
    ...urls.map((url) => ({ url })),
    { url: at('/careers/2'), text: 'Backend engineer, ferries' },
  ];
  const [[, planned] = []] = [
    ...planSite(links, ['loamferry.example'], new Set(), 'Backend Engineer'),
  ];
  expect(planned).toEqual([
    at('/careers'),
    at('/careers/2'),
    at('/careers/3-senior-backend-engineer'),
    at('/careers/1-cook'),
  ]);
});

test('one page has one address', () => {
  expect(canonicalSiteUrl('https://a.example/x/?utm_medium=m&id=3&fbclid=1#y')).toBe(
    'https://a.example/x?id=3',
  );
});

const pageWith = (...urls: string[]) =>
  ({
    title: '',
    type: 'service',
    text: '',
    blocks: [],
    tables: [],
    structured: [],
    feeds: [],
    links: urls.map((url) => ({ url, text: '' })),
  }) as const;

test.each([
  ['https://boards.greenhouse.io/loamferry', 'loamferry'],
  ['https://boards.greenhouse.io/LoamFerry/jobs/7', 'loamferry'],
  ['https://job-boards.greenhouse.io/loamferry/jobs/7', 'loamferry'],
  ['https://job-boards.eu.greenhouse.io/loamferry', 'loamferry'],
  ['https://boards.greenhouse.io/embed/job_board?for=loamferry', 'loamferry'],
  ['https://boards-api.greenhouse.io/v1/boards/loamferry/jobs', 'loamferry'],
  ['https://boards.greenhouse.io.evil.example/loamferry', undefined],
  ['https://www.greenhouse.io/loamferry', undefined],
  ['https://boards.greenhouse.io/', undefined],
])('the link %s names the job board %s', (url, board) => {
  expect(findJobBoards([pageWith(url)]).greenhouse).toBe(board);
});

const card: EntityCard = {
  id: 'wikidata:Q1',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  domain: 'loamferry.example',
  jobBoards: {},
  namesakes: [],
};
test.each([
  ['I work at Loam Ferry.', '', [], 0.9],
  ['See loamferry.example', '', [], 0.95],
  ['A post', 'https://www.loamferry.example/blog', [], 0.95],
  ['Loamy is fine', '', [], 0.75],
  ['Loamy is fine', '', ['Loamy Foods'], 0.5],
  ['Loamy Foods is fine', '', ['Loamy Foods'], 0.1],
  ['Nothing of it', '', [], 0],
  ['Loam Ferryman', '', [], 0],
])('“%s” (%s) beside %j is about the company with %d', (text, link, namesakes, score) => {
  expect(matchScoreOf({ ...card, namesakes }, text, link)).toBe(score);
});

test('pages that no source has read are read by what their names promise, topic by topic in turn', () => {
  const places = [
    ...Array.from({ length: 6 }, (_, at) => `/z/${at}`),
    '/handbook/zoo',
    '/handbook/parental-leave/',
    '/handbook/sick-leave',
    '/handbook/on-incidents',
    '/careers/benefits',
    '/a.pdf',
  ].map((path) => ({ url: at(path) }));
  const read = (withOthers: boolean, most = 9, some = places) =>
    promisingPages(some, ['loamferry.example'], new Set([at('/handbook/sick-leave')]), {
      most,
      withOthers,
    }).map(({ source, url }) => [source.id, new URL(url).pathname]);
  const promising = [
    ['site-careers', '/handbook/parental-leave/'],
    ['site-blog', '/handbook/on-incidents'],
    ['site-about', '/handbook/zoo'],
    ['site-careers', '/careers/benefits'],
  ];
  expect(read(false)).toEqual(promising);
  expect(read(true, 2)).toEqual(promising.slice(0, 2));
  expect(read(true, 5)).toEqual([...promising, ['site-about', '/z/0']]);
  expect(read(true, 9, places.slice(4))).toEqual(promising);
});

test('a site beside the known one is read where the company’s names are all that tells its host apart', () => {
  const office = { name: 'Loam Lab', aliases: ['LFS'], domain: 'lab.parish.example' };
  const links = [
    'https://handbook.lfs.parish.example/leave',
    'https://handbook.lfs.parish.example/pay',
    'https://lfs.parish.example/',
    'https://news.parish.example/',
    'https://mill.parish.example/',
    'https://lfs.mill.example/',
    'https://data.lab.parish.example/',
  ].map((url) => ({ url }));
  expect(siteHosts(office, links)).toEqual([
    'lab.parish.example',
    'handbook.lfs.parish.example',
    'lfs.parish.example',
  ]);
  expect(siteHosts({ ...office, domain: 'parish.example' }, links)).toEqual(['parish.example']);
  const hosted = { ...office, domain: 'lab.github.io' };
  expect(siteHosts(hosted, [{ url: 'https://lfs.github.io/' }])).toEqual(['lab.github.io']);
});
