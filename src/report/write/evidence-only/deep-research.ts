import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, formatCount, formatDate, formatList } from '../phrases';
import { distinctBy, draft, wordsOf } from './facts';
import { byDay, dayOf, shortSourceName, siteNamed, sourceNameOf, wholeFirst } from './sources';

const MOST_TELLERS = 3;
const LONGEST_BEST = 16;

interface Kind {
  readonly id: string;
  readonly group: string;
  readonly many: (count: string, tellers: string) => string;
  readonly one: (teller: string) => string;
  /** Brings in the newest, where a reader will want to open it and no other section quotes from it. */
  readonly best?: (teller: string, day: string) => string;
}

const KINDS: readonly Kind[] = [
  {
    id: 'statements',
    group: 'Company statements',
    many: (count, tellers) =>
      `From the company itself ${count} statements are used in this report, out of ${tellers}`,
    one: (teller) => `From the company itself one page is used in this report, out of ${teller}`,
  },
  {
    id: 'press',
    group: 'Press',
    many: (count, tellers) => `From the press ${count} reports are used here, out of ${tellers}`,
    one: (teller) => `From the press there is one report, out of ${teller}`,
    best: (teller, day) => `Newest in the press, from ${teller}${day}`,
  },
  {
    id: 'voices',
    group: 'Public discussion',
    many: (count, tellers) =>
      `Out of public discussion ${count} voices are used, read on ${tellers}`,
    one: (teller) => `Out of public discussion there is one voice, read on ${teller}`,
  },
  {
    id: 'insiders',
    group: 'People who work or worked there',
    many: (count, tellers) =>
      `Of their own time there ${count} of those voices tell, on ${tellers}`,
    one: (teller) => `Of their own time there one of those voices tells, on ${teller}`,
  },
  {
    id: 'filings',
    group: 'Official filings',
    many: (count, tellers) => `On file there are ${count} records used here, by way of ${tellers}`,
    one: (teller) => `On file there is one record used here, by way of ${teller}`,
  },
  {
    id: 'analyses',
    group: 'Industry analyses',
    many: (count, tellers) => `From outside ${count} analyses are used, by ${tellers}`,
    one: (teller) => `From outside there is one analysis, by ${teller}`,
    best: (teller, day) => `The one to read first, by ${teller}${day}`,
  },
];

/** “Hacker News comments” and “Hacker News stories” are one place. */
function placeOf(row: Evidence): string {
  return siteNamed(shortSourceName(sourceNameOf(row)));
}

/** The newest that has a day; of analyses the first, if none has. */
function newestOf(kind: Kind, rows: readonly Evidence[]): Evidence | undefined {
  if (kind.best === undefined) return undefined;
  const dated = rows
    .filter((row) => dayOf(row) !== undefined && wordsOf(row) !== undefined)
    .toSorted(byDay);
  const newest = dated.filter((row) => dayOf(row) === dayOf(dated[0] ?? row));
  return (
    wholeFirst(newest)[0] ??
    (kind.id === 'analyses' ? rows.find((row) => wordsOf(row) !== undefined) : undefined)
  );
}

function tell(kind: Kind, all: readonly Evidence[], input: WritingInput): DraftClaim[] {
  // A thread is one voice, however many of its sentences are used.
  const rows = distinctBy(all, ({ id, url }) =>
    kind.id === 'voices' || kind.id === 'insiders' ? url : id,
  );
  const [first] = rows;
  if (first === undefined) return [];
  const restsOn = (some: readonly Evidence[]) =>
    input.written.filter(({ evidenceIds }) => some.some(({ id }) => evidenceIds.includes(id)));
  const tellers = distinctBy(rows, placeOf).slice(0, MOST_TELLERS).map(placeOf);
  const { group } = kind;
  const count =
    rows.length === 1
      ? draft(endSentence(kind.one(placeOf(first))), rows, { group, restsOn: restsOn(rows) })
      : draft(endSentence(kind.many(formatCount(rows.length), formatList(tellers))), rows, {
          group,
          restsOn: restsOn(rows),
          computation: { kind: 'count', of: rows.map(({ id }) => id) },
        });
  const best = newestOf(kind, all);
  if (best === undefined || kind.best === undefined) return [count];
  const said = formatDate(dayOf(best) ?? '');
  const text = `${kind.best(placeOf(best), said === '' ? '' : ` on ${said}`)}: ${inQuotes(wordsOf(best) ?? best.quote, LONGEST_BEST)}`;
  return [
    count,
    draft(endSentence(text), [best], { group, restsOn: restsOn([best]), asOf: dayOf(best) }),
  ];
}

/** Which kinds of source gave something to this report, how much, and what is newest from outside; the others are said not to be found. */
export function writeDeepResearch(input: WritingInput): DraftClaim[] {
  return KINDS.flatMap((kind) => {
    const rows = input.rows
      .filter((row) => row.question === kind.id)
      .map(({ evidence }) => evidence);
    return tell(kind, rows, input);
  });
}
