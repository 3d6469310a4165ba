import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { commands, distinctBy, isPlainName, nameIn, type Facts } from '../evidence-only/facts';
import { typed, typedList } from '../wording/typed';
import { byDay, dayOfRow, opening } from '../evidence-only/sources';
import { formatMonth } from '../phrases';
import { speakMoney } from '../wording/amounts';
import { articleFor, withThe } from '../wording/articles';
import type { Subject } from '../wording/subject';

export const WINS = 'Recent wins';
const MOST_CONTRACTS = 2;
const MOST_CUSTOMERS = 4;
const LONGEST_PURPOSE = 12;

const isSum = ({ value }: Evidence) => typeof value === 'number' && value > 0;
const say = ({ value, unit }: Evidence) => speakMoney(Number(value), unit);
const inMonth = (row: Evidence): string => {
  const day = dayOfRow(row);
  return day === undefined ? '' : ` in ${formatMonth(day)}`;
};

/** “Series B”: only if the row's own words have it. */
function detailIn(row: Evidence, name: string): string | undefined {
  const value = String(row.details?.[name] ?? '');
  return value !== '' && isPlainName(value) && row.quote.includes(value) ? value : undefined;
}

function funding(rows: readonly Evidence[], subject: Subject): DraftClaim[] {
  const [latest] = distinctBy(rows.filter(isSum).toSorted(byDay), (row) => say(row));
  if (latest === undefined) return [];
  const round = detailIn(latest, 'round');
  const lead = detailIn(latest, 'lead');
  const inRound = round === undefined ? '' : ` in ${articleFor(round)} ${round}`;
  const ledBy = lead === undefined ? '' : `, led by ${lead}`;
  const text = `${subject.name()} raised ${say(latest)}${inRound}${inMonth(latest)}${ledBy}.`;
  return [typed(text, [latest], { group: WINS, asOf: dayOfRow(latest) })];
}

/** “SCHEDULING FOR FOOD AID WAREHOUSES” is how a register shouts what was ordered. */
function purposeOf({ quote }: Evidence): string {
  const [line = ''] = quote.split('\n');
  const words = line.split(/\s+/u);
  return quote.includes('\n') &&
    /^[\p{Lu} ,’'-]{8,}$/u.test(line) &&
    words.length >= 3 &&
    words.length <= LONGEST_PURPOSE &&
    !commands(line.toLowerCase())
    ? line.toLowerCase()
    : '';
}

/** What public bodies have ordered from it, the largest first. */
function contracts(rows: readonly Evidence[], subject: Subject): DraftClaim[] {
  return distinctBy(
    rows.filter((row) => isSum(row) && detailIn(row, 'agency') !== undefined),
    (row) => `${say(row)} ${row.details?.['agency'] ?? ''}`,
  )
    .toSorted((left, right) => Number(right.value) - Number(left.value))
    .slice(0, MOST_CONTRACTS)
    .map((row, index) => {
      const buyer = detailIn(row, 'agency') ?? '';
      const agency = opening(withThe(buyer));
      const sum = say(row);
      const purpose = purposeOf(row);
      const what = `${articleFor(sum)} ${sum} contract`;
      const text =
        index === 0
          ? `${agency} gave ${subject.object()} ${what}${inMonth(row)}${purpose === '' ? '' : `, for ${purpose}`}.`
          : `A smaller one, for ${sum}, came from ${withThe(detailIn(row, 'agency') ?? '')}${inMonth(row)}.`;
      return typed(text, [row], { group: WINS, asOf: dayOfRow(row) });
    });
}

/** Whom it serves by name. */
function customers(facts: Facts, subject: Subject): DraftClaim[] {
  const named = distinctBy(
    facts.all('customer').filter((row) => row.status !== 'stale' && nameIn(row) !== undefined),
    (row) => nameIn(row) ?? '',
  ).slice(0, MOST_CUSTOMERS);
  if (named.length === 0) return [];
  const owner = subject.owner();
  return [
    typedList(
      named.map((row) => ({ row, texts: [nameIn(row) ?? ''] })),
      {
        one: `One of ${owner === 'Its' ? 'its' : owner} customers is `,
        many: `${owner} customers include `,
      },
      { group: WINS },
    ),
  ];
}

export function writeWins(facts: Facts, subject: Subject): DraftClaim[] {
  return [
    ...customers(facts, subject),
    ...funding(facts.all('funding'), subject),
    ...contracts(facts.all('contract'), subject),
  ];
}
