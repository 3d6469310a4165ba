import { expect, test } from 'vitest';
import { catalogue, readAnswer, type Known, type Source } from '../../src/research/sources';
import { onePatent } from './answers/job-market';
import { company } from './contract-case';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);
const read = (id: string, answer: unknown, type = 'application/json', known: Known = {}) =>
  readAnswer(
    sourceOf(id),
    {
      outcome: 'ok',
      url: 'https://service.example/answer',
      type,
      text: typeof answer === 'string' ? answer : JSON.stringify(answer),
      headers: {},
      fetchedAt: '2026-11-21T09:00:00.000Z',
    },
    known,
    company,
  );

test('a single patent, which is no list, is read like one of many', () => {
  expect(read('pat-epo-ops', onePatent)).toMatchObject({
    outcome: 'ok',
    items: [{ number: '4100003', title: 'Lamp', applicant: 'TARROW LANTERN WORKS INC [US]' }],
    apart: [],
  });
});

test.each([
  [
    'text/html',
    '<!doctype html><html><body><h1>Tarrow Lantern Works</h1><p>Welcome.</p></body></html>',
  ],
  ['text/plain; read', 'Tarrow Lantern Works\nWelcome.'],
  ['text/markdown', ''],
])('a site that answers %s for a summary in plain text has none', (type, text) => {
  expect(read('site-llms-txt', text, type)).toMatchObject({ items: [] });
});

test.each(['Error', 'Fehler'])('an error inside a good answer is told as one: %s', (kind) => {
  expect(
    read('ind-destatis', { Status: { Code: 15, Content: 'x', Type: kind }, Statistics: null }),
  ).toMatchObject({ outcome: 'error-page', items: [] });
});

test('a video says what it shows', () => {
  const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/"><title>Tarrow</title>
    <entry><id>yt:video:a</id><yt:videoId>a</yt:videoId><title>The beam</title><link rel="alternate" href="https://www.youtube.com/watch?v=a"/><published>2026-05-04T00:01:27+00:00</published><media:group><media:title>The beam</media:title><media:description>How a beam is set.</media:description></media:group></entry></feed>`;
  expect(read('social-youtube-channel', feed, 'text/xml').items).toEqual([
    {
      title: 'The beam',
      url: 'https://www.youtube.com/watch?v=a',
      date: '2026-05-04',
      html: 'How a beam is set.',
    },
  ]);
});

test('a forum whose search is closed tells of its latest posts', () => {
  const latest = {
    latest_posts: [
      {
        id: 9,
        name: 'Mud Lark',
        username: 'mudlark',
        created_at: '2026-09-28T00:00:00.000Z',
        cooked: '<p>It flickers.</p>',
        post_number: 2,
        topic_id: 123,
        topic_slug: 'beam-flickers',
        topic_title: 'Beam flickers',
      },
    ],
  };
  const known = {
    forum: 'forum.tarrowlantern.example',
    domain: 'tarrowlantern.example',
    product: 'Tarrow',
  };
  expect(read('social-discourse', latest, 'application/json', known).items).toEqual([
    {
      topic: 123,
      post: 2,
      url: 'https://forum.tarrowlantern.example/t/123/2',
      title: 'Beam flickers',
      text: 'It flickers.',
      html: '<p>It flickers.</p>',
      author: 'mudlark',
      date: '2026-09-28',
      matchScore: 1,
    },
  ]);
});

test('a story handed in from the company’s own site is about it, whatever it is called, and one from a site that looks alike is not', () => {
  const hit = (objectID: string, url: string | null) => ({
    objectID,
    title: 'How a beam is set',
    created_at: '2026-06-01T15:00:48Z',
    author: 'mudlark',
    url,
    points: 4,
    num_comments: 1,
  });
  const hits = [
    hit('1', 'https://blog.tarrowlantern.example/beam'),
    hit('2', 'https://nottarrowlantern.example/beam'),
    hit('3', 'https://tarrowlantern.example.other.example/'),
    hit('4', null),
  ];
  const { items, apart } = read('social-hn-domain', { hits });
  expect([items.map(({ id }) => id), apart.length]).toEqual([['1'], 3]);
});

test.each(['gnews-io', 'marketaux'])('%s keeps a namesake’s news apart', (id) => {
  const articles = ['Tarrow Lantern Works opens', 'Tarrow Lantern Tours LLC opens', 'Rain'].map(
    (title, at) => ({
      title,
      url: `https://paper.example/${at}`,
      description: '',
      publishedAt: '2026-05-18T06:00:00Z',
      published_at: '2026-05-18T06:00:00Z',
      source: id === 'marketaux' ? 'paper.example' : { name: 'Paper' },
      entities: [{ symbol: 'TLW', sentiment_score: 0.3 }],
    }),
  );
  const { items, apart } = read(id, { articles, data: articles });
  expect([items.map(({ url }) => url), apart.length]).toEqual([['https://paper.example/0'], 2]);
});

test('every web search only leads on to pages, and what is forbidden says why in a sentence', () => {
  const searches = catalogue.filter(
    ({ evidence, kind }) =>
      kind === 'search' && evidence.kind === 'directory' && evidence.reliability === 'public-voice',
  );
  expect(searches.length).toBeGreaterThanOrEqual(10);
  const forbidden = catalogue.filter(({ licence }) => licence.tier === 'C');
  expect(forbidden.length).toBeGreaterThanOrEqual(21);
  for (const { id, licence } of forbidden) expect(licence.note, id).toMatch(/^.{30,}$/u);
});
