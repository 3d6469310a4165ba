import { readDataTable, wholeCode } from '../data-files';

/** First-line heads, and those above them. */
const SUPERVISORS = new Set(['supervisor', 'foreman', 'sergeant', 'captain']);
const MANAGERS = new Set(['manager', 'director', 'head', 'superintendent', 'president']);
const RANKS = new Set(['assistant', 'deputy', 'vice', 'general', 'regional', 'area', 'district']);

export interface Managers {
  /** Who leads people of an occupation, by the longest part of its code that the table has. */
  readonly leaderOf: (code: string, head: string) => string | undefined;
}

/** content/occupations/managers.tsv: part of a code, who supervises it, who manages it. */
export function loadManagers(): Managers {
  const rows = readDataTable('managers.tsv').toSorted(
    ([one = ''], [other = '']) => other.length - one.length,
  );
  return {
    leaderOf: (code, head) => {
      const row = rows.find(([part = '']) => code.startsWith(part));
      const leader = row?.[SUPERVISORS.has(head) ? 1 : 2];
      return leader === undefined ? undefined : wholeCode(leader);
    },
  };
}

export const isLeader = (word: string): boolean => SUPERVISORS.has(word) || MANAGERS.has(word);

/** What a leader's title says of those who are led: “Nurse” of “Assistant Nurse Manager”. */
export const ledWords = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isLeader(word) && !RANKS.has(word));
