import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock } from '../../../test/support/test-clock';
import { days, hours, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { inMemoryHealth, labourConditionApplications, type Ask, type Source } from '../sources';
import { acceptHeld, goBack, listBulk, loadBulk, type BulkContext } from './index';
import { loadDue } from './jobs';
import { bulkShelf } from './shelf';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const source: Source = { ...labourConditionApplications, enabled: true };
const HEADER =
  'CASE_NUMBER,CASE_STATUS,DECISION_DATE,JOB_TITLE,SOC_CODE,SOC_TITLE,EMPLOYER_NAME,WORKSITE_CITY,WORKSITE_STATE,WAGE_RATE_OF_PAY_FROM,WAGE_UNIT_OF_PAY';
const row = (id: string, employer = 'TARROW LANTERN WORKS, INC.'): string =>
  `${id},Certified,2026-03-02,Keeper,17-2199,Keepers,"${employer}",Duluth,MN,90000,Year`;
const file = (...rows: readonly string[]): string => [HEADER, ...rows].join('\n');
const rows = (count: number, name: string): string =>
  file(...Array.from({ length: count }, (_, number) => row(`${name}-${number}`)));

type Answer =
  | string
  | { readonly outcome: Exclude<Awaited<ReturnType<Ask>>['outcome'], 'ok'> }
  | { readonly text: string; readonly etag: string }
  | Error;
let web: Record<string, Answer>;
let asked: {
  readonly path: string;
  readonly conditions: Readonly<Record<string, string>> | undefined;
  readonly isProbe: boolean;
}[];
let clock: ReturnType<typeof testClock>;
let closed: string | undefined;
let context: BulkContext;

const ask: Ask = async ({ url, into, conditions, isProbe }) => {
  const path = url.split('_').slice(-2).join(' ').replace('.xlsx', '');
  asked.push({ path, conditions, isProbe: isProbe === true });
  const found = web[path] ?? { outcome: 'gone' };
  if (found instanceof Error) throw found;
  if (typeof found === 'object' && 'outcome' in found)
    return { outcome: found.outcome, sentence: `It is ${found.outcome}.` };
  const { text, etag } = typeof found === 'string' ? { text: found, etag: '' } : found;
  if (etag !== '' && conditions?.['if-none-match'] === etag)
    return { outcome: 'not-modified', sentence: '' };
  await into?.begin();
  for (let at = 0; at < text.length; at += 900)
    await into?.write(new TextEncoder().encode(text.slice(at, at + 900)));
  return {
    outcome: 'ok',
    url,
    type: 'text/csv',
    text: '',
    headers: etag === '' ? {} : { etag },
    fetchedAt: '',
  };
};

beforeEach(async () => {
  await database.queryRows('DELETE FROM bulk_row');
  await database.queryRows('DELETE FROM bulk_version');
  [web, asked, closed] = [{}, [], undefined];
  // In the last quarter of a year, so that the government's own year has begun.
  clock = testClock('2026-11-22T09:00:00.000Z');
  context = {
    database,
    clock,
    ask,
    health: inMemoryHealth(),
    keys: {},
    whyClosed: async () => closed,
  };
});

const load = () => loadBulk(context, { source });
const states = async () =>
  (await database.queryRows('SELECT period, state, rows FROM bulk_version ORDER BY id')).map(
    ({ period, state, rows: count }) =>
      `${String(period)} ${String(state)} ${String(count)}`.trim(),
  );
const idsInUse = async () =>
  (
    (await (await bulkShelf(database.read).find(source))?.rowsOf(['Tarrow Lantern Works'], 100)) ??
    []
  ).map(({ id }) => id);
const rowCount = async () =>
  Number((await database.queryRows('SELECT count(*) AS count FROM bulk_row'))[0]?.['count']);

test('the newest file there is comes into use, with what tells it from others', async () => {
  web = {
    'FY2026 Q3': { text: file(row('a'), row('b', 'Plume & Sons'), row('c', '')), etag: '"3"' },
  };
  expect(await load()).toMatchObject({
    ok: true,
    value: { state: 'loaded', sentence: expect.stringContaining('2026 Q3: 2 rows in use.') },
  });
  expect(asked.map(({ path }) => path)).toEqual(['FY2027 Q1', 'FY2026 Q4', 'FY2026 Q3']);
  const [listed] = await listBulk(context, [source]);
  expect(listed).toMatchObject({
    versions: [
      {
        state: 'current',
        period: '2026 Q3',
        rows: 2,
        etag: '"3"',
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ],
    dueAt: new Date('2026-11-29T09:00:00.000Z'),
  });
  expect(await idsInUse()).toEqual(['a']);
  expect(await context.health.find(source.id)).toMatchObject({
    lastGoodAt: '2026-11-22T09:00:00.000Z',
  });
});

test('a file that did not change is not loaded again, whether its server says so or its bytes do', async () => {
  web = { 'FY2026 Q4': { text: file(row('a')), etag: '"4"' } };
  await load();
  clock.advance(days(8));
  expect(await load()).toMatchObject({ ok: true, value: { state: 'unchanged' } });
  expect(asked.at(-1)?.conditions).toEqual({ 'if-none-match': '"4"' });
  web = { 'FY2026 Q4': { text: file(row('a')), etag: '"5"' } };
  expect(await load()).toMatchObject({ ok: true, value: { state: 'unchanged' } });
  expect(await states()).toEqual(['2026 Q4 current 1']);
  expect((await listBulk(context, [source]))[0]?.versions[0]).toMatchObject({
    etag: '"5"',
    checkedAt: clock.now(),
  });
});

test('a new version takes the place of the last, which stays for the way back, and the one before that goes', async () => {
  for (const [quarter, id] of [
    ['Q2', 'a'],
    ['Q3', 'b'],
    ['Q4', 'c'],
  ] as const) {
    web = { ...web, [`FY2026 ${quarter}`]: file(row(id)) };
    await load();
  }
  expect(await states()).toEqual(['2026 Q3 previous 1', '2026 Q4 current 1']);
  expect(await idsInUse()).toEqual(['c']);
  expect(await goBack(context, source)).toMatchObject({ ok: true, value: { period: '2026 Q3' } });
  expect([await states(), await idsInUse(), await rowCount()]).toEqual([
    ['2026 Q3 current 1'],
    ['b'],
    1,
  ]);
  expect(await goBack(context, source)).toMatchObject({ ok: false, failure: { code: 'none' } });
  // An older file than the one in use is never looked for.
  asked = [];
  web = { 'FY2026 Q1': file(row('z')) };
  await load();
  expect(asked.map(({ path }) => path)).toEqual(['FY2027 Q1', 'FY2026 Q4', 'FY2026 Q3']);
});

test('many rows are removed in lots, and all of them', async () => {
  web = { 'FY2026 Q2': rows(2_300, 'old') };
  await load();
  web = { 'FY2026 Q3': rows(2_300, 'mid') };
  await load();
  web = { 'FY2026 Q4': rows(2_300, 'new') };
  await load();
  expect(await rowCount()).toBe(4_600);
  expect((await idsInUse()).length).toBe(100);
});

test('a file with less than half the rows is held back with a sentence until somebody accepts it', async () => {
  web = { 'FY2026 Q3': rows(10, 'a') };
  await load();
  web = { 'FY2026 Q4': { text: rows(4, 'b'), etag: '"b"' }, 'FY2026 Q3': rows(10, 'a') };
  expect(await load()).toMatchObject({
    ok: true,
    value: {
      state: 'held',
      sentence: expect.stringContaining('only 4 rows, where the file in use has 10'),
    },
  });
  expect(await states()).toEqual(['2026 Q3 current 10', '2026 Q4 held 4']);
  expect((await idsInUse()).length).toBe(10);
  // The same file is not fetched into a second one that is held.
  expect(await load()).toMatchObject({ ok: true, value: { state: 'unchanged' } });
  expect(await acceptHeld(context, source)).toMatchObject({
    ok: true,
    value: { period: '2026 Q4' },
  });
  expect([await states(), (await idsInUse()).length]).toEqual([
    ['2026 Q3 previous 10', '2026 Q4 current 4'],
    4,
  ]);
  expect(await acceptHeld(context, source)).toMatchObject({ ok: false, failure: { code: 'none' } });
  await goBack(context, source);
  expect((await idsInUse()).length).toBe(10);
});

const PAGE = '<!DOCTYPE html><html><head><title>Sign in</title></head><body>';
test.each<readonly [string, Record<string, Answer>, string, string]>([
  [
    'a file that breaks off',
    { 'FY2026 Q4': file(row('b'), 'c,Certified') },
    'shape-changed',
    'breaks off',
  ],
  ['another table', { 'FY2026 Q4': 'a,b\n1,2' }, 'shape-changed', 'not its table'],
  ['a file without rows', { 'FY2026 Q4': file() }, 'empty', 'no rows'],
  ['nothing', { 'FY2026 Q4': '' }, 'empty', 'empty file'],
  ['a page to sign in', { 'FY2026 Q4': `${PAGE}<form>Name</form>` }, 'shape-changed', ''],
  ['a page of a wall', { 'FY2026 Q4': `${PAGE}Please verify you are human` }, 'blocked', ''],
  [
    'a file that is larger than it may be',
    { 'FY2026 Q4': { outcome: 'refused' } },
    'refused',
    'refused',
  ],
  [
    'a host that is down',
    { 'FY2026 Q4': { outcome: 'unreachable' } },
    'unreachable',
    'unreachable',
  ],
  ['no file of late', {}, 'gone', 'gone'],
])(
  '%s leaves the good one in use and nothing of itself but why',
  async (_, answers, code, words) => {
    web = { 'FY2026 Q3': file(row('a')) };
    await load();
    clock.advance(days(8));
    web = answers;
    expect(await load()).toMatchObject({
      ok: false,
      failure: { code, sentence: expect.stringContaining(words) },
    });
    expect([await idsInUse(), await rowCount()]).toEqual([['a'], 1]);
    expect(await states()).toEqual(['2026 Q3 current 1', 'failed 0']);
    expect((await context.health.find(source.id)).failures).toBe(code === 'gone' ? 0 : 1);
    const [listed] = await listBulk(context, [source]);
    expect(listed?.versions.at(-1)).toMatchObject({ state: 'failed', outcome: code, failures: 1 });
    // Tried again sooner than it is usually looked for.
    expect(listed?.dueAt).toEqual(new Date(clock.now().getTime() + hours(2)));
    web = { 'FY2026 Q4': file(row('b')) };
    await load();
    expect(await states()).toEqual(['2026 Q3 previous 1', '2026 Q4 current 1']);
  },
);

test('a delivery that stops in the middle leaves the good one in use, and so does a machine that went down in one', async () => {
  web = { 'FY2026 Q3': file(row('a')) };
  await load();
  web = { 'FY2026 Q4': new Error('the disk is gone') };
  await expect(load()).rejects.toThrow('the disk is gone');
  expect([await states(), await rowCount()]).toEqual([['2026 Q3 current 1', 'failed 0'], 1]);

  web = { 'FY2026 Q4': file(row('b')) };
  await database.queryRows(
    `INSERT INTO bulk_version (source, period, url, state, outcome, sentence, rows, bytes, failures, loaded_at, checked_at) VALUES ('${source.id}', '', 'x', 'loading', 'ok', '', 1, 0, 0, '${clock.now().toISOString()}', '${clock.now().toISOString()}')`,
  );
  expect(await load()).toMatchObject({ ok: false, failure: { code: 'busy' } });
  clock.advance(minutes(41));
  expect(await load()).toMatchObject({ ok: true, value: { state: 'loaded' } });
  expect(await states()).toEqual(['2026 Q3 previous 1', '2026 Q4 current 1']);
});

test('a closed source is not loaded, and one that nobody saw answering only by hand', async () => {
  closed = 'Nobody has accepted its terms yet.';
  expect(await load()).toEqual({ ok: false, failure: { code: 'off', sentence: closed } });
  expect(await loadDue(context, [source])).toEqual([]);
  expect([asked, await states()]).toEqual([[], []]);
  web = { 'FY2026 Q4': file(row('a')) };
  const unseen: BulkContext = {
    ...context,
    whyClosed: async (_, purpose) =>
      purpose === 'ask' ? 'Nobody has seen it answer yet.' : undefined,
  };
  expect(await loadBulk(unseen, { source: { ...source, enabled: 'verify' } })).toMatchObject({
    ok: false,
    failure: { code: 'off' },
  });
  expect(
    await loadBulk(unseen, { source: { ...source, enabled: 'verify' }, isByHand: true }),
  ).toMatchObject({ ok: true });
  expect(asked.every(({ isProbe }) => isProbe)).toBe(true);
  expect(
    await loadBulk(unseen, { source: { ...source, enabled: 'licence' }, isByHand: true }),
  ).toMatchObject({ ok: false, failure: { code: 'off' } });
});

test('what is due is loaded by its own calendar, and what is not is left alone', async () => {
  web = { 'FY2026 Q4': file(row('a')) };
  const other: Source = {
    ...source,
    id: 'another-file',
    bulk: { ...source.bulk, every: days(2), by: 'employer', holds: 'names', largest: 1_000_000 },
  };
  const plain: Source = { ...source, id: 'no-file' };
  const { bulk: _, ...without } = plain;
  expect(await loadDue(context, [source, other, without])).toHaveLength(2);
  expect(await loadDue(context, [source, other])).toEqual([]);
  clock.advance(days(3));
  expect(await loadDue(context, [source, other])).toEqual([
    expect.stringContaining('nothing newer'),
  ]);
});

test('an address that tells where the file lies is asked first, and told when it no longer does', async () => {
  const linked: Source = {
    ...source,
    needs: [],
    request: { urls: ['https://data.example/package'] },
    bulk: {
      every: days(1),
      by: 'employer',
      holds: 'names',
      largest: 1_000_000,
      link: { at: 'files[].href', has: '.csv' },
    },
  };
  let told = JSON.stringify({
    files: [{ href: 'https://data.example/notes.pdf' }, { href: 'https://data.example/all.csv' }],
  });
  const linking: Ask = async (question) => {
    if (question.into === undefined)
      return {
        outcome: 'ok',
        url: question.url,
        type: 'application/json',
        text: told,
        headers: {},
        fetchedAt: '',
      };
    await question.into.begin();
    await question.into.write(
      new TextEncoder().encode(question.url.endsWith('all.csv') ? file(row('a')) : 'x'),
    );
    return { outcome: 'ok', url: question.url, type: '', text: '', headers: {}, fetchedAt: '' };
  };
  expect(await loadBulk({ ...context, ask: linking }, { source: linked })).toMatchObject({
    ok: true,
  });
  expect(await states()).toEqual(['2026-11-22 current 1']);
  told = '{"files":[]}';
  expect(await loadBulk({ ...context, ask: linking }, { source: linked })).toMatchObject({
    ok: false,
    failure: { code: 'shape-changed' },
  });
});

test('rows are found by a name and by what goes on after it, never by the beginning of a word', async () => {
  web = {
    'FY2026 Q4': file(
      row('exact', 'Tarrow'),
      row('more', 'Tarrow Lantern Works - Kern depot'),
      row('glued', 'Tarrowtech Inc'),
      row('other', 'New Tarrow'),
    ),
  };
  await load();
  const table = await bulkShelf(database.read).find(source);
  expect((await table?.rowsOf(['TARROW, Inc.'], 10))?.map(({ id }) => id)).toEqual([
    'exact',
    'more',
  ]);
  expect(await table?.rowsOf([''], 10)).toEqual([]);
  expect(await table?.keys()).toEqual([
    'new tarrow',
    'tarrow',
    'tarrow lantern works kern depot',
    'tarrowtech',
  ]);
});
