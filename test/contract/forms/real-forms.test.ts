import { expect, test } from 'vitest';
import { catalogue, readAnswer, type Known } from '../../../src/research/sources';
import { company } from '../contract-case';

/** Forms that services really answer in, with made-up values. */
const read = (
  id: string,
  answer: unknown,
  known: Known = {},
  from: { readonly url: string; readonly type: string } = {
    url: 'https://service.example/answer',
    type: 'application/json',
  },
) =>
  readAnswer(
    catalogue.find((source) => source.id === id) ?? expect.fail(id),
    {
      outcome: 'ok',
      ...from,
      text: typeof answer === 'string' ? answer : JSON.stringify(answer),
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    known,
    company,
  );

test('the latest posts of a forum have their text, their likes and their place, and hidden ones are left out', () => {
  const post = (number: number, more: object = {}) => ({
    id: number,
    username: 'mudlark',
    created_at: '2026-09-28T00:00:00.000Z',
    cooked: '<p>It flickers.</p>',
    post_number: number,
    topic_id: 11,
    topic_title: 'Beam flickers',
    actions_summary: [{ id: 2, count: 4 }],
    hidden: false,
    ...more,
  });
  const known = {
    forum: 'forum.tarrowlantern.example',
    domain: 'tarrowlantern.example',
    product: 'Beam',
  };
  const { items } = read(
    'social-discourse',
    { latest_posts: [post(2), post(3, { hidden: true })] },
    known,
  );
  expect(items).toMatchObject([
    {
      text: 'It flickers.',
      points: 4,
      url: 'https://forum.tarrowlantern.example/t/11/2',
      date: '2026-09-28',
    },
  ]);
});

test.each([
  [{ handle: 'REG-QUAY-NAMES' }, 'REG-QUAY-NAMES'],
  [{ handle: '9417' }, undefined],
  [
    {
      handle: '9417',
      vcardArray: [
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['kind', {}, 'text', 'org'],
          ['fn', {}, 'text', 'Quay Names Ltd'],
        ],
      ],
    },
    'Quay Names Ltd',
  ],
])('the registrar %j of a domain is %j', (registrar, name) => {
  const { items } = read('rdap-domain', {
    ldhName: 'tarrowlantern.example',
    entities: [
      { roles: ['registrant'], handle: 'SB:PRIVATE' },
      { roles: ['registrar'], ...registrar },
    ],
  });
  expect(items[0]?.['registrar']).toBe(name);
});

test.each([
  ['<Year>1996</Year><Month>Sep</Month><Day>28</Day>', '', '1996-09-28'],
  ['<Year>2018</Year><Month>Feb</Month>', '', '2018-02'],
  ['<MedlineDate>2018 Nov-Dec</MedlineDate>', '', '2018-11'],
  ['<MedlineDate>1998 Dec-1999 Jan</MedlineDate>', '', '1998-12'],
  [
    '<Year>2018</Year>',
    '<ArticleDate DateType="Electronic"><Year>2018</Year><Month>07</Month><Day>31</Day></ArticleDate>',
    '2018-07-31',
  ],
])('the day of a paper whose issue says %s is read as far as it is said', (issue, article, day) => {
  const { items } = read(
    'eng-pubmed',
    `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>9</PMID><Article><Journal><JournalIssue><PubDate>${issue}</PubDate></JournalIssue></Journal><ArticleTitle>Lamps</ArticleTitle><AuthorList><Author><AffiliationInfo><Affiliation>Tarrow Lantern Works, Duluth</Affiliation></AffiliationInfo></Author></AuthorList>${article}</Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`,
  );
  expect(items).toMatchObject([{ date: day }]);
});

test('a paper of a season has its year', () => {
  const issue = '<MedlineDate>2000 Spring</MedlineDate>';
  expect(
    read(
      'eng-pubmed',
      `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>9</PMID><Article><Journal><JournalIssue><PubDate>${issue}</PubDate></JournalIssue></Journal><ArticleTitle>Lamps</ArticleTitle><AuthorList><Author><AffiliationInfo><Affiliation>Tarrow Lantern Works, Duluth</Affiliation></AffiliationInfo></Author></AuthorList></Article></MedlineCitation></PubmedArticle></PubmedArticleSet>`,
    ).items,
  ).toMatchObject([{ year: '2000' }]);
});

test('what has no name, no title or no value is no item', () => {
  expect(
    read('loc-overpass', {
      elements: [
        { id: 1, tags: { amenity: 'cafe' } },
        { id: 2, tags: { amenity: 'cafe', name: 'Plume' } },
      ],
    }).items,
  ).toMatchObject([{ id: 2, name: 'Plume' }]);
  expect(read('ats-workday', { total: 1, jobPostings: [{ bulletFields: ['R-2'] }] })).toMatchObject(
    { outcome: 'empty', items: [] },
  );
  expect(read('gdelt-tone', { timeline: [{ series: 'Average Tone', data: [] }] })).toMatchObject({
    outcome: 'empty',
    items: [],
  });
});

test('a key that nobody translated is no title, and a known one is words', () => {
  const filing = (description: string, category: string) => ({
    transaction_id: description,
    category,
    type: 'X',
    date: '2026-06-30',
    description,
  });
  const { items } = read(
    'uk-companies-house-filings',
    {
      items: [
        filing('mortgage-satisfy-charge-full', 'mortgage'),
        filing('legacy', 'mortgage'),
        filing('liquidation-compulsory-winding-up-order-with-case-start-date', 'insolvency'),
      ],
    },
    { companyNumber: 'ZZ9' },
  );
  expect(items.map(({ title }) => title)).toEqual([
    'A charge was satisfied in full',
    undefined,
    'Court order to wind up',
  ]);
});

test('an award leads to its notice', () => {
  const id = '0f9b7c1e-1111-4222-8333-444455556666-990041';
  const { items } = read('uk-contracts-finder', {
    releases: [
      {
        id,
        date: '2026-04-01',
        tender: { title: 'Quay lights' },
        awards: [{ suppliers: [{ name: 'Tarrow Lantern Works, Inc.' }], value: {} }],
      },
    ],
  });
  expect(items).toMatchObject([
    { url: `https://www.contractsfinder.service.gov.uk/Notice/${id.slice(0, 36)}` },
  ]);
});

test.each([
  ['role-h5bp-frontend', '# Contents\n\n- General\n- License\n- @somebody\n- What is a lamp?\n'],
  ['role-tech-interview-handbook', '# Handbook\n\n- Buy our book\n'],
])('a page of %s that holds no questions is no answer', (id, page) => {
  expect(
    read(id, page, {}, { url: 'https://service.example/README.md', type: 'text/plain' }),
  ).toMatchObject({ outcome: 'shape-changed', items: [] });
});

test('a proxy statement in which none of its parts is found is no empty answer', () => {
  expect(
    read(
      'sec-def14a',
      `<html><body>${'<p>A letter to the owners of the company, which thanks them.</p>'.repeat(60)}</body></html>`,
      {},
      { url: 'https://www.sec.gov/Archives/x.htm', type: 'text/html' },
    ),
  ).toMatchObject({ outcome: 'shape-changed', items: [] });
});

test('of filers that file together any may be the one, by its name without its signs', () => {
  const hit = (...names: readonly string[]) => ({
    _id: '0009900417-26-000001:x.htm',
    _source: {
      ciks: ['0009900417'],
      display_names: names,
      form: '8-K',
      file_type: '8-K',
      file_date: '2026-10-01',
      adsh: `0009900417-26-${names.join('').length}`,
    },
  });
  const { items, apart } = read('sec-fulltext', {
    hits: {
      total: { value: 3 },
      hits: [
        hit('TARROW LANTERN WORKS, INC.  (TRLW)  (CIK 0009900417)'),
        hit('QUAY FINANCE LLC  (CIK 0009900418)', 'TARROW LANTERN WORKS, INC.  (CIK 0009900417)'),
        hit('TARROW LANTERN TRUST  (CIK 0009900419)'),
      ],
    },
  });
  expect(items.map(({ name }) => name)).toEqual([
    'TARROW LANTERN WORKS, INC.',
    'QUAY FINANCE LLC; TARROW LANTERN WORKS, INC.',
  ]);
  expect(apart).toHaveLength(1);
});
