import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import {
  endSentence,
  inQuotes,
  quotesWell,
  formatList,
  formatReportMoney,
  formatMonth,
} from '../phrases';
import { distinctBy, draft, draftList, isPlainName, isProse, nameIn, type Facts } from './facts';
import { byDay, dayOf, isMany, shortSourceName, sourceNameOf } from './sources';
import { standsAlone, withoutDateline } from './troubles';

const WINS = 'Recent wins';
const REACH = 'Whom it serves';
const MOST_CONTRACTS = 3;

/** Cents are rounded off, and a rounded sum says so. */
function say({ value, unit }: Evidence): string {
  const sum = Number(value);
  return Number.isInteger(sum) || sum >= 1e6
    ? formatReportMoney(sum, unit)
    : `about ${formatReportMoney(Math.round(sum), unit)}`;
}

const isSum = ({ value }: Evidence) => typeof value === 'number' && value > 0;

/** “Series B”: only if the row's own words have it. */
function detailIn(row: Evidence, name: string): string | undefined {
  const value = String(row.details?.[name] ?? '');
  return value !== '' && isPlainName(value) && row.quote.includes(value) ? value : undefined;
}

function funding(rows: readonly Evidence[]): DraftClaim[] {
  const rounds = distinctBy(
    rows.filter(isSum).toSorted(byDay),
    (row) => `${say(row)} ${dayOf(row) ?? ''}`,
  );
  const [latest, ...before] = rounds;
  if (latest === undefined) return [];
  const day = dayOf(latest);
  const round = detailIn(latest, 'round');
  const lead = detailIn(latest, 'lead');
  const text = `It raised ${say(latest)}${round === undefined ? '' : ` in a ${round} round`}${lead === undefined ? '' : ` led by ${lead}`}${day === undefined ? '' : `, in ${formatMonth(day)}`}`;
  const earlier = before.filter((row) => dayOf(row) !== undefined).slice(0, 2);
  const list = earlier.map((row) => `${say(row)} (${formatMonth(dayOf(row) ?? '')})`);
  return [
    draft(endSentence(text), [latest], { group: WINS, asOf: day }),
    ...(earlier.length === 0
      ? []
      : [
          draft(endSentence(`In earlier rounds it raised ${formatList(list)}`), earlier, {
            group: WINS,
          }),
        ]),
  ];
}

const LISTS = ['Among its public contracts, ', 'Beside them, '] as const;

/** What public bodies have ordered from it, the largest first, each register for itself. */
function contracts(rows: readonly Evidence[]): DraftClaim[] {
  const all = distinctBy(
    rows.filter(isSum),
    (row) => `${say(row)} ${row.details?.['agency'] ?? ''}`,
  ).toSorted((left, right) => Number(right.value) - Number(left.value));
  return [...Map.groupBy(all, sourceNameOf).values()]
    .slice(0, LISTS.length)
    .flatMap((signed, index) => listed(LISTS[index] ?? '', signed.slice(0, MOST_CONTRACTS)));
}

function listed(start: string, signed: readonly Evidence[]): DraftClaim[] {
  const [first] = signed;
  if (first === undefined) return [];
  const told = signed.map((row) => {
    const agency = detailIn(row, 'agency');
    const day = dayOf(row);
    const parts = [agency, day === undefined ? undefined : formatMonth(day)].filter(
      (part) => part !== undefined,
    );
    return `${say(row)}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
  });
  return [
    draft(
      endSentence(
        `${start}${shortSourceName(sourceNameOf(first))} ${isMany(first) ? 'list' : 'lists'} ${formatList(told)}`,
      ),
      signed,
      { group: WINS, asOf: dayOf(first) },
    ),
  ];
}

/** Honours, in the words of who tells of them: what a prize is for stands in no field. */
function awards(rows: readonly Evidence[]): DraftClaim[] {
  const told = rows
    .filter(
      ({ quote }) => isProse(quote) && quotesWell(withoutDateline(quote)) && standsAlone(quote),
    )
    .toSorted(byDay);
  return told
    .slice(0, 1)
    .map((row) =>
      draft(
        endSentence(
          `Of an honour ${sourceNameOf(row)} says: ${inQuotes(withoutDateline(row.quote))}`,
        ),
        [row],
        { group: WINS, asOf: dayOf(row) },
      ),
    );
}

export function writeWins(facts: Facts): DraftClaim[] {
  return [
    ...funding(facts.all('funding')),
    ...contracts(facts.all('contract')),
    ...awards(facts.all('award')),
  ];
}

const MOST_CUSTOMERS = 5;

/** Whom it serves by name. */
export function writeCustomers(facts: Facts): DraftClaim[] {
  const named = distinctBy(
    facts.all('customer').filter((row) => row.status !== 'stale' && nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_CUSTOMERS);
  const [first] = named;
  if (first === undefined) return [];
  return [
    draftList(
      named.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
      { one: `A customer that ${sourceNameOf(first)} names is `, many: 'Among its customers are ' },
      { group: REACH },
    ),
  ];
}

const SERVED =
  /\b(?:customers?|clients?|users?|companies|countries|cities|sites|stores|shops|warehouses|hospitals|schools|members|patients|students|households|merchants|growers|farms|locations|offices)\b/iu;
const OPENINGS = ['On how far it reaches', 'It also counts'] as const;

/** A sentence of its own with a figure of those it serves, that can be quoted whole. */
export function isReach({ topic, quote, reliability }: Evidence): boolean {
  return (
    topic === 'snapshot' &&
    reliability === 'first-party' &&
    isProse(quote) &&
    /\d/u.test(quote) &&
    SERVED.test(quote) &&
    quotesWell(quote) &&
    standsAlone(quote) &&
    !/^In \d{4}|^In the|[“”]/u.test(quote)
  );
}

/** How many it serves and where, in sentences with a figure that can be quoted whole. */
export function writeReach(facts: Facts): DraftClaim[] {
  const told = facts.all('statement').filter(isReach);
  return distinctBy(told, ({ quote }) => quote)
    .slice(0, OPENINGS.length)
    .map((row, index) =>
      draft(
        endSentence(
          `${OPENINGS[index]}${index === 0 ? `, ${sourceNameOf(row)} says` : ''}: ${inQuotes(row.quote)}`,
        ),
        [row],
        { group: REACH, asOf: dayOf(row) ?? row.fetchedAt.slice(0, 10) },
      ),
    );
}
