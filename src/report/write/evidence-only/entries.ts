import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import {
  endSentence,
  holdsAddress,
  inQuotes,
  formatCount,
  formatDate,
  formatList,
  formatMonth,
} from '../phrases';
import { distinctBy, draft, valueIn } from './facts';
import { byDay, dayOf, isMany, shortSourceName, sourceNameOf } from './sources';

/** “Reason: The switch may stick.”: one line of a register’s entry. */
const LINE = /^(?<label>\p{Lu}[\p{L}\d. ]{1,40}): (?<said>\S.*)$/u;
const MOST_WORDS = 14;
const MOST_ENTRIES = 3;

/** The lines of an entry by their names, without what it is headed with. */
export function linesOf({ quote }: Evidence): ReadonlyMap<string, string> {
  return new Map(
    quote
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const { label, said } = LINE.exec(line)?.groups ?? {};
        return label === undefined || said === undefined ? [] : [[label, said.trim()] as const];
      }),
  );
}

function isPlain(said: string): boolean {
  return /[\p{L}\p{N}]/u.test(said) && !/[{}[\]<>|\\]|":|=>/u.test(said) && !holdsAddress(said);
}

/** A figure, a year or a day as a reader is used to it, and any other words as they stand. */
function formatLine(said: string): string | undefined {
  if (/^(?:19|20)\d{2}$/u.test(said)) return said;
  if (/^-?\d{1,15}(?:\.\d{1,6})?$/u.test(said)) return formatCount(Number(said));
  if (/^\d{4}-\d{2}(?:-\d{2})?$/u.test(said) && formatDate(said) !== '') return formatDate(said);
  return isPlain(said) ? inQuotes(said, MOST_WORDS) : undefined;
}

function parts(row: Evidence, labels: readonly string[], most: number): string[] {
  const lines = linesOf(row);
  return labels
    .flatMap((label) => {
      const said = formatLine(lines.get(label) ?? '');
      return said === undefined ? [] : [`${label.toLowerCase()}: ${said}`];
    })
    .slice(0, most);
}

export interface Manner {
  /** The lines that are told, the most telling first. */
  readonly labels: readonly string[];
  readonly most?: number;
  /** An entry without one of these lines has nothing to tell. */
  readonly needs?: true;
}

/** One entry as a reader takes it in: “Self-trimming wick” (January 2026; status: “Granted”). */
export function formatEntry(
  row: Evidence,
  { labels, most = 3, needs }: Manner,
): string | undefined {
  const isHeaded = typeof row.value === 'string' && row.value !== '';
  const title = isHeaded ? valueIn(row) : undefined;
  const told = parts(row, labels, most);
  const day = dayOf(row);
  if (
    (needs === true && told.length === 0) ||
    (isHeaded && (title === undefined || !isPlain(title)))
  )
    return undefined;
  const month = day === undefined ? [] : [formatMonth(day)];
  if (title !== undefined) {
    const more = [...month, ...told].join('; ');
    return `${inQuotes(title, MOST_WORDS)}${more === '' ? '' : ` (${more})`}`;
  }
  if (told.length === 0) return undefined;
  return month.length === 0 ? told.join('; ') : `${month[0]} (${told.join('; ')})`;
}

export function registerOf(row: Evidence): string {
  return shortSourceName(sourceNameOf(row));
}

export interface Telling extends Manner {
  readonly group: string;
  /** How each of its sentences begins, of which there are no more. */
  readonly leads: readonly ((register: string, has: string) => string)[];
  /** So many entries of one register are told. */
  readonly each?: number;
}

/** What registers have of one kind: a sentence for each of them, with its newest entries. */
export function describeEntries(rows: readonly Evidence[], telling: Telling): DraftClaim[] {
  const said = rows.toSorted(byDay).flatMap((row) => {
    const text = formatEntry(row, telling);
    return text === undefined ? [] : [{ row, text }];
  });
  const tellers = Map.groupBy(
    distinctBy(said, ({ row, text }) => `${dayOf(row)?.slice(0, 7) ?? ''}${text}`),
    ({ row }) => registerOf(row),
  );
  return [...tellers].slice(0, telling.leads.length).map(([register, entries], index) => {
    const verb = entries.some(({ row }) => isMany(row)) ? 'have' : 'has';
    const some = entries.slice(0, telling.each ?? MOST_ENTRIES);
    const list =
      some.length > 1 && some.some(({ text }) => /; |, /u.test(text))
        ? some.map(({ text }) => text).join('; and ')
        : formatList(some.map(({ text }) => text));
    return draft(
      endSentence(`${telling.leads[index]?.(register, verb)}: ${list}`),
      some.map(({ row }) => row),
      {
        group: telling.group,
        asOf: some.map(({ row }) => dayOf(row)).find((day) => day !== undefined),
      },
    );
  });
}
