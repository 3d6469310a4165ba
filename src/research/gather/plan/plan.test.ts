import { expect, test } from 'vitest';
import { minutes, seconds } from '../../../kernel/time';
import type { Snapshot } from '../../evidence/shape';
import { inMemorySnapshots } from '../../evidence';
import { catalogue } from '../../sources';
import type { Ask, Source } from '../../sources/shape';
import { withBudget } from './budget';
import type { AskWithEffort } from '../ask/create-ask';
import { profileOf } from '../choice/profile';
import { findAccounts } from '../people/find-accounts';
import { findJobBoards } from '../site/find-job-boards';
import { findGaps, missingSentence, searchWords } from './gaps';
import { gatherSnapshots } from '../gather-snapshots';
import { nearest } from '../posting-snapshots';
import { knownOf } from './known';
import { learnFrom } from './learn';
import { isNeverRead } from '../people/never-read';
import { planRound, plainSources, whyNotAsked } from './plan-questions';
import { sourcesWithin } from './sources-within';
import { card, clock, source, snapshot } from '../fixtures/plan-material';

test('a source is asked in the round in which all it needs is known, and the rest says what is missing', () => {
  const sources = plainSources(catalogue);
  expect(
    sources.some(({ id }) =>
      ['site-about', 'wikidata-search', 'brave-search', 'prnewswire-all'].includes(id),
    ),
  ).toBe(false);
  const known = knownOf(card, { role: 'Engineer' }, clock);
  const profile = profileOf(card, { role: 'Engineer' });
  const first = planRound(sources, { known, only: new Map(), profile, room: 400 });
  const ids = first.now.map((one) => one.source.id);
  expect(ids).toEqual(
    expect.arrayContaining(['gdelt-artlist', 'social-hn-stories', 'role-onet', 'us-usaspending']),
  );
  expect(ids.some((id) => /sec-(?!fulltext)|ats-|github/.test(id))).toBe(false);
  const second = planRound(first.later, {
    known: { ...known, cik: '0000000007', github: 'pennant' },
    only: new Map([['sec-10k', { accession: '1-2-3', document: 'a.htm' }]]),
    profile,
    room: 400,
  });
  expect(second.now.map((one) => one.source.id)).toEqual(
    expect.arrayContaining(['sec-submissions', 'sec-10k', 'eng-github-org']),
  );
  expect(second.now.some((one) => one.source.id === 'sec-def14a')).toBe(false);
  expect(whyNotAsked(source('ats-lever'), known, profile)).toBe(
    'It needs a board of its jobs there, and that is not known.',
  );
});

test('what is known is the card, the order and the days around today', () => {
  expect(
    knownOf({ ...card, cik: '7', jobBoards: { lever: 'pennant' } }, { role: '  ' }, clock, {
      searxng: 'https://own.example',
    }),
  ).toEqual({
    company: 'Pennant Mills',
    legalName: 'Pennant Mills, Inc.',
    domain: 'pennant.example',
    cik: '7',
    product: 'Pennant Mills',
    since: '2023-03-03',
    until: '2026-03-02',
    sinceSeconds: '1677834000',
    year: '2026',
    lastYear: '2025',
    tag: 'pennantmills',
    lever: 'pennant',
    searxng: 'https://own.example',
  });
});

test('a list of filings names the latest of each form, and a register’s number counts only where one entry fits', () => {
  const filed = (form: string, date: string, accession: string, matters = '') => ({
    form,
    date,
    accession,
    document: `${accession}.htm`,
    matters,
  });
  const { only } = learnFrom(source('sec-submissions'), {
    items: [
      filed('10-K', '2024-02-01', 'old'),
      filed('8-K', '2026-01-01', 'news', '5.02,9.01'),
      filed('8-K', '2025-11-01', 'results', '2.02,9.01'),
      filed('8-K', '2025-08-01', 'before', '2.02,9.01'),
      filed('6-K', '2025-09-01', 'abroad'),
      filed('10-K', '2025-02-01', 'new'),
      filed('DEF 14A', '2025-04-01', 'proxy'),
      filed('4', '2026-03-01', 'insider'),
      filed('3', '2025-03-01', 'joined'),
      filed('144', '2026-08-01', 'sale'),
    ],
  });
  expect(Object.fromEntries(only)).toEqual({
    'sec-10k': { accession: 'new', document: 'new.htm', filed: '2025-02-01' },
    'sec-def14a': { accession: 'proxy', document: 'proxy.htm', filed: '2025-04-01' },
    'sec-form4': { accession: 'insider', document: 'insider.htm', filed: '2026-03-01' },
    'sec-8k-release': { accession: 'results', document: 'results.htm', filed: '2025-11-01' },
    'sec-6k': { accession: 'abroad', document: 'abroad.htm', filed: '2025-09-01' },
  });
  const bank = { name: 'Pennant Bank', state: 'SD' };
  expect(learnFrom(source('us-fdic'), { items: [bank] }).told).toEqual([{ state: 'SD' }]);
  expect(learnFrom(source('us-fdic'), { items: [{ ...bank, ofGroup: 'yes' }] }).told).toEqual([{}]);
  const accounts = { kind: 'accounts', document: 'doc-1', date: '2025-06-30' };
  expect(
    learnFrom(source('uk-companies-house-filings'), {
      items: [
        { kind: 'mortgage', document: 'doc-2', date: '2026-06-30' },
        { ...accounts, document: 'doc-0', date: '2024-06-30' },
        accounts,
        { ...accounts, document: '', date: '2026-06-30' },
      ],
    }).only,
  ).toEqual(new Map([['uk-companies-house-accounts', { accounts: 'doc-1', filed: '2025-06-30' }]]));
  expect(
    learnFrom(source('gleif-lei'), {
      items: [
        { id: 'LEI1', status: 'active' },
        { id: 'LEI2', status: 'inactive' },
      ],
    }).known,
  ).toEqual({ lei: 'LEI1' });
  expect(learnFrom(source('gleif-lei'), { items: [{ id: 'LEI1' }, { id: 'LEI2' }] }).known).toEqual(
    {},
  );
  expect(
    learnFrom(source('eng-github-repos'), {
      items: [{ id: 'pushed-last', stars: 3 }, { id: 'most-used', stars: 40 }, { id: 'unrated' }],
    }).known,
  ).toEqual({ repository: 'most-used' });
  expect(learnFrom(source('gdelt-artlist'), { items: [{ id: 'x' }] })).toMatchObject({ known: {} });
});

test('a register tells the seat of the company; its parent’s, a place’s and a list of many tell none', () => {
  const told = (id: string, ...items: Record<string, string>[]) =>
    learnFrom(source(id), { items }).told;
  expect(told('fr-recherche-entreprises', { name: 'Moulin', country: 'FR' })).toEqual([
    { country: 'FR' },
  ]);
  expect(told('fr-recherche-entreprises', { country: 'FR' }, { country: 'BE' })).toEqual([{}]);
  expect(told('gleif-parents', { parent: 'Grain Group', country: 'DE' })).toEqual([{}]);
  expect(told('loc-nominatim', { country: 'US', state: 'Minnesota' })).toEqual([{}]);
});

const pageWith = (...urls: string[]) =>
  [
    {
      title: '',
      type: 'service',
      text: '',
      blocks: [],
      tables: [],
      structured: [],
      feeds: [],
      links: urls.map((url) => ({ url, text: '' })),
    },
  ] as never;

test.each([
  ['https://jobs.lever.co/Pennant/1-2', { lever: 'pennant' }],
  ['https://jobs.eu.lever.co/pennant', { leverEu: 'pennant' }],
  ['https://jobs.ashbyhq.com/Pennant%20Mills/x', { ashby: 'Pennant%20Mills' }],
  ['https://apply.workable.com/pennant/j/ABC', { workable: 'pennant' }],
  ['https://jobs.smartrecruiters.com/PennantMills/7', { smartrecruiters: 'PennantMills' }],
  ['https://jobs.lever.co.evil.example/pennant', {}],
])('the site’s link %s names the boards %j', (url, boards) => {
  expect(findJobBoards(pageWith(url))).toEqual(boards);
});

test('a Workday board and an organisation on GitHub are known by the site’s links, and GitHub’s own pages are none', () => {
  expect(
    findAccounts(
      pageWith(
        'https://pennant.wd5.myworkdayjobs.com/en-US/Careers/job/7',
        'https://github.com/Pennant',
        'https://github.com/features',
      ),
    ),
  ).toEqual({
    workdayTenant: 'pennant',
    workdayPod: 'wd5',
    workdaySite: 'Careers',
    github: 'pennant',
  });
  expect(findAccounts(pageWith('https://github.com/login'))).toEqual({});
});

test('jobs of the role come first, and of those the ones at the buyer’s place', () => {
  const jobs = [
    { title: 'Cook', place: 'Omaha' },
    { title: 'Backend Engineer', place: 'Lisbon' },
    { title: 'Backend Engineer', place: 'Omaha, Nebraska' },
    { place: 'Omaha' },
  ];
  expect(
    nearest(jobs, { role: 'Senior Backend Engineer', location: 'Omaha' }).map(
      ({ title, place }) => [title, place],
    ),
  ).toEqual([
    ['Backend Engineer', 'Omaha, Nebraska'],
    ['Backend Engineer', 'Lisbon'],
    ['Cook', 'Omaha'],
  ]);
});

test('a topic is open until two texts that are surely about the company speak to it', () => {
  const open = (...snapshots: Snapshot[]): readonly string[] =>
    findGaps(snapshots).map(({ topic }) => topic);
  expect(open()).toHaveLength(11);
  expect(open(snapshot(['culture']), snapshot(['culture', 'news']))).not.toContain('culture');
  expect(
    open(
      snapshot(['culture']),
      snapshot(['culture'], { matchScore: 0.5 }),
      snapshot(['culture'], { kind: 'directory' }),
    ),
  ).toContain('culture');
  const [gap] = findGaps([snapshot(['snapshot'])]);
  expect(gap && missingSentence(gap)).toBe(
    'We looked for what the company does and found only 1 text.',
  );
  const hiring = findGaps([]).find(({ topic }) => topic === 'hiring');
  expect(hiring && searchWords(hiring, { role: 'Baker', location: 'Omaha' })).toBe(
    'Baker interview salary Omaha',
  );
});

test.each([
  ['https://www.glassdoor.com/x', true],
  ['https://glassdoor.co.uk/x', true],
  ['https://uk.indeed.com/x', true],
  ['https://x.com/a', true],
  ['https://netflix.com/a', false],
  ['https://old.reddit.com/r/x', true],
  ['https://glassdoor.mill.example/', false],
  ['https://indeedmill.com/', false],
  ['no address', true],
])('%s is never read: %s', (url, never) => {
  expect(isNeverRead(url)).toBe(never);
});

test('of a web that holds only some hosts, the sources that live there are in force', async () => {
  const within = await sourcesWithin(catalogue, async (host) => host === 'hn.algolia.com');
  const ids = within.map(({ id }) => id);
  expect(ids).toContain('social-hn-stories');
  expect(ids).toContain('site-about');
  expect(ids).not.toContain('gdelt-artlist');
});

test('a spent budget stops further questions, counts every try, and lets go of what is under way when the time is over', async () => {
  const ask: AskWithEffort = async ({ url, signal }) => {
    if (!url.endsWith('slow')) return { outcome: 'error-page', sentence: 'No.', requests: 3 };
    return new Promise((resolve) =>
      signal?.addEventListener('abort', () =>
        resolve({ outcome: 'over-budget', sentence: 'Over.', requests: 1 }),
      ),
    );
  };
  const budget = withBudget(ask, { requests: 5, characters: 100, time: minutes(1) }, clock);
  const question = (url: string) => ({ source: source('site-about'), url });
  const slow = budget.ask(question('https://a.example/slow'));
  await budget.ask(question('https://a.example/1'));
  expect(budget.requestsOf('site-about')).toBe(4);
  await budget.ask(question('https://a.example/1'));
  expect(budget.spent().requests).toBe(4);
  await budget.ask(question('https://a.example/2'));
  expect((await budget.ask(question('https://a.example/3'))).outcome).toBe('over-budget');
  budget.close();
  expect((await slow).outcome).toBe('over-budget');
});

const word = 'The mill grinds flour for the whole county and has done so for years. ';
const html = (title: string, ...links: string[]): string =>
  `<html><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${word.repeat(12)}</p>${links.map((link) => `<a href="${link}">${link}</a>`).join('')}</main></body></html>`;

test('what the fixed questions left open gets further requests: to the site’s other pages and to a search, whose pages are read themselves', async () => {
  const pages: Record<string, string> = {
    'https://pennant.example/': html(
      'Pennant Mills',
      '/where-we-are/offices',
      '/people/ada-quill',
      '/odd',
    ),
    'https://pennant.example/where-we-are/offices': html('Our offices'),
    'https://pennant.example/people/ada-quill': html('Ada Quill of the mill'),
    'https://paper.example/7': html('Pennant Mills settles with the county'),
    'https://other.example/8': html('Somebody else'),
  };
  const found = (...urls: string[]): string =>
    JSON.stringify({
      web: { results: urls.map((url) => ({ title: 'Pennant Mills', url, description: 'x' })) },
    });
  const asked: string[] = [];
  const ask: Ask = async ({ url }) => {
    asked.push(url);
    const text = url.startsWith('https://api.search.brave.com')
      ? found(
          'https://www.linkedin.com/in/ada',
          'https://paper.example/7',
          'https://other.example/8',
        )
      : pages[url];
    return text === undefined
      ? { outcome: 'gone', sentence: 'There is no such page.' }
      : {
          outcome: 'ok',
          url,
          type: 'text/html',
          text,
          headers: {},
          fetchedAt: '2026-03-02T09:00:00.000Z',
        };
  };
  const brave: Source = { ...source('brave-search'), enabled: true, auth: 'none' };
  const sources = [...catalogue.filter(({ id }) => id.startsWith('site-')), brave];
  const gathered = await gatherSnapshots(
    {
      ask,
      clock,
      snapshots: inMemorySnapshots(),
      sources,
      budget: { requests: 200, characters: 1_000_000, time: seconds(60) },
    },
    card,
    { role: 'Baker', location: 'Omaha', interviewers: 'Ada Quill' },
  );
  const urls = gathered.snapshots.map(({ url }) => url);
  expect(urls).toEqual(
    expect.arrayContaining([
      'https://pennant.example/where-we-are/offices',
      'https://pennant.example/people/ada-quill',
      'https://paper.example/7',
    ]),
  );
  expect(asked.some((url) => url.includes('linkedin') || url.endsWith('/odd'))).toBe(false);
  expect(urls).not.toContain('https://other.example/8');
  expect(
    asked
      .filter((url) => url.includes('brave.com'))
      .some((url) => url.includes('Baker+interview+salary+Omaha')),
  ).toBe(true);
  expect(gathered.interviewers).toMatchObject([{ name: 'Ada Quill', outcome: 'found' }]);
  expect(gathered.gaps.map(({ topic }) => topic)).toContain('financials');
});
