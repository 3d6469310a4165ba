import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../config';
import { fetchPageFrom } from './fetch-page';
import { chosenWorld, clockOf, openWorld } from './world';

const result = readConfig({});
if (!result.ok) throw new Error(result.faults.join(' '));
const { config } = result;

/** A web of one host, with one page. */
function madeUpHosts(index: unknown = { routes: [PAGE] }): string {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-hosts-'));
  mkdirSync(join(folder, 'www.brindle.example'));
  const at = (name: string): string => join(folder, 'www.brindle.example', name);
  writeFileSync(at('index.json'), JSON.stringify(index));
  writeFileSync(at('about.html'), '<!doctype html><h1>Brindle Boats</h1>');
  return folder;
}

const PAGE = { path: '/about', file: 'about.html', type: 'text/html; charset=utf-8' };

test('a folder of hosts stands for the whole web, and the clock for its day', async () => {
  const world = chosenWorld({ web: madeUpHosts(), now: '2024-05-10T10:00:00Z' }, config);
  const outside = await openWorld(world);
  try {
    expect(outside).toMatchObject({ kind: 'sample', companies: null });
    const fetchPage = fetchPageFrom(outside, world, config);
    expect(await fetchPage('https://www.brindle.example/about')).toEqual({
      html: '<!doctype html><h1>Brindle Boats</h1>',
      fetchedAt: '2024-05-10T10:00:00.000Z',
    });
    expect(await fetchPage('https://www.brindle.example/jobs')).toEqual({
      error: 'The page returned 404.',
    });
    expect(await fetchPage('https://www.quillhaven.example/')).toHaveProperty('error');
  } finally {
    await outside.close();
  }
});

test('the internet set in the configuration gives way to the folder, and stays without one', () => {
  const web = { ...config, research: 'web' } as const;
  expect(chosenWorld({ web: madeUpHosts() }, web).research).toBe('sample');
  expect(chosenWorld({}, web).research).toBe('web');
  const around = Date.now();
  expect(clockOf(chosenWorld({}, web)).now().getTime()).toBeGreaterThanOrEqual(around);
});

test.each([
  ['a folder that is not there', { web: '/nowhere/at/all' }, /has no hosts/],
  ['a folder without hosts', { web: mkdtempSync(join(tmpdir(), 'foreword-none-')) }, /no hosts/],
  ['words in the place of a moment', { now: 'yesterday' }, /--now needs a time/],
  ['a month that no year has', { now: '2024-13-01' }, /--now needs a time/],
  ['a tape beside a folder of hosts', { tape: 'tape', web: 'hosts' }, /leave out --web and --now/],
])('%s is refused in one sentence', (_, values, sentence) => {
  expect(() => chosenWorld(values, config)).toThrow(sentence);
});

test('another day is not asked of the internet', () => {
  const asked = () => chosenWorld({ now: '2024-05-10' }, { ...config, research: 'web' });
  expect(asked).toThrow('--now works only with --web');
});

test('an index that cannot be read is told with its folder', async () => {
  const world = chosenWorld({ web: madeUpHosts({ pages: [] }) }, config);
  await expect(openWorld(world)).rejects.toThrow(/can’t be served/);
});
