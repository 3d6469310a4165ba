import { foldCase } from '../../../language';
import { defined } from '../../../kernel/defined';
import type { Evidence } from '../../../research/evidence/shape';
import { commandIn } from '../../../research/read';
import type { Computation } from '../../verify';
import { SHORTEST_ANCHOR } from '../../verify';
import { holdsAddress, formatDate, formatListing, formatYear } from '../phrases';
import type { DraftClaim, ListSentence, WrittenClaim } from '../ports';

/** Rows looked up by what they state. */
export interface Facts {
  all(attribute: string): readonly Evidence[];
  best(attribute: string): Evidence | undefined;
  /** The last figure of each year, newest first: sentences name no more than the year. */
  series(attribute: string): readonly Evidence[];
}

/**
 * A statement about a place or an occupation isn't about the company; a posting’s bare title may be
 * too short to prove anything.
 */
const isTold = ({ attribute, details, quote }: Evidence): boolean =>
  (attribute !== 'job-posting' || quote.length >= SHORTEST_ANCHOR) &&
  (attribute !== 'statement' || details?.['subject'] === undefined);

export function factsOf(rows: readonly Evidence[]): Facts {
  const all = (attribute: string) =>
    rows.filter((row) => row.attribute === attribute && isTold(row));
  return {
    all,
    best: (attribute) => all(attribute)[0],
    series(attribute) {
      const byDay = new Map<string, Evidence>();
      for (const row of all(attribute)) {
        const day = row.asOf ?? '';
        const isOvertaken = byDay.get(day)?.status === 'stale' && row.status !== 'stale';
        if (typeof row.value === 'number' && formatDate(day) !== '')
          if (!byDay.has(day) || isOvertaken) byDay.set(day, row);
      }
      // What was overtaken or corrected is no figure of a year for which another stands.
      const settled = new Set(
        [...byDay.values()].flatMap(({ status, asOf = '' }) =>
          status === 'stale' ? [] : [formatYear(asOf)],
        ),
      );
      const newest = [...byDay.values()]
        .filter(({ status, asOf = '' }) => status !== 'stale' || !settled.has(formatYear(asOf)))
        .sort((left, right) => (right.asOf ?? '').localeCompare(left.asOf ?? ''));
      return distinctBy(newest, (row) => formatYear(row.asOf ?? ''));
    },
  };
}

/** Braces and keys are a register's entry, not words that anyone said; an address leads a reader away. */
export function isProse(quote: string): boolean {
  const words = quote.match(/\p{L}{2,}/gu)?.length ?? 0;
  const letters = quote.match(/[\p{L}\s]/gu)?.length ?? 0;
  // A register's row is a list of fields, whatever letters they hold.
  const isRow = /\n\p{Lu}[\p{L} ]{1,40}: /u.test(quote);
  return (
    words >= 3 &&
    letters / quote.length > 0.6 &&
    !isRow &&
    !/[{}[\]<>|\\]|":|=>/u.test(quote) &&
    !holdsAddress(quote)
  );
}

/** A company lists its values once; what another page names besides is a team's or a trade's. */
export function listedValues(facts: Facts): readonly Evidence[] {
  const all = facts.all('value');
  const pages = [...Map.groupBy(all, ({ url }) => url).values()];
  const [fullest = all] = pages.toSorted((one, other) => other.length - one.length);
  return fullest.length > 1 ? fullest : all;
}

/** A row's typed value, if its own quote says it too; what no quote carries is not written. */
export function valueIn(row: Evidence): string | undefined {
  if (row.value === undefined) return undefined;
  const value = String(row.value).trim();
  return /[\p{L}\p{N}]/u.test(value) &&
    !holdsAddress(value) &&
    foldCase(row.quote).includes(foldCase(value))
    ? value
    : undefined;
}

const MOST_WORDS_OF_A_NAME = 12;

/** Whether a text may stand in a sentence of ours without quotation marks: a name, not an order and not markup. */
export function isPlainName(text: string): boolean {
  return (
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&+–-]*$/u.test(text) &&
    text.split(/\s+/u).length <= MOST_WORDS_OF_A_NAME &&
    !commands(text)
  );
}

/** Shorter words command nobody. */
const FEWEST_OF_A_COMMAND = 4;

/** Whether words tell their reader what to write or to do: they stand in no sentence of ours. */
export function commands(text: string): boolean {
  return text.split(/\s+/u).length >= FEWEST_OF_A_COMMAND && commandIn(text) !== undefined;
}

/** The same of a sum or a length of time: “22 days”, “$2,400 a year”, “100%”. */
export function isPlainAmount(text: string): boolean {
  return (
    /^[\p{L}\p{N}$€£][\p{L}\p{M}\p{N} .,'’&+–%$€£-]*$/u.test(text) &&
    text.split(/\s+/u).length <= MOST_WORDS_OF_A_NAME
  );
}

/** The row's value, if its quote says it and it is a name. */
export function nameIn(row: Evidence): string | undefined {
  const value = valueIn(row);
  return value !== undefined && isPlainName(value) ? value : undefined;
}

/** The row's words for a sentence: its value, else its quote if that is prose. */
export function wordsOfRow(row: Evidence): string | undefined {
  return valueIn(row) ?? (isProse(row.quote) ? row.quote : undefined);
}

export function distinctBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const name = key(item).toLowerCase();
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

interface Extras {
  readonly group?: string;
  readonly notes?: DraftClaim['notes'] & {};
  readonly asOf?: string | undefined;
  readonly computation?: Computation;
  readonly restsOn?: readonly (WrittenClaim | undefined)[];
  /** Set where the sentence is made of typed values and needs no words of its source. */
  readonly basis?: 'typed';
}

export function draft(text: string, rows: readonly Evidence[], extras: Extras = {}): DraftClaim {
  const { group, notes, asOf, computation, basis, restsOn = [] } = extras;
  const grounds = restsOn.filter((claim) => claim !== undefined).map((claim) => claim.id);
  return {
    text,
    evidenceIds: [...new Set(rows.map((row) => row.id))],
    restsOn: [...new Set(grounds)],
    ...defined({ group, notes, asOf, computation, basis }),
  };
}

/** A member of a list, put as fully as may be; where that does not hold, it is put more plainly or not at all. */
export interface ListedRow {
  readonly row: Evidence;
  readonly texts: readonly [string, ...string[]];
}

/** One sentence for a list, of which a member that does not hold falls by itself. */
export function draftList(
  members: readonly ListedRow[],
  start: string | Pick<ListSentence, 'one' | 'many'>,
  extras: Extras = {},
): DraftClaim {
  const { one, many } = typeof start === 'string' ? { one: start, many: start } : start;
  const list = {
    members: members.map(({ row, texts }) => ({ texts, evidenceIds: [row.id] })),
    one,
    many,
  };
  const fullest = members.map(({ texts: [text] }) => text);
  const rows = members.map(({ row }) => row);
  return { ...draft(formatListing(list, fullest), rows, extras), list };
}

/** The verified claim that carries a row; advice may rest on nothing else. */
export function claimOn(
  written: readonly WrittenClaim[],
  row: Evidence | undefined,
): WrittenClaim | undefined {
  return row === undefined ? undefined : written.find((claim) => states(claim, row));
}

/** A calculation states the figure it leads to; those it only compares with are told elsewhere. */
function states({ computation, evidenceIds }: WrittenClaim, { id }: Evidence): boolean {
  if (!evidenceIds.includes(id)) return false;
  if (computation === undefined) return true;
  return (
    (computation.kind === 'growth' && computation.to === id) ||
    (computation.kind === 'first-profit' && computation.of.at(-1) === id)
  );
}
