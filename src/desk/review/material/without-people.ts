import type { Evidence } from '../../../research/evidence/shape';

/** What a report knows of people, and its quotes by the names of their rows; those about people are not among them. */
export interface ReportNames {
  readonly rows: ReadonlyMap<string, Evidence>;
  /** The buyer, the interviewers, the expert: whoever is named for one order alone. */
  readonly people: readonly string[];
  readonly company: string;
  readonly role: string;
}

const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const NUMBER = /\+\d[\d ().-]{7,}\d/gu;
/** Shorter words are words of any sentence. */
const SHORTEST_NAME = 3;

/** The same words without whoever ordered, asks or reviews, and without addresses and telephone numbers. */
export function withoutPeople(text: string, { people }: Pick<ReportNames, 'people'>): string {
  const bare = text.replace(ADDRESS, '[address]').replace(NUMBER, '[number]');
  const names = people
    .flatMap((name) => [name, ...name.split(/\s+/u)])
    .map((name) => name.trim())
    .filter((name) => name.length >= SHORTEST_NAME);
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce(
      (rest, name) =>
        rest.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`, 'giu'),
          '[person]',
        ),
      bare,
    );
}

const escape = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&');
