import { days } from '../../kernel/time';

const DAYS = 7;
const WEEKS = 4;

/** “foreword-2026-11-23T03-00-00Z.backup”: names sort by time. */
export const backupName = (at: Date): string =>
  `foreword-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

const NAME = /^foreword-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/u;

function momentOf(name: string): number | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
}

/**
 * Those that may go: all but the last of each of the seven newest days and four newest weeks that have
 * one. Counted among the backups and not from today, so that a shop that stood still loses none.
 */
export function outlivedBackups(names: readonly string[]): readonly string[] {
  const newestFirst = names
    .flatMap((name) => {
      const moment = momentOf(name);
      return moment === undefined ? [] : [{ name, moment }];
    })
    .sort((one, other) => other.moment - one.moment);
  const kept = new Set([
    ...newestOfEach(newestFirst, days(1), DAYS),
    ...newestOfEach(newestFirst, days(7), WEEKS),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

function newestOfEach(
  newestFirst: readonly { readonly name: string; readonly moment: number }[],
  span: number,
  most: number,
): readonly string[] {
  const first = new Map<number, string>();
  for (const { name, moment } of newestFirst) {
    const stretch = Math.floor(moment / span);
    if (!first.has(stretch)) first.set(stretch, name);
  }
  return [...first.values()].slice(0, most);
}
