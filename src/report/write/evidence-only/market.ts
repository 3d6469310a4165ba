import type { Evidence } from '../../../research/evidence/shape';
import { countWords } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, quotesWell, formatDate, formatList } from '../phrases';
import { distinctBy, draft, draftList, factsOf, isPlainName, isProse, nameIn } from './facts';
import { dayOf, sourceNameOf } from './sources';
import { standsAlone } from './troubles';

const RIVALS = 'Who it competes with';
const POSITION = 'Where it stands';
const DEBATE = 'What the industry argues about';
const MOST_RIVALS = 6;

/** What is said of one competitor: its name, and the clause that hangs on it, in the source’s words. */
interface Rival {
  readonly name: string;
  readonly said?: string;
}

/** “…, which books doors;”: a clause that tells what the one before it is good at. */
const CLAUSE = /^,?\s+(?:which|who)\s+(?<said>[^;.]{8,120})/u;
const NAME =
  /(?:\p{Lu}[\p{L}\p{M}\p{N}&’'-]*)(?:\s+(?:(?:of|and|&|de|van|der)\s+)?\p{Lu}[\p{L}\p{M}\p{N}&’'-]*)*/gu;

/** After these words a list of competitors begins. */
const LISTS =
  /\b(?:competitors?|competes?|competing|rivals?|against|bids?|companies we meet)\b[^.]*?\b(?:are|is|with|include|includes|including|against|like|as)\b:?/iu;

/** Capitalised names after the word that begins the list; the company itself and single capitals are none. */
function rivalsIn({ quote }: Evidence, company: string): Rival[] {
  const start = LISTS.exec(quote);
  if (start === null) return [];
  const from = start.index + start[0].length;
  const list = quote.slice(from);
  return Array.from(list.matchAll(NAME)).flatMap(({ 0: name, index }): Rival[] => {
    const own = company.toLowerCase();
    // “…, based in Harrow Bay”: where a competitor sits is no competitor.
    if (/\b(?:at|from|in|near)\s+$/u.test(list.slice(0, index))) return [];
    if (
      name.length < 3 ||
      !isPlainName(name) ||
      own.includes(name.toLowerCase()) ||
      name.toLowerCase().includes(own)
    )
      return [];
    const said = CLAUSE.exec(list.slice(index + name.length))?.groups?.['said']?.trim();
    return [{ name, ...(said === undefined || countWords(said) > 14 ? {} : { said }) }];
  });
}

function named(rows: readonly Evidence[], company: string): DraftClaim[] {
  const typed = rows.filter((row) => nameIn(row) !== undefined);
  if (typed.length > 0) {
    const names = distinctBy(typed, (row) => nameIn(row) ?? '').slice(0, MOST_RIVALS);
    return [
      draftList(
        names.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
        'Named as its competitors: ',
        { group: RIVALS },
      ),
    ];
  }
  const row = rows.find(
    (candidate) => isProse(candidate.quote) && rivalsIn(candidate, company).length > 0,
  );
  if (row === undefined) return [];
  const rivals = distinctBy(rivalsIn(row, company), ({ name }) => name).slice(0, MOST_RIVALS);
  const list = rivals.map(({ name, said }) => (said === undefined ? name : `${name} (“${said}”)`));
  return [
    draft(endSentence(`As competitors ${sourceNameOf(row)} names ${formatList(list)}`), [row], {
      group: RIVALS,
    }),
  ];
}

function rivals(rows: readonly Evidence[], company: string): DraftClaim[] {
  const drafts = named(rows, company);
  const row = rows.find((candidate) => isProse(candidate.quote));
  return drafts.length > 0 || row === undefined
    ? drafts
    : [
        draft(
          endSentence(`On its competitors, ${sourceNameOf(row)} writes: ${inQuotes(row.quote)}`),
          [row],
          { group: RIVALS },
        ),
      ];
}

const PLACES: readonly ((teller: string, day: string) => string)[] = [
  (teller, day) => `Of its market ${teller} ${day === '' ? 'says' : `wrote${day}`}`,
  (_teller, day) => `Beside that it says${day}`,
];

/** Somebody’s spoken word and the middle of a story tell nothing of a market. */
const ASIDE = /[“”]|^\d|\b(?:you|your|thank)\b/iu;

/** What a dated page says of its own story is news; of the market it says something only in these words. */
const OF_THE_MARKET =
  /\b(?:market|industry|sector|competit\w+|rivals?|share|pays?|pric\w+|demand)\b/iu;

function position(rows: readonly Evidence[]): DraftClaim[] {
  const fit = rows.filter(
    ({ quote }) => isProse(quote) && quotesWell(quote) && standsAlone(quote) && !ASIDE.test(quote),
  );
  const telling = fit.filter((row) => dayOf(row) === undefined || OF_THE_MARKET.test(row.quote));
  // What stands on a page without a day is what it says of itself at all times.
  const ordered = telling.toSorted(
    (left, right) => Number(dayOf(left) !== undefined) - Number(dayOf(right) !== undefined),
  );
  return distinctBy(ordered, ({ quote }) => quote)
    .slice(0, PLACES.length)
    .map((row, index) => {
      const day = dayOf(row);
      const start =
        PLACES[index]?.(sourceNameOf(row), day === undefined ? '' : ` on ${formatDate(day)}`) ?? '';
      return draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], {
        group: POSITION,
        asOf: day,
      });
    });
}

/** A result that can be compared: a figure, and by how much it is more or less than before or than elsewhere. */
const COMPARES =
  /\d(?=.*\b(?:sooner|faster|earlier|fewer|less|lower|higher|more|longer|better|cheaper|half|double|times as|fell|rose|sav(?:es?|ed)|cuts?|reduc\w+)\b)|\b(?:half|double|times as|fell|rose|sav(?:es?|ed)|cuts?|reduc\w+)\b.*\d/iu;

/** What it says its work brings those who use it, which is what it sells against the others. */
function edge(rows: readonly Evidence[]): DraftClaim[] {
  const fit = rows.filter(
    ({ quote, reliability }) =>
      reliability === 'first-party' &&
      isProse(quote) &&
      quotesWell(quote) &&
      standsAlone(quote) &&
      !ASIDE.test(quote) &&
      COMPARES.test(quote),
  );
  return fit
    .slice(0, 1)
    .map((row) =>
      draft(
        endSentence(
          `Of what its work brings, ${sourceNameOf(row)} say${sourceNameOf(row).endsWith('pages') ? '' : 's'}: ${inQuotes(row.quote)}`,
        ),
        [row],
        { group: POSITION, asOf: dayOf(row) ?? row.fetchedAt.slice(0, 10) },
      ),
    );
}

function debate(rows: readonly Evidence[]): DraftClaim[] {
  const told = distinctBy(
    rows.filter(({ quote }) => isProse(quote)),
    ({ cluster }) => cluster,
  ).slice(0, 3);
  return told.map((row, index) => {
    const day = formatDate(dayOf(row) ?? '');
    const start =
      index === 0
        ? `On its industry, ${sourceNameOf(row)} wrote${day === '' ? '' : ` on ${day}`}`
        : `${index === 1 ? 'Another voice' : 'And a third one'}${day === '' ? '' : `, of ${day}`}`;
    return draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], {
      group: DEBATE,
      asOf: dayOf(row),
    });
  });
}

export function writeMarket(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const statements = facts.all('statement');
  return [
    ...rivals(facts.all('competitor'), input.company),
    ...edge(statements.filter(({ topic }) => topic === 'products')),
    ...position(statements.filter(({ topic }) => topic !== 'products')),
    ...debate(facts.all('analysis')),
  ];
}
