import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { SourceRow } from '../../../desk/operations/shape';
import { narrowSources, readSourceFilter } from './source-filter';
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

  test.each(['group=constructor', 'state=toString', 'group=nothing&state=', 'page=2'])(
    'takes “%s” for nothing',
    (query) => {
      expect(readSourceFilter(new URLSearchParams(query))).toEqual({
        words: '',
        group: null,
        state: null,
      });
    },
  );
});

function show(query: string): string {
  const filter = readSourceFilter(new URLSearchParams(query));
  const loaderData = {
    mode: 'demo',
    unread: [],
    counted: 2,
    proof: { live: 1, shape: 1, never: 1, catalog: 3 },
    open: 2,
    unproven: 0,
    filter,
    all: rows.length,
    rows: narrowSources(rows, filter),
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
