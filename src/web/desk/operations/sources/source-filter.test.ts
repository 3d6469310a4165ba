import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { SourceRow } from '../../../../desk/operations/shape';
import { narrowSources, pageOfSources, readSourceFilter } from './source-filter';
import Sources from './sources';

const row = (changes: Partial<SourceRow>): SourceRow => ({
  id: 'register-of-nowhere',
  name: 'Register of Nowhere',
  group: 'registers',
  note: 'free for any use',
  state: 'in-force',
  switchedOff: false,
  proof: 'shape',
  health: 'well',
  fault: null,
  successRate: 1,
  lastGoodAt: null,
  terms: { unread: false, url: null, acceptedAt: null, acceptedBy: null },
  probe: null,
  ...changes,
});
const rows = [
  row({}),
  row({
    id: 'rss-harbour',
    name: 'Harbour Gazette',
    group: 'news',
    state: 'needs-terms',
    note: 'headline and link',
  }),
  row({ id: 'rss-quay', name: 'Revue du Quai Économique', group: 'news' }),
];
const fitting = (query: string): readonly string[] =>
  narrowSources(rows, readSourceFilter(new URLSearchParams(query))).map(({ id }) => id);

describe('the list of sources', () => {
  test.each([
    ['', ['register-of-nowhere', 'rss-harbour', 'rss-quay']],
    ['q=harbour', ['rss-harbour']],
    ['q=+LINK++gazette+', ['rss-harbour']],
    ['q=economique', ['rss-quay']],
    ['q=rss', ['rss-harbour', 'rss-quay']],
    ['q=registers', ['register-of-nowhere']],
    ['group=news', ['rss-harbour', 'rss-quay']],
    ['state=needs-terms', ['rss-harbour']],
    ['q=rss&group=news&state=in-force', ['rss-quay']],
    ['q=gazette&group=registers', []],
    ['q=%5C%28.%2A', []],
  ])('asked with “%s” holds %j', (query, ids) => {
    expect(fitting(query)).toEqual(ids);
  });

  test.each([
    'group=constructor',
    'state=toString',
    'group=nothing&state=',
    'page=0',
    'page=-2',
    'page=1e9',
  ])('takes “%s” for nothing', (query) => {
    expect(readSourceFilter(new URLSearchParams(query))).toEqual({
      words: '',
      group: null,
      state: null,
      page: 1,
    });
  });
});

function show(query: string, held = rows): string {
  const filter = readSourceFilter(new URLSearchParams(query));
  const narrowed = narrowSources(held, filter);
  const loaderData = {
    mode: 'demo',
    unread: [],
    counted: 2,
    proof: { live: 1, shape: 1, never: 1, catalog: 3 },
    open: 2,
    unproven: 0,
    filter,
    all: held.length,
    matching: narrowed.length,
    ...pageOfSources(narrowed, filter.page),
  };
  const Stub = createRoutesStub([
    { id: 'page', path: '/', Component: Sources, loader: () => loaderData },
  ]);
  return renderToStaticMarkup(
    createElement(Stub, { hydrationData: { loaderData: { page: loaderData } } }),
  );
}

test('the page says how many fit, keeps what was asked, and says so when nothing does', () => {
  const some = show('q=rss&group=news');
  expect(some).toContain('2 of 3 sources match.');
  expect(some).toContain('value="rss"');
  expect(some).toContain('<option value="news" selected="">News</option>');
  expect(some).toContain('Harbour Gazette');
  expect(some).not.toContain('Register of Nowhere');
  const none = show(`q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(none).toContain('0 of 3 sources match.');
  expect(none).toContain('No sources match.');
  expect(none).not.toMatch(/<table|<script/u);
  const all = show('');
  expect(all).toContain('3 sources in the catalog.');
  expect(all).not.toContain('Clear filters');
});

test('a long list has pages that keep the filter, and a page past the end is the last', () => {
  const many = Array.from({ length: 95 }, (_, at) =>
    row({ id: `feed-${at}`, name: `Feed no. ${at}.` }),
  );
  const first = show('group=registers', many);
  expect(first).toContain('95 of 95 sources match.');
  expect(first.match(/Feed no\. \d+\./gu)?.length).toBeGreaterThanOrEqual(40);
  expect(first).not.toContain('Feed no. 40.');
  expect(first).toContain('Page 1 of 3');
  expect(first).toContain('?group=registers&amp;page=2#all-sources');
  expect(first).not.toContain('Previous');
  const last = show('group=registers&page=9', many);
  expect(last).toContain('Page 3 of 3');
  expect(last).toContain('Feed no. 94.');
  expect(last).toContain('?group=registers&amp;page=2#all-sources');
  expect(last).not.toContain('>Next<');
  expect(show('')).not.toContain('Page 1');
});
