import { Phrasebook, phraseFinder, readNames } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim, WritingInput } from '../ports';
import { formatList } from '../phrases';
import { subjectOf, type Subject } from '../wording/subject';
import { asPlain } from '../wording/theirs';
import { distinctBy, draft, draftList, factsOf, isPlainName, isProse, nameIn } from './facts';
import { dayOfRow, sourceNameOf } from './sources';
import { standsAlone } from './troubles';

const RIVALS = 'Who it competes with';
const DEBATE = 'What the industry argues about';
const MOST_RIVALS = 5;
const MOST_DEBATES = 2;

interface Rival {
  readonly name: string;
}

const RIVALRY = new Phrasebook([
  ['rivalry', 'against, bid, companies we meet, compete, competes, competing, competitor, rival'],
]);
const LISTING = new Phrasebook([
  ['listing', '=against/=are/=as/=include/=includes/=including/=is/=like/=with'],
]);

const endsOnWhere = phraseFinder('=at/from/in/near $');

/** Where a list of competitors begins. */
function startOfList(quote: string): number | undefined {
  for (const { end } of RIVALRY.find(quote)) {
    const [listing] = LISTING.find(quote.slice(end));
    if (listing === undefined || quote.slice(end, end + listing.start).includes('.')) continue;
    return end + listing.end;
  }
  return undefined;
}

/** Capitalised names after the word that begins the list; the company itself and single capitals are none. */
function rivalsIn({ quote }: Evidence, company: string): Rival[] {
  const from = startOfList(quote);
  if (from === undefined) return [];
  const list = quote.slice(from);
  return readNames(list).flatMap(({ text: name, start }): Rival[] => {
    const own = company.toLowerCase();
    // “…, based in Harrow Bay”: where a competitor sits is no competitor.
    if (endsOnWhere(list.slice(0, start))) return [];
    if (
      name.length < 3 ||
      !isPlainName(name) ||
      own.includes(name.toLowerCase()) ||
      name.toLowerCase().includes(own)
    )
      return [];
    return [{ name }];
  });
}

/** A list read out of the company's own sentence, or the names that its filing types. */
function rivals(rows: readonly Evidence[], subject: Subject, company: string): DraftClaim[] {
  const typedRows = distinctBy(
    rows.filter((row) => nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_RIVALS);
  const [source, read] = rows
    .filter(({ quote }) => isProse(quote))
    .map((row) => [row, distinctBy(rivalsIn(row, company), ({ name }) => name)] as const)
    .toSorted(([, left], [, right]) => right.length - left.length)[0] ?? [undefined, []];
  if (source !== undefined && read.length > typedRows.length) {
    const plain = read.slice(0, MOST_RIVALS).map(({ name }) => name);
    const text =
      plain.length === 1
        ? `One of ${subject.owner()} rivals is ${plain[0]}.`
        : `${subject.owner()} rivals include ${formatList(plain)}.`;
    return [draft(text, [source], { group: RIVALS })];
  }
  if (typedRows.length === 0) return [];
  const owner = subject.owner();
  return [
    draftList(
      typedRows.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
      {
        one: `One of ${owner} rivals is `,
        many: `${owner} rivals include `,
      },
      { group: RIVALS },
    ),
  ];
}

/** What the trade press argues about, with who says so once. */
function debate(rows: readonly Evidence[]): DraftClaim[] {
  return distinctBy(rows, ({ cluster }) => cluster)
    .flatMap((row) => {
      const text = standsAlone(row.quote) ? asPlain(row) : undefined;
      return text === undefined ? [] : [{ row, text }];
    })
    .slice(0, MOST_DEBATES)
    .map(({ row, text }, index) => {
      const by = index === 0 ? `, according to ${sourceNameOf(row)}.` : '.';
      return draft(text.replace(/\.$/u, by), [row], { group: DEBATE, asOf: dayOfRow(row) });
    });
}

export function writeMarket(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  return [
    ...rivals(facts.all('competitor'), subjectOf(input.company), input.fullName ?? input.company),
    ...debate(facts.all('analysis')),
  ];
}
