import { capitalized } from '../../../kernel/text';
import { wordSet, phraseFinder } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { growth } from '../../verify';
import { distinctBy, type Facts } from '../evidence-only/facts';
import type { DraftClaim } from '../ports';
import { formatYear } from '../phrases';
import { FLAT_BELOW, speakMoney, speakPercent, verbOfChange } from '../wording/amounts';
import type { NameYear } from '../wording/periods';
import type { Subject } from '../wording/subject';
import { typed } from '../wording/typed';

interface Telling {
  readonly facts: Facts;
  readonly subject: Subject;
  readonly nameYear: NameYear;
  readonly group: string;
}

/** A part of the company in the last year, and in the year before. */
interface Part {
  readonly name: string;
  readonly now: Evidence;
  readonly before: Evidence | undefined;
}

const MOST_LISTED = 5;
const FEWEST_LISTED = 2;
const MOST_MOVES = 2;
/** Smaller changes, and parts of which the whole wouldn't notice, are no news. */
const LEAST_CHANGE = 3;
const LEAST_SHARE = 0.05;
const MOST_CHANGE = 300;
/** Rows that stand further apart are of two tables. */
const ONE_TABLE = 600;

const isPlace = wordSet(`
  africa america americas apac asia australia brazil canada china domestic emea europe france germany india
  international japan kingdom korea latin mexico pacific states world`);
const ofPlaces = ({ name }: Part): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => isPlace(word));

const isKind = wordSet(`
  and license licenses licensing maintenance other product products professional sales service services subscription
  subscriptions support`);
const isPlainKind = (name: string): boolean =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => isKind(word));

const segmentOf = ({ details }: Evidence): string => String(details?.['segment'] ?? '');
const say = ({ value, unit }: Evidence): string => speakMoney(Number(value), unit);
const numberOf = (row: Evidence | undefined): number => Number(row?.value ?? 0);

/** The parts of the last year that the whole is known of. */
function partsOf(facts: Facts, attribute: string, whole: Evidence): readonly Part[] {
  const rows = facts.all(attribute).filter(({ unit }) => unit === whole.unit);
  const last = rows
    .filter(({ asOf }) => asOf === whole.asOf)
    .toSorted((one, other) => one.start - other.start);
  return last.map((now) => ({
    name: segmentOf(now),
    now,
    before: rows.find(
      (row) =>
        segmentOf(row) === segmentOf(now) &&
        formatYear(row.asOf ?? '') === String(Number(formatYear(now.asOf ?? '')) - 1),
    ),
  }));
}

/** The parts that one table names, each table by itself, and places apart from what is sold there. */
function tablesOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const tables: Part[][] = [];
  for (const part of parts) {
    const table = tables.at(-1);
    const last = table?.at(-1);
    const isNear =
      last !== undefined &&
      ofPlaces(last) === ofPlaces(part) &&
      last.now.snapshot === part.now.snapshot &&
      part.now.start - last.now.end < ONE_TABLE &&
      table?.some(({ name }) => name === part.name) === false;
    if (isNear) table?.push(part);
    else tables.push([part]);
  }
  return tables;
}

/** Those that aren't within another; where they are few, what they are made of. */
function widest(table: readonly Part[]): readonly Part[] {
  const isWithin = ({ now }: Part): boolean => now.details?.['within'] !== undefined;
  const outer = table.filter((part) => !isWithin(part));
  const holds = (part: Part): boolean =>
    table.some(({ now }) => now.details?.['within'] === part.name);
  return outer.length > FEWEST_LISTED ? outer : table.filter((part) => !holds(part));
}

const byValue = (one: Part, other: Part): number => numberOf(other.now) - numberOf(one.now);

const takesArticle = phraseFinder('^ americas/netherlands/united, ^ middle east, ^ rest of');

/** “the Americas”, “the United States”. */
const asPlace = (name: string): string =>
  takesArticle(name) ? `the ${name.replace(/^Rest/u, 'rest')}` : name;

/** “Mills brought in $3 billion in 2025, and Depots $1 billion.” */
function listed(
  table: readonly Part[],
  whole: Evidence,
  { nameYear, group }: Telling,
): DraftClaim[] {
  const told = widest(table)
    .filter(({ now }) => numberOf(now) > numberOf(whole) * LEAST_SHARE)
    .toSorted(byValue)
    .slice(0, MOST_LISTED);
  if (told.length < FEWEST_LISTED) return [];
  const members = told.map(({ name, now }, index) =>
    index === 0
      ? `${capitalized(asPlace(name))} brought in ${say(now)} in ${nameYear(now)}`
      : `${asPlace(name)} ${say(now)}`,
  );
  return [
    typed(
      `${joined(members)}.`,
      told.map(({ now }) => now),
      { group, asOf: whole.asOf },
    ),
  ];
}

/** Names with a comma of their own are kept apart by semicolons. */
function joined(members: readonly string[]): string {
  const last = members.at(-1) ?? '';
  if (members.length < 3) return members.join(', and ');
  const mark = members.some((member) => /\p{L},/u.test(member)) ? ';' : ',';
  return `${members.slice(0, -1).join(`${mark} `)}${mark} and ${last}`;
}

/** “Mill revenue rose 8% to $3 billion in 2025.” */
function moveOf(
  { name, now, before }: Part,
  measure: string,
  { nameYear, group }: Telling,
  isSumTold = false,
): DraftClaim | undefined {
  const change = before === undefined ? undefined : growth(numberOf(before), numberOf(now));
  if (before === undefined || change === undefined || Math.abs(change) >= MOST_CHANGE)
    return undefined;
  const subject =
    name === '' ? `${measure.charAt(0).toUpperCase()}${measure.slice(1)}` : `${name} ${measure}`;
  const told =
    Math.abs(change) < FLAT_BELOW
      ? `was flat${isSumTold ? '' : ` at ${say(now)}`}`
      : `${verbOfChange(change)} ${speakPercent(change)}${isSumTold ? '' : ` to ${say(now)}`}`;
  return typed(`${subject} ${told} in ${nameYear(now)}.`, [now, before], {
    group,
    asOf: now.asOf,
    computation: { kind: 'growth', from: before.id, to: now.id },
  });
}

const changeOf = ({ now, before }: Part): number => growth(numberOf(before), numberOf(now)) ?? 0;

/** The parts that moved the whole most. */
function moves(
  parts: readonly Part[],
  whole: Evidence,
  telling: Telling,
  told: ReadonlySet<string>,
): DraftClaim[] {
  const weight = ({ now, before }: Part): number => Math.abs(numberOf(now) - numberOf(before));
  const moved = parts
    .filter(
      (part) =>
        part.before !== undefined &&
        numberOf(part.now) > numberOf(whole) * LEAST_SHARE &&
        Math.abs(changeOf(part)) >= LEAST_CHANGE &&
        !ofPlaces(part),
    )
    .toSorted((one, other) => weight(other) - weight(one));
  // “Service” may be anybody’s; a name says which business it is.
  const named = moved.filter(({ name }) => !isPlainKind(name));
  return distinctBy([...named, ...moved], ({ name }) => name)
    .slice(0, MOST_MOVES)
    .flatMap((part) => moveOf(part, 'revenue', telling, told.has(part.now.id)) ?? []);
}

/** What the company and its parts were left with before interest and tax. */
function operatingIncome(telling: Telling): DraftClaim[] {
  const { facts } = telling;
  const [now, before] = facts.series('operating-income');
  if (now === undefined) return [];
  const own = moveOf({ name: '', now, before }, 'operating income', telling);
  const [largest] = partsOf(facts, 'segment-income', now)
    .filter((part) => numberOf(part.now) > 0)
    .toSorted(byValue);
  const part = largest === undefined ? undefined : moveOf(largest, 'operating income', telling);
  return [own, part].filter((claim) => claim !== undefined);
}

/** “It spent $3 billion on research and development in 2025, 12% of revenue.” */
function research({ facts, subject, nameYear, group }: Telling, revenue: Evidence): DraftClaim[] {
  const [spent] = facts.series('research-spending');
  if (spent?.asOf !== revenue.asOf || spent === undefined) return [];
  const share = (numberOf(spent) / numberOf(revenue)) * 100;
  if (!(share >= 1 && share < 100)) return [];
  const sum = `${say(spent)} on research and development in ${nameYear(spent)}`;
  const text = `${subject.name()} spent ${sum}, ${speakPercent(share)} of revenue.`;
  return [
    typed(text, [spent, revenue], {
      group,
      asOf: spent.asOf,
      computation: { kind: 'share', part: spent.id, whole: revenue.id },
    }),
  ];
}

/** Where revenue comes from, what moved, and what it costs, of the last year of which the whole is known. */
export function writeParts(telling: Telling): DraftClaim[] {
  const [revenue] = telling.facts.series('revenue');
  if (revenue === undefined || numberOf(revenue) <= 0) return [];
  const parts = partsOf(telling.facts, 'segment-revenue', revenue);
  const tables = tablesOf(parts);
  const ofThings = tables.filter((table) => !table.some(ofPlaces));
  const [things] = ofThings.toSorted((one, other) => other.length - one.length);
  const places = tables.find((table) => table.every(ofPlaces));
  const sums = things === undefined ? [] : listed(things, revenue, telling);
  const told = new Set(sums.flatMap(({ evidenceIds }) => evidenceIds));
  return [
    ...sums,
    ...moves(ofThings.flat(), revenue, telling, told),
    ...(places === undefined ? [] : listed(places, revenue, telling)),
    ...operatingIncome(telling),
    ...research(telling, revenue),
  ];
}
