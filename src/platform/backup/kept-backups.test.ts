import { expect, test } from 'vitest';
import { days, hours } from '../../kernel/time';
import { backupName, outlivedBackups } from './kept-backups';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const madeAgo = (ago: number): string => backupName(new Date(NOW - ago));

test('The last of each of seven days and four weeks stays, and everything else goes.', () => {
  const names = Array.from({ length: 60 }, (_, day) => [
    madeAgo(days(day)),
    madeAgo(days(day) + hours(1)),
  ]).flat();
  const gone = new Set(outlivedBackups(names));
  const kept = names.filter((name) => !gone.has(name));
  const ages = kept.map((name) => names.indexOf(name) / 2);
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  // The newest two of the four weeks are among the seven days.
  expect(ages.slice(7)).toEqual([12, 19]);
});

test('A shop that stood still for months loses no backup, and other files are left alone.', () => {
  const names = [madeAgo(days(200)), madeAgo(days(201)), 'foreword-notes.txt', 'other.backup'];
  expect(outlivedBackups(names)).toEqual([]);
});
