import type { ContractCase } from '../contract-case';

const rss = (items: string): string => `\n\n<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Wire</title><link>https://wire.example/</link>${items}</channel></rss>`;
const ours = '<item><title>Tarrow Lantern Works opens a third workshop</title><link>https://wire.example/1</link><pubDate>Tue, 06 Oct 2026 12:00:00 GMT</pubDate><description>&lt;p&gt;In Hull.&lt;/p&gt;</description></item>';
const theirs = '<item><title>Tarrow Lantern Tours LLC adds boats</title><link>https://wire.example/2</link><pubDate>Tue, 06 Oct 2026 13:00:00 GMT</pubDate></item>';
const feedItem = { title: 'Tarrow Lantern Works opens a third workshop', url: 'https://wire.example/1', date: '2026-10-06', html: '<p>In Hull.</p>', matchScore: 0.9 };
const shared = (source: string): ContractCase => ({ source, answer: rss(ours + theirs), type: 'application/rss+xml', items: [feedItem], apart: 1, nothing: { answer: rss(''), certain: true } });

export const voices: readonly ContractCase[] = [
  ...['prnewswire-all'].map(shared),
  { source: 'site-feed-discovery', answer: rss(ours), type: 'application/rss+xml', items: [{ title: feedItem.title, url: feedItem.url, date: feedItem.date, html: feedItem.html }] },
  {
    source: 'statuspage-history',
    answer: '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Status</title><entry><title>Slow sign-in</title><link rel="alternate" href="https://status.tarrowlantern.example/incidents/1"/><published>2026-09-09T01:00:00Z</published><updated>2026-09-09T03:00:00Z</updated><content type="html">&lt;p&gt;Resolved.&lt;/p&gt;</content></entry></feed>',
    type: 'application/atom+xml',
    items: [{ title: 'Slow sign-in', url: 'https://status.tarrowlantern.example/incidents/1', date: '2026-09-09', html: '<p>Resolved.</p>' }],
  },
  {
    source: 'site-sitemap',
    answer: '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://tarrowlantern.example/about</loc><lastmod>2026-03-01</lastmod></url></urlset>',
    type: 'application/xml',
    items: [{ url: 'https://tarrowlantern.example/about', date: '2026-03-01' }],
    nothing: { answer: '<?xml version="1.0"?><urlset></urlset>', certain: true },
  },
  {
    source: 'gdelt-artlist',
    answer: { articles: [
      { url: 'https://duluthherald.example/a', url_mobile: '', title: 'Tarrow Lantern Works wins harbour order', seendate: '20260518T060000Z', socialimage: '', domain: 'DuluthHerald.example', language: 'English', sourcecountry: 'United States' },
      { url: 'https://reno.example/b', title: 'Ten tours to take in spring', seendate: '20260401T060000Z', domain: 'reno.example', language: 'English', sourcecountry: 'United States' },
    ] },
    items: [{ title: 'Tarrow Lantern Works wins harbour order', url: 'https://duluthherald.example/a', date: '2026-05-18', publisher: 'duluthherald.example', language: 'English', country: 'United States', matchScore: 0.9 }],
    apart: 1,
    nothing: { answer: {}, certain: true },
  },
  {
    source: 'social-hn-stories',
    answer: { hits: [{ objectID: '990001', title: 'Tarrow opens its lens code', created_at: '2026-06-01T15:00:48Z', author: 'mudlark', story_text: null, url: 'https://tarrowlantern.example/blog', points: 41, num_comments: 12 }], nbHits: 1 },
    items: [{ id: '990001', title: 'Tarrow opens its lens code', date: '2026-06-01', author: 'mudlark', link: 'https://tarrowlantern.example/blog', points: 41, comments: 12, url: 'https://news.ycombinator.com/item?id=990001' }],
    nothing: { answer: { hits: [], nbHits: 0 }, certain: true },
  },
  {
    source: 'social-hn-comments',
    answer: { hits: [{ objectID: '990002', story_title: 'Lanterns', created_at: '2026-06-02T15:00:48Z', author: 'mudlark', comment_text: 'At Tarrow Lantern Works they were kind to every apprentice.' }] },
    items: [{ id: '990002', title: 'Lanterns', date: '2026-06-02', author: 'mudlark', html: 'At Tarrow Lantern Works they were kind to every apprentice.', url: 'https://news.ycombinator.com/item?id=990002' }],
  },
  {
    source: 'eng-stackexchange',
    answer: { items: [
      { tags: ['optics', 'c++'], owner: { display_name: 'keeper&#39;s cat' }, is_answered: true, score: 4, last_activity_date: 1_788_220_800, creation_date: 1_780_000_000, question_id: 99_000_001, link: 'https://stackoverflow.com/questions/99000001/x', title: 'How to dim a Tarrow Lantern Works beacon &amp; keep it lit' },
      { tags: ['sql'], is_answered: false, score: 0, last_activity_date: 1_788_220_800, question_id: 99_000_002, link: 'https://stackoverflow.com/questions/99000002/y', title: 'Join two tables' },
    ], has_more: false, quota_max: 300, quota_remaining: 288 },
    items: [{ id: 99_000_001, title: 'How to dim a Tarrow Lantern Works beacon & keep it lit', url: 'https://stackoverflow.com/questions/99000001/x', date: '2026-09-01', author: 'keeper\'s cat', points: 4, answered: 'yes', tags: 'optics, c++', matchScore: 0.9 }],
    apart: 1,
    about: { left: 288 },
    nothing: { answer: { items: [], has_more: false, quota_remaining: 287 }, certain: true },
  },
  {
    source: 'eng-github-org',
    answer: { login: 'tarrow', name: 'Tarrow Lantern Works', description: 'Light for harbours', html_url: 'https://github.com/tarrow', blog: 'https://tarrowlantern.example', location: 'Duluth', public_repos: 12, followers: 90, created_at: '2014-01-09T16:56:17Z', updated_at: '2026-08-20T08:44:26Z', is_verified: true, type: 'Organization', email: null },
    items: [{ name: 'Tarrow Lantern Works', description: 'Light for harbours', url: 'https://github.com/tarrow', site: 'https://tarrowlantern.example', place: 'Duluth', repositories: 12, followers: 90, founded: '2014-01-09', date: '2026-08-20', verified: 'yes' }],
    nothing: { answer: { login: 'tarrow', type: 'User', name: 'A. Tarrow' }, certain: true },
  },
  {
    source: 'eng-github-repos',
    answer: [{ full_name: 'tarrow/beam', name: 'beam', description: 'Beam control', html_url: 'https://github.com/tarrow/beam', language: 'Rust', stargazers_count: 77, topics: ['optics', 'harbour'], pushed_at: '2026-10-01T00:00:00Z', created_at: '2020-02-02T00:00:00Z', license: { spdx_id: 'MIT' }, fork: false }, { full_name: 'tarrow/linux', fork: true, html_url: 'https://github.com/tarrow/linux' }],
    items: [{ id: 'beam', title: 'tarrow/beam', description: 'Beam control', url: 'https://github.com/tarrow/beam', language: 'Rust', stars: 77, topics: 'optics, harbour', date: '2026-10-01', begun: '2020-02-02', licence: 'MIT' }],
    nothing: { answer: [], certain: true },
  },
  {
    source: 'statuspage',
    answer: { page: { id: 'p', name: 'Tarrow', url: 'https://status.tarrowlantern.example', updated_at: '2026-10-09T00:00:00Z' }, components: [], incidents: [{ id: 'i1', name: 'Beacon outage', status: 'investigating', impact: 'major', created_at: '2026-10-08T23:00:00Z', started_at: '2026-10-08T22:50:00Z', shortlink: 'https://stspg.example/i1', incident_updates: [{ body: 'We look into it.' }] }], status: { indicator: 'major', description: 'Partial Outage' } },
    items: [{ id: 'i1', title: 'Beacon outage', date: '2026-10-08', impact: 'major', status: 'investigating', url: 'https://stspg.example/i1', text: 'We look into it.' }],
    about: { name: 'Tarrow', url: 'https://status.tarrowlantern.example', indicator: 'major', description: 'Partial Outage', date: '2026-10-09' },
    nothing: { answer: { page: { name: 'Tarrow' }, incidents: [], status: { indicator: 'none', description: 'All Systems Operational' } }, certain: true },
  },
  {
    source: 'brave-search',
    answer: { type: 'search', web: { type: 'search', results: [
      { title: '<strong>Tarrow Lantern Works</strong> - Home', url: 'https://tarrowlantern.example/', description: 'Lanterns &amp; beacons.', page_age: '2026-01-05T00:00:00', language: 'en' },
      { title: 'Tarrow Lantern Works - Home again', url: 'https://tarrowlantern.example', description: 'Twice.' },
      { title: 'Lantern tours of Tarrow', url: 'https://tours.example/', description: 'By boat.' },
    ] } },
    items: [{ title: 'Tarrow Lantern Works - Home', url: 'https://tarrowlantern.example/', text: 'Lanterns & beacons.', date: '2026-01-05', language: 'en', matchScore: 0.95 }],
    apart: 1,
    nothing: { answer: { type: 'search', query: {} }, certain: true },
  },
  {
    source: 'searxng-self',
    answer: { query: 'Tarrow', number_of_results: 0, results: [{ url: 'https://duluthherald.example/a', title: 'Tarrow Lantern Works hires', content: 'Fifty people.', engine: 'mojeek', publishedDate: '2026-09-09T00:00:00' }], answers: [], unresponsive_engines: [] },
    items: [{ title: 'Tarrow Lantern Works hires', url: 'https://duluthherald.example/a', text: 'Fifty people.', date: '2026-09-09', engine: 'mojeek', matchScore: 0.9 }],
    nothing: { answer: { query: 'Tarrow', results: [] }, certain: true },
  },
];
