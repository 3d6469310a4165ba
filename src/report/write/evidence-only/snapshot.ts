import type { Evidence } from '../../../research/evidence/shape';
import { countWords } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, quotesWell } from '../phrases';
import {
  distinctBy,
  draft,
  draftList,
  factsOf,
  isPlainName,
  isProse,
  nameIn,
  valueIn,
  type Facts,
} from './facts';
import { asOfDay, NO_NEWER_ENTRY, rivalsOf, describeConflict } from './contested';
import { writeMoney, writeRevenueTrend } from './figures';
import { writeHeadcount, writeHeadcountTrend } from './headcount';
import { sinceOf, writeLeaders } from './leaders';
import { writeRatings } from './registers';
import { explanationOf, opening, sourceNameOf } from './sources';
import { writeCustomers, writeReach, writeWins } from './wins';

const WHAT = 'What it does';
const ORIGIN = 'Where and since when';
const SHORT_DESCRIPTION = 12;
const SHORT_EXPLANATION = 8;

/** A name of a thing rather than a sentence about it. */
export function isName(value: string | undefined): value is string {
  return (
    value !== undefined &&
    isPlainName(value) &&
    /^[\p{Lu}\p{N}]/u.test(value) &&
    value.split(/\s+/u).length <= 5 &&
    !/[.!?]$/u.test(value)
  );
}

function descriptions(rows: readonly Evidence[]): DraftClaim[] {
  const told = rows
    .filter((row) => isProse(row.quote))
    .toSorted((left, right) => Number(quotesWell(right.quote)) - Number(quotesWell(left.quote)));
  const own = told.find((row) => row.reliability === 'first-party');
  const others = told.find((row) => row.reliability !== 'first-party');
  const drafts: DraftClaim[] = [];
  if (own !== undefined) {
    drafts.push(
      draft(
        endSentence(`${opening(sourceNameOf(own))} puts it this way: ${inQuotes(own.quote)}`),
        [own],
        { group: WHAT },
      ),
    );
  }
  if (others !== undefined) {
    const isShort = countWords(others.quote) <= SHORT_DESCRIPTION;
    const text = isShort
      ? `${others.sourceName} sums it up as ${inQuotes(others.quote)}`
      : `${others.sourceName} describes the company as follows: ${inQuotes(others.quote)}`;
    drafts.push(draft(endSentence(text), [others], { group: WHAT }));
  }
  return drafts;
}

function named(row: Evidence): string {
  const told = explanationOf(row);
  const name = valueIn(row) ?? '';
  return told !== undefined && countWords(told) <= SHORT_EXPLANATION
    ? `${name} (${inQuotes(told)})`
    : name;
}

function products(facts: Facts, company: string): DraftClaim[] {
  const names = distinctBy(
    facts.all('product').filter((row) => isName(valueIn(row))),
    (row) => valueIn(row) ?? '',
  ).slice(0, 6);
  const told = facts
    .all('product')
    .filter((row) => !isName(valueIn(row)) && isProse(row.quote))
    .slice(0, 2);
  const drafts = told.map((row, index) => {
    const start = index === 0 ? `On what it offers, ${company} writes` : 'Its site adds';
    return draft(endSentence(`${start}: ${inQuotes(row.quote)}`), [row], { group: WHAT });
  });
  if (names.length === 0) return drafts;
  const list = draftList(
    names.map((row) => ({ row, texts: [named(row), valueIn(row) ?? ''] })),
    { one: 'One product it names is ', many: 'Its products include ' },
    { group: WHAT },
  );
  return [list, ...drafts];
}

function whatItDoes(facts: Facts, company: string): DraftClaim[] {
  const industry = facts.best('industry');
  // A line of a reference work says more than the trade that it files the company under.
  const isDescribed = facts
    .all('description')
    .some(({ reliability }) => reliability === 'reference');
  const trade = industry && valueIn(industry);
  return [
    ...descriptions(facts.all('description')),
    ...(industry && trade && !isDescribed
      ? [
          draft(endSentence(`Its industry is recorded as ${inQuotes(trade)}`), [industry], {
            group: WHAT,
          }),
        ]
      : []),
    ...products(facts, company),
    ...writeRatings(facts, WHAT),
  ];
}

/** Of several places, the one that says most: “Omaha, Nebraska” rather than “Omaha”. */
function fullest(rows: readonly Evidence[]): Evidence | undefined {
  const standing = rows.some(({ status }) => status !== 'stale')
    ? rows.filter(({ status }) => status !== 'stale')
    : rows;
  return standing.toSorted(
    (left, right) => (nameIn(right)?.length ?? 0) - (nameIn(left)?.length ?? 0),
  )[0];
}

/** “DUNKERQUE” is how a register writes it; a few capitals alone are the name of a state or of nothing. */
function placeIn(row: Evidence): string | undefined {
  const name = nameIn(row);
  if (name === undefined || /^\p{Lu}{2,3}$/u.test(name)) return undefined;
  return /^\P{Ll}+$/u.test(name)
    ? name.replace(
        /(?<!, )\b(?<first>\p{Lu})(?<rest>\p{Lu}+)/gu,
        (_, first: string, rest: string) => `${first}${rest.toLowerCase()}`,
      )
    : name;
}

function foundingYear(row: Evidence | undefined): string {
  return /\b\d{3,4}\b/u.exec(String(row?.value ?? row?.asOf ?? ''))?.[0] ?? '';
}

/** What is told with both values, since its sources differ. */
function contestedOrigin(
  facts: Facts,
  founded: Evidence | undefined,
  seat: Evidence | undefined,
): DraftClaim[] {
  const years =
    founded === undefined ? [] : rivalsOf(founded, facts).filter((row) => foundingYear(row) !== '');
  const places =
    seat === undefined ? [] : rivalsOf(seat, facts).filter((row) => nameIn(row) !== undefined);
  const drafts: DraftClaim[] = [];
  if (founded !== undefined && years.length > 0) {
    const text = describeConflict({
      row: founded,
      rivals: years,
      say: foundingYear,
      tell: (teller, said) => `${teller} gives ${said} as the year it was founded`,
      others: (teller, said) => `${teller} gives ${said}`,
    });
    drafts.push(draft(endSentence(text), [founded, ...years], { group: ORIGIN }));
  }
  if (seat !== undefined && places.length > 0) {
    const text = describeConflict({
      row: seat,
      rivals: places,
      say: (row) => nameIn(row) ?? '',
      tell: (teller, said) => `${teller} places its head office in ${said}`,
      others: (teller, said) => `${teller} in ${said}`,
    });
    drafts.push(
      draft(endSentence(text), [seat, ...places], { group: ORIGIN, asOf: asOfDay(seat) }),
    );
  }
  return drafts;
}

function origin(facts: Facts, company: string): DraftClaim[] {
  const contested = contestedOrigin(facts, facts.best('founded'), facts.best('headquarters'));
  const isContested = (attribute: string) =>
    contested.some(({ evidenceIds }) =>
      facts.all(attribute).some(({ id }) => evidenceIds.includes(id)),
    );
  const founded = isContested('founded') ? undefined : facts.best('founded');
  const seat = isContested('headquarters') ? undefined : fullest(facts.all('headquarters'));
  const place = seat && placeIn(seat);
  const year = foundingYear(founded);
  const newer = seat?.status === 'stale' ? `; ${NO_NEWER_ENTRY}` : '';
  const asOf = seat === undefined ? undefined : asOfDay(seat);
  const drafts: DraftClaim[] = [];
  if (founded && year !== '' && seat && place) {
    drafts.push(
      draft(
        endSentence(`Founded in ${year}, ${company} has its headquarters in ${place}${newer}`),
        [founded, seat],
        { group: ORIGIN, asOf },
      ),
    );
  } else if (founded && year !== '') {
    drafts.push(draft(`${company} was founded in ${year}.`, [founded], { group: ORIGIN }));
  } else if (seat && place) {
    drafts.push(
      draft(endSentence(`Its head office is in ${place}${newer}`), [seat], { group: ORIGIN, asOf }),
    );
  }
  return [...drafts, ...contested, ...ownership(facts)];
}

function ownership(facts: Facts): DraftClaim[] {
  const parent = facts.best('parent');
  const owner = parent && nameIn(parent);
  const sisters = distinctBy(
    facts.all('subsidiary').filter((row) => nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, 5);
  const listing = facts.best('stock-exchange');
  const exchange = listing && nameIn(listing);
  const since = listing && sinceOf(listing);
  const shares = `${since === undefined ? 'are' : 'have been'} listed on ${exchange}${since === undefined ? '' : ` since ${since}`}`;
  return [
    ...(listing && exchange
      ? [draft(endSentence(`Its shares ${shares}`), [listing], { group: ORIGIN })]
      : []),
    ...(sisters.length > 0
      ? [
          draftList(
            sisters.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
            { one: 'To it belongs ', many: 'To it belong ' },
            { group: ORIGIN },
          ),
        ]
      : []),
    ...(parent && owner
      ? [draft(endSentence(`It belongs to ${owner}`), [parent], { group: ORIGIN })]
      : []),
  ];
}

export function writeSnapshot(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  return [
    ...whatItDoes(facts, input.company),
    ...writeReach(facts),
    ...writeCustomers(facts),
    ...writeMoney(facts, input.writtenAt),
    ...writeHeadcount(facts),
    ...writeRevenueTrend(facts),
    ...writeHeadcountTrend(facts),
    ...writeWins(facts),
    ...origin(facts, input.company),
    ...writeLeaders(facts, input.company, input.writtenAt),
  ];
}
