import { describe, expect, test } from 'vitest';
import { knownAs as knownOf } from '../../src/research/company';
import {
  catalogue,
  readAnswer,
  readWikidataEntity,
  type KnownAs,
  type Source,
} from '../../src/research/sources';
import { hasMaterial, hasRecording, recording } from './material';

const sourceOf = (id: string): Source =>
  catalogue.find((source) => source.id === id) ?? expect.fail(`there is no source ${id}`);

function read(
  id: string,
  text: string,
  {
    type = 'application/json',
    knownAs,
    known = {},
    url = 'https://service.example/',
  }: { type?: string; knownAs?: KnownAs; known?: Record<string, string>; url?: string } = {},
) {
  return readAnswer(
    sourceOf(id),
    { outcome: 'ok', url, type, text, headers: {}, fetchedAt: '2026-11-21T09:00:00.000Z' },
    known,
    knownAs,
  );
}
const called = (name: string): KnownAs =>
  knownOf({ id: 'x', name, legalName: name, aliases: [], jobBoards: {}, namesakes: [] });
const full = (fill: Readonly<Record<string, number>>, ...fields: string[]): void => {
  for (const field of fields) expect(fill[field], field).toBe(1);
};

describe.skipIf(!hasMaterial)('a real recording of', () => {
  test('every one that the catalogue names is there', () => {
    expect(
      catalogue.flatMap(({ recordings = [] }) => recordings).filter((name) => !hasRecording(name)),
    ).toEqual([]);
  });

  test('SEC submissions gives the profile and its filings out of parallel arrays', () => {
    const reading = read(
      'sec-submissions',
      recording('sec/submissions-CIK0000320193-AAPL-trimmed.json'),
    );
    expect(reading.items.map(({ form, date, accession }) => [form, date, accession])).toEqual([
      ['4', '2023-08-08', '0000320193-23-000079'],
      ['10-Q', '2023-08-04', '0000320193-23-000077'],
      ['8-K', '2023-08-03', '0000320193-23-000075'],
      ['4', '2023-05-18', '0000320193-23-000070'],
      ['10-Q', '2023-05-05', '0000320193-23-000064'],
    ]);
    expect(reading.about).toMatchObject({
      ticker: 'AAPL',
      exchange: 'Nasdaq',
      industry: 'Electronic Computers',
      city: 'CUPERTINO',
    });
    expect(String(reading.about['formerNames']).split(', ')).toHaveLength(3);
  });

  test.each(['sec/companyfacts-CIK0001652044-GOOGL.json', 'sec/companyfacts-AAPL-excerpt.json'])(
    'SEC company facts %s is handed on whole',
    (name) => {
      expect(read('sec-companyfacts', recording(name))).toMatchObject({
        outcome: 'ok',
        body: { facts: expect.any(Object) },
      });
    },
  );

  test('a proxy statement yields its directors and what its officers earn', () => {
    const { items } = read('sec-def14a', recording('sec/AAPL-def14a-2023.html'), {
      type: 'text/html',
    });
    const parts = Object.fromEntries(items.map(({ part, text }) => [part, String(text)]));
    expect(Object.keys(parts)).toEqual(['directors', 'compensation']);
    expect(parts['compensation']).toContain(
      'Tim Cook Chief Executive Officer | 2022 | 3,000,000 |',
    );
  });

  test.each([['ashby/cursor.json'], ['ashby/supabase.json'], ['ashby/zapier.json']])(
    '%s yields every listed job',
    (name) => {
      const text = recording(name);
      const listed = (JSON.parse(text) as { jobs: { isListed?: boolean }[] }).jobs.filter(
        ({ isListed }) => isListed !== false,
      );
      const { items, fill } = read('ats-ashby', text);
      expect(items).toHaveLength(Math.min(200, listed.length));
      full(fill, 'title', 'url', 'date', 'place', 'team', 'html');
    },
  );

  test('one Greenhouse job has the fields of its board', () => {
    const { items, fill } = read(
      'ats-greenhouse',
      JSON.stringify({
        jobs: [JSON.parse(recording('greenhouse/canonical-job-4754075-questions.json'))],
      }),
    );
    expect(items).toHaveLength(1);
    full(fill, 'title', 'url', 'date', 'place', 'html');
  });

  test('a Lever posting has its day out of milliseconds', () => {
    const { items } = read('ats-lever', recording('lever/palantir-first-posting-trimmed.json'), {
      known: { lever: 'palantir' },
    });
    expect(items).toMatchObject([
      {
        date: '2026-05-12',
        team: 'Administrative',
        place: 'Palo Alto, CA',
        url: 'https://jobs.lever.co/palantir/0bbfd4f4-41ff-4ec6-b73f-5200efd5d4d3',
      },
    ]);
  });

  test('GDELT’s articles are matched by name', () => {
    const { items, apart } = read('gdelt-artlist', recording('gdelt/intrum-artlist.json'), {
      knownAs: called('Intrum'),
    });
    expect(items).toMatchObject([{ date: '2026-01-07', country: 'Denmark' }]);
    // One headline never names the company; it is no evidence about it.
    expect(apart).toHaveLength(1);
  });

  test('Hacker News, a status page and a GitHub organisation are read', () => {
    expect(
      read('social-hn-stories', recording('hn-algolia/who-is-hiring-trimmed.json')).items,
    ).toMatchObject([
      { id: '48357725', date: '2026-06-01', points: 241, comments: 467, author: 'whoishiring' },
    ]);
    expect(
      read('statuspage', recording('statuspage/cloudflare-summary-trimmed.json')),
    ).toMatchObject({
      outcome: 'empty',
      certain: true,
      about: { name: 'Cloudflare', indicator: 'minor' },
    });
    expect(read('eng-github-org', recording('github/org-BeaverSoftware.json')).items).toMatchObject(
      [{ name: 'BeaverSoftware', repositories: 121, founded: '2014-01-09' }],
    );
  });

  test.each([
    'warn-ok/cached_search_results-0.html',
    'warn-ok/paged_results-0.html',
    'warn-ok/paged_results-1.html',
  ])('Oklahoma’s notices %s are rows with employer, day and link', (name) => {
    const { items, fill } = read('warn-ok', recording(name), {
      type: 'text/html',
      url: 'https://okjobmatch.com/search/warn_lookups',
    });
    expect(items.length).toBeGreaterThan(5);
    full(fill, 'name', 'date', 'url', 'kind');
    for (const { url } of items)
      expect(url).toMatch(/^https:\/\/okjobmatch\.com\/search\/warn_lookups\/\d+$/);
  });

  test('a WARN search without a hit is empty', () => {
    expect(
      read('warn-ok', recording('warn-ok/no_results-0.html'), { type: 'text/html' }),
    ).toMatchObject({ outcome: 'empty', certain: true });
  });

  test('what TechCrunch’s feed says of one company is told from the rest', () => {
    const text = recording('feeds/techcrunch.xml');
    const all = read('rss-techcrunch', text, { type: 'text/xml' }).items;
    const { items, apart } = read('rss-techcrunch', text, {
      type: 'text/xml',
      knownAs: called('No Such Company Anywhere'),
    });
    expect(items).toEqual([]);
    expect(apart).toHaveLength(all.length);
  });

  test('an encyclopedia’s articles come with what their boxes say and without their markup', () => {
    const article = (name: string) =>
      read(
        'wikipedia-wikitext',
        JSON.stringify({
          parse: { title: name, pageid: 1, wikitext: recording(`wikipedia/${name}.wikitext.txt`) },
        }),
      ).items[0];
    expect(article('Alsea-company')).toMatchObject({
      people: '60,000 (2014)',
      founded: '1997-05-16 in Mexico City, Mexico',
      industry: 'Restaurants',
      revenue: 'US$ 1,714 million (2014); US$ 1,230 million (2013)',
    });
    for (const name of ['Alsea-company', 'BBDO', 'Mozilla-Firefox']) {
      const text = String(article(name)?.['text']);
      expect(text.length, name).toBeGreaterThan(1_000);
      expect(text.match(/\{\{|\}\}|\[\[|\]\]|<ref|'''/g), name).toBeNull();
    }
  });

  test('Wikidata’s answers to queries are lists of bindings, and a GitHub profile without an employer is about nobody', () => {
    const { results } = JSON.parse(recording('wikidata/sparql-statements.json')) as {
      results: { bindings: Record<string, { value: string }>[] };
    };
    const named = results.bindings.map(({ statement }) => ({
      item: statement,
      itemLabel: { value: 'Named' },
      relation: { value: 'product' },
    }));
    expect(results.bindings.length).toBeGreaterThan(5);
    expect(
      read('wikidata-sparql', JSON.stringify({ results: { bindings: named } })).items,
    ).toHaveLength(Math.min(100, named.length));
    expect(
      read('int-github-user', recording('github/user.json'), { knownAs: called('Intrum') }),
    ).toMatchObject({
      outcome: 'empty',
      apart: [{ name: 'Vincent Jacques', repositories: 38, url: 'https://github.com/jacquev6' }],
    });
  });

  test('Wikidata’s entities are read with labels and statements', () => {
    const city = JSON.parse(recording('wikidata/entity-Q2112-city.json')) as {
      entities?: Record<string, unknown>;
    };
    const entity = readWikidataEntity(
      city.entities === undefined ? { entities: { Q2112: city } } : city,
      'Q2112',
    );
    expect(entity?.label).toBe('Bielefeld');
    expect(entity?.statements.length).toBeGreaterThan(50);
    expect(
      readWikidataEntity(
        JSON.parse(recording('wikidata/wbgetentities.json')),
        'Q3235026',
      )?.statements.some(({ property }) => property === 'P50'),
    ).toBe(true);
  });
});
