import { expect, test } from 'vitest';
import {
  canonicalJson,
  checkSource,
  defineSource,
  fillTemplate,
  greenhouse,
  hackerNewsComments,
  secCompanyTickers,
  siteFeed,
  wikidataLabels,
  wikidataSearch,
  type Source,
} from './index';
import { runFeed } from './feeds/run-feed';
import { runJson } from './reading/formats/run-json';
import { runSitemap } from './reading/formats/run-sitemap';
import { fillPost } from './definition/template';

test.each([
  [
    'https://x.example/{company}',
    { company: 'A & B/../?#' },
    'https://x.example/A%20%26%20B%2F..%2F%3F%23',
  ],
  ['https://{domain}/about', { domain: 'Mill.example' }, 'https://mill.example/about'],
  [
    'https://x.example/?q={domain}',
    { domain: 'mill.example' },
    'https://x.example/?q=mill.example',
  ],
  ['https://x.example/CIK{cik10}.json', { cik: '77' }, 'https://x.example/CIK0000000077.json'],
  [
    'https://x.example/{cikNumber}/{accessionPlain}',
    { cik: '0000000077', accession: '0000000077-26-000001' },
    'https://x.example/77/000000007726000001',
  ],
  [
    'https://x.example/{titleJoined}/{sincePlain}/{untilPlain}',
    { title: 'Mill & Co', since: '2025-01-02', until: '2026-01-02' },
    'https://x.example/Mill_%26_Co/20250102/20260102',
  ],
  [
    'https://x.example/OE{occupationPlain}13',
    { occupation: '17-2199.07' },
    'https://x.example/OE17219913',
  ],
  [
    'https://x.example/{documentFile}',
    { document: 'xslF345X05/form4.xml' },
    'https://x.example/form4.xml',
  ],
  [
    'https://x.example/{country}/{countryThree}/{countryEurope}',
    { country: 'GR' },
    'https://x.example/GR/GRC/EL',
  ],
  ['https://x.example/{countryThree}', { country: 'Gräzien' }, undefined],
  [
    'https://x.example/?for=state:{stateNumber}',
    { state: 'MN' },
    'https://x.example/?for=state:27',
  ],
  [
    'https://{workdayTenant}.{workdayPod}.jobs.example/{workdayTenant}',
    { workdayTenant: 'Mill', workdayPod: 'wd5' },
    'https://mill.wd5.jobs.example/Mill',
  ],
  ['https://{workdayTenant}.jobs.example/', { workdayTenant: 'evil.example/' }, undefined],
  ['https://{workdayTenant}.jobs.example/', { workdayTenant: 'a@b' }, undefined],
  ['https://status.{domain}/', { domain: '127.0.0.1' }, undefined],
  ['https://status.{domain}/', { domain: 'mill.example:81/x' }, undefined],
  ['https://{domain}/', { domain: 'localhost' }, undefined],
  [
    'https://{oracleHost}/x/{oracleSite}',
    { oracleHost: 'Mill.fa.us2.oraclecloud.com', oracleSite: 'CX_1' },
    'https://mill.fa.us2.oraclecloud.com/x/CX_1',
  ],
  [
    'https://{oracleHost}/',
    { oracleHost: 'fa-mill-saasfaprod1.fa.ocs.oraclecloud.com' },
    'https://fa-mill-saasfaprod1.fa.ocs.oraclecloud.com/',
  ],
  [
    'https://{oracleHost}/',
    { oracleHost: 'mill.fa.oraclecloud.com' },
    'https://mill.fa.oraclecloud.com/',
  ],
  ...[
    'mill.fa.us2.oraclecloud.com.evil.example',
    'evil.example/mill.fa.us2.oraclecloud.com',
    'a@mill.fa.us2.oraclecloud.com',
    'mill.fa.us2.oraclecloud.com:81',
    'mill.fa.us2.oraclecloud.com/x',
    'evil.fa.us2.oraclecloud.comx',
    'x.mill.fa.us2.oraclecloud.com',
    'mill.us2.oraclecloud.com',
    '.fa.us2.oraclecloud.com',
    'evilfa.us2.oraclecloud.com',
    'mill.fa.a.b.oraclecloud.com',
    'mill.fa.us2\n.oraclecloud.com',
    'mill.fa.us2.oraclecloud.com\n',
    'mill.fa.us2.oraclecloud.example',
  ].map(
    (oracleHost) =>
      ['https://{oracleHost}/', { oracleHost }, undefined] as [
        string,
        Readonly<Record<string, string>>,
        undefined,
      ],
  ),
  [
    'https://x.example/?q=%22{company}%22',
    { company: 'The "Mill" \\ Co' },
    'https://x.example/?q=%22The%20Mill%20Co%22',
  ],
  [
    'https://x.example/{companyDashed}.json',
    { company: 'Müller & Söhne, Inc.' },
    'https://x.example/muller-sohne-inc.json',
  ],
  ['https://x.example/{companyDashed}.json', { company: '../..' }, undefined],
  ['https://x.example/?q={companyLarge}', { company: 'Mill' }, 'https://x.example/?q=MILL'],
  ['https://x.example/{companyDashed}', { company: 'Mühle & Co.' }, 'https://x.example/muhle-co'],
  [
    'https://x.example/?from={fourMonthsBefore}',
    { until: '2026-03-02' },
    'https://x.example/?from=2025-11-03',
  ],
  [
    '{searxng}/search?q={company}',
    { searxng: 'http://search.home:8080', company: 'Mill & Co' },
    'http://search.home:8080/search?q=Mill%20%26%20Co',
  ],
  ['{feed}', { feed: 'https://mill.example/feed/' }, 'https://mill.example/feed/'],
  ['https://x.example/{greenhouse}', {}, undefined],
])('%s with %j becomes %s', (template, known, url) => {
  expect(fillTemplate(template, known)).toBe(url);
});

test('the list of listed companies is read from an object of objects', () => {
  const answer = runJson(
    secCompanyTickers,
    '{"0":{"cik_str":7781,"ticker":"LMFY","title":"LOAM FERRY CORP"},"1":{"cik_str":9,"ticker":"X","title":"X"}}',
  );
  expect(answer).toMatchObject({
    ok: true,
    value: { items: [{ cik: 7781, ticker: 'LMFY', name: 'LOAM FERRY CORP' }, { cik: 9 }] },
  });
});

test('an answer that calls a function with its JSON is read as that JSON', () => {
  expect(runJson(wikidataSearch, 'callback({"search":[{"id":"Q9"}]});')).toMatchObject({
    ok: true,
    value: { items: [{ id: 'Q9' }] },
  });
});

test('what stands between quotation marks in a body can not end them', () => {
  expect(
    fillPost({ query: 'winner ~ "{company}"', name: '{company}' }, { company: 'The "Mill" \\ Co' }),
  ).toBe(JSON.stringify({ query: 'winner ~ "The Mill Co"', name: 'The "Mill" \\ Co' }));
});

test('figures without a name get one, of their fields and of what is known, or none where a part is missing', () => {
  const figures = defineSource({
    ...wikidataLabels,
    id: 'figures',
    needs: ['country'],
    request: { urls: ['https://x.example/{country}'] },
    extract: {
      items: '[]',
      limit: 5,
      fields: { year: 'year', value: 'value', title: 'title' },
      title: 'Rain in {countryName} in {year}',
    },
  });
  const read = runJson(
    figures,
    JSON.stringify([{ year: 2025, value: 7 }, { value: 8 }, { year: 2026, title: 'Snow' }]),
    { country: 'FR' },
  );
  expect(read).toMatchObject({
    ok: true,
    value: {
      items: [{ value: 7, title: 'Rain in France in 2025' }, { value: 8 }, { title: 'Snow' }],
    },
  });
  expect(() =>
    checkSource({
      ...figures,
      extract: { items: '[]', limit: 5, fields: { value: 'value' }, title: 'Rain in {city}' },
    }),
  ).toThrow(/neither mapped nor needed/);
});

test('an item may be kept by what is known of the company, and none is where that is not known', () => {
  const filed = defineSource({
    ...wikidataLabels,
    id: 'filed',
    needs: ['cik'],
    request: { urls: ['https://x.example/all'] },
    extract: {
      items: '[]',
      limit: 5,
      fields: { id: 'cik' },
      keep: { by: 'cik', in: ['{cikNumber}'] },
    },
  });
  const answer = JSON.stringify([{ cik: 770 }, { cik: 77 }]);
  expect(runJson(filed, answer, { cik: '0000000077' })).toMatchObject({
    ok: true,
    value: { items: [{ id: 77 }] },
  });
  expect(runJson(filed, answer)).toMatchObject({ ok: true, value: { items: [] } });
});

test('a job board is read with team, place and text', () => {
  const body = {
    jobs: [
      {
        title: 'Ferry Pilot',
        absolute_url: 'https://boards.example/1',
        updated_at: '2026-02-03T00:00:00Z',
        location: { name: 'Ghent' },
        departments: [{ name: 'Rivers' }],
        content: '&lt;p&gt;Steer.&lt;/p&gt;',
      },
    ],
  };
  expect(runJson(greenhouse, JSON.stringify(body))).toMatchObject({
    ok: true,
    value: {
      items: [
        {
          title: 'Ferry Pilot',
          url: 'https://boards.example/1',
          date: '2026-02-03',
          place: 'Ghent',
          team: 'Rivers',
          html: '<p>Steer.</p>',
        },
      ],
    },
  });
});

test('comments, search hits and names are read by their mappings', () => {
  expect(
    runJson(
      hackerNewsComments,
      '{"hits":[{"objectID":"5","story_title":"Ferries","created_at":"2026-06-01T15:00:48Z","author":"mudlark","comment_text":"It&#x27;s fine."}]}',
    ),
  ).toMatchObject({
    ok: true,
    value: {
      items: [
        {
          id: '5',
          title: 'Ferries',
          date: '2026-06-01',
          author: 'mudlark',
          html: 'It&#x27;s fine.',
        },
      ],
    },
  });
  expect(
    runJson(
      wikidataSearch,
      '{"search":[{"id":"Q9","label":"Loam Ferry","description":"ferry line"}]}',
    ),
  ).toMatchObject({
    ok: true,
    value: { items: [{ id: 'Q9', label: 'Loam Ferry', description: 'ferry line' }] },
  });
  expect(
    runJson(
      wikidataLabels,
      '{"entities":{"Q1":{"id":"Q1","labels":{"en":{"value":"Ghent"}}},"Q2":{"id":"Q2","missing":""}}}',
    ),
  ).toMatchObject({ ok: true, value: { items: [{ id: 'Q1', label: 'Ghent' }, { id: 'Q2' }] } });
});

test.each(['<html>busy</html>', '', '{"jobs":', '{"jobs":[{"name":"renamed"}]}'])(
  '%j is a changed shape and no result',
  (text) => {
    expect(runJson(greenhouse, text)).toMatchObject({
      ok: false,
      failure: { code: 'shape-changed' },
    });
  },
);

test('an answer whose list is gone is a changed shape, one whose list is empty is empty', () => {
  expect(runJson(greenhouse, '{"postings":[]}')).toMatchObject({
    ok: false,
    failure: { code: 'shape-changed' },
  });
  expect(runJson(greenhouse, '{"jobs":[]}')).toMatchObject({ ok: true, value: { items: [] } });
});

test.each([
  [
    'RSS behind blank lines',
    '\n\n <?xml version="1.0"?><rss version="2.0"><channel><title>N</title><item><title>Third &amp; last yard</title><link>https://loamferry.example/a</link><pubDate>Mon, 04 May 2026 09:00:00 GMT</pubDate><description>&lt;p&gt;In Ghent.&lt;/p&gt;</description></item></channel></rss>',
  ],
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>N</title><entry><title>Third &amp; last yard</title><link rel="self" href="https://x.example"/><link href="https://loamferry.example/a"/><published>2026-05-04T09:00:00Z</published><summary type="html">&lt;p&gt;In Ghent.&lt;/p&gt;</summary></entry></feed>',
  ],
  [
    'JSON Feed',
    '{"version":"https://jsonfeed.org/version/1.1","title":"N","items":[{"id":"1","url":"https://loamferry.example/a","title":"Third & last yard","date_published":"2026-05-04T09:00:00Z","content_html":"<p>In Ghent.</p>"}]}',
  ],
])('%s is read as a feed', (_, text) => {
  expect(runFeed(siteFeed, text)).toEqual({
    ok: true,
    value: [
      {
        title: 'Third & last yard',
        url: 'https://loamferry.example/a',
        date: '2026-05-04',
        html: '<p>In Ghent.</p>',
      },
    ],
  });
});

test('a page is no feed', () => {
  expect(runFeed(siteFeed, '<html><body>Hello</body></html>')).toMatchObject({
    ok: false,
    failure: { code: 'shape-changed' },
  });
});

test('one value a line is read as a list where the source says so, and lines of which one is broken are none', () => {
  const byLine: Source = {
    ...greenhouse,
    extract: { items: '[]', limit: 9, lines: true, fields: { title: 'title' } },
  };
  expect(runJson(byLine, '{"title":"One"}\n{"title":"Two"}\r\n\n')).toMatchObject({
    ok: true,
    value: { items: [{ title: 'One' }, { title: 'Two' }] },
  });
  expect(runJson(byLine, '{"title":"One"}')).toMatchObject({
    ok: true,
    value: { items: [{ title: 'One' }] },
  });
  for (const source of [greenhouse, byLine])
    expect(runJson(source, '{"title":"One"}\n{"title":')).toMatchObject({
      ok: false,
      failure: { code: 'shape-changed' },
    });
});

test('a sitemap gives its pages, an index its further sitemaps', () => {
  expect(
    runSitemap(
      '<urlset><url><loc> https://a.example/?x=1&amp;y=2 </loc><lastmod>2026-05-04T01:00:00Z</lastmod></url><url><loc><![CDATA[https://a.example/b]]></loc></url></urlset>',
    ),
  ).toEqual({
    pages: [
      { url: 'https://a.example/?x=1&y=2', modifiedAt: '2026-05-04' },
      { url: 'https://a.example/b' },
    ],
    sitemaps: [],
  });
  expect(
    runSitemap(
      '<sitemapindex><sitemap><loc>https://a.example/s1.xml</loc></sitemap></sitemapindex>',
    ).sitemaps,
  ).toEqual(['https://a.example/s1.xml']);
});

test('a JSON value has one spelling, which parses back to the same value', () => {
  const value = { b: [1, -2.5, null, true], a: { 'ä"': 'x\ny' }, gone: undefined };
  expect(canonicalJson(value)).toBe('{"b": [1, -2.5, null, true], "a": {"ä\\"": "x\\ny"}}');
  expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
});
