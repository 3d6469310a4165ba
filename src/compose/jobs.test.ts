import { expect, test } from 'vitest';
import { nextRun } from '../platform/jobs';
import { schedulesOf } from './jobs';

const shop = (mode: 'demo' | 'live', daily = false) => ({
  mode,
  backups: { folder: '/backups', daily, secret: undefined },
});
const names = (mode: 'demo' | 'live', daily?: boolean): readonly string[] =>
  schedulesOf(shop(mode, daily)).map(({ job }) => job.name);
const cronOf = (name: string): string =>
  schedulesOf(shop('live')).find(({ job }) => job.name === name)?.cron ?? 'none';

test('a live shop asks week by week who still answers, a demo doesn’t: its sample web always does', () => {
  expect(names('demo')).not.toContain('probe-sources');
  expect(names('live')).toEqual(expect.arrayContaining([...names('demo'), 'probe-sources']));
  const first = nextRun(cronOf('probe-sources'), new Date('2026-11-18T12:00:00Z'));
  expect(first.toISOString()).toBe('2026-11-22T03:23:00.000Z');
  expect(nextRun(cronOf('probe-sources'), first).toISOString()).toBe('2026-11-29T03:23:00.000Z');
});

test('a shop backs itself up each night where its settings say so', () => {
  expect(names('demo', true)).toContain('daily-backup');
  expect(names('live', false)).not.toContain('daily-backup');
});

test('no two tasks of a shop have the same name', () => {
  for (const mode of ['demo', 'live'] as const)
    expect(new Set(names(mode)).size).toBe(names(mode).length);
});
