import type { Evidence } from '../../../src/research/evidence';
import type { Decoy } from '../decoys';
import type { Fact } from '../facts';
import type { World } from '../make-world';
import type { FactClass } from '../phrasings/shape';
import type { Telling } from '../tell';
import { ATTRIBUTES, classOf, comparable, matchOf } from './match-fact';
import type { Outcome } from './run-engine';

export type Group = 'tuning' | 'held-out' | 'service';

export interface JudgedFact {
  readonly fact: Fact;
  readonly group: Group;
  readonly found: boolean;
  readonly why: 'found' | 'page-not-read' | 'not-seen' | 'without-date' | 'set-aside';
}

export interface JudgedTelling {
  readonly telling: Telling;
  /** Its page was fetched, so that the sentence could have been read. */
  readonly read: boolean;
  readonly found: boolean;
  readonly why: JudgedFact['why'];
}

export interface Fault {
  readonly kind:
    | 'wrong-value'
    | 'wrong-date'
    | 'stale'
    | 'decoy'
    | 'namesake'
    | 'false-conflict'
    | 'conflict-missed';
  readonly class: FactClass | 'any';
  readonly row?: Evidence;
  readonly decoy?: Decoy;
  /** The sentence behind it, if one of ours of the tuning part was misread. */
  readonly note: string;
}

export interface JudgedEvidence {
  readonly facts: readonly JudgedFact[];
  readonly tellings: readonly JudgedTelling[];
  readonly faults: readonly Fault[];
}

const inUse = ({ status }: Evidence): boolean => status === 'current' || status === 'conflicted';
const sameAddress = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

function whyOf(
  fact: Fact,
  rows: readonly Evidence[],
  told: Telling['told'],
  wasRead: boolean,
): JudgedFact['why'] {
  const matches = rows.map((row) => ({ row, match: matchOf(fact, row, told) }));
  if (matches.some(({ row, match }) => match === 'right' && inUse(row))) return 'found';
  if (matches.some(({ match }) => match === 'right')) return 'set-aside';
  if (matches.some(({ match }) => match === 'without-date' || match === 'wrong-date'))
    return 'without-date';
  return wasRead ? 'not-seen' : 'page-not-read';
}

function isRead(url: string, outcome: Outcome): boolean {
  if ([...outcome.asked].some(([asked, status]) => status === 200 && sameAddress(asked, url)))
    return true;
  return (
    outcome.evidence.some((row) => sameAddress(row.url, url)) ||
    (outcome.gathered?.snapshots.some((one) => sameAddress(one.url, url)) ?? false)
  );
}

function judgeTelling(telling: Telling, outcome: Outcome): JudgedTelling {
  const rows = outcome.evidence.filter((row) => sameAddress(row.url, telling.url));
  const read = isRead(telling.url, outcome);
  const why = whyOf(telling.fact, rows, telling.told, read);
  return { telling, read, found: why === 'found', why };
}

function judgeFact(fact: Fact, world: World, outcome: Outcome): JudgedFact {
  const tellings = world.tellings.filter((one) => one.fact.id === fact.id);
  const [first] = tellings;
  // Of several tellings the one that tells least decides what must be known.
  const told = tellings.reduce<Telling['told']>(
    (least, one) => ({
      ...(least.since !== undefined && one.told.since !== undefined
        ? { since: one.told.since }
        : {}),
      ...(least.on !== undefined && one.told.on !== undefined ? { on: one.told.on } : {}),
    }),
    first?.told ?? {},
  );
  const why = whyOf(
    fact,
    outcome.evidence,
    told,
    tellings.length === 0 || tellings.some(({ url }) => isRead(url, outcome)),
  );
  return { fact, group: first?.part ?? 'service', found: why === 'found', why };
}

function isOlderTruth(row: Evidence, { company }: World): boolean {
  const [, ...older] = company.headcounts;
  const holders = [company.chief, ...company.leaders].map(({ predecessor }) =>
    comparable(predecessor.name),
  );
  if (row.attribute === 'employees') return older.some(({ count }) => count === row.value);
  if (row.attribute === 'headquarters')
    return comparable(String(row.value)) === comparable(company.formerCity);
  return (
    (row.attribute === 'chief-executive' || row.attribute === 'leadership') &&
    holders.includes(comparable(String(row.value)))
  );
}

function isHistory(row: Evidence, { company }: World): boolean {
  const values =
    row.attribute === 'revenue'
      ? company.revenue
      : row.attribute === 'net-income'
        ? company.profit
        : {};
  return Object.entries(values).some(
    ([year, value]) =>
      row.asOf?.startsWith(year) === true &&
      typeof row.value === 'number' &&
      Math.abs(row.value - value) <= value * 0.004,
  );
}

const AS_GOOD: Readonly<Partial<Record<FactClass, FactClass>>> = { leader: 'ceo' };

function couldBeKnown(factClass: FactClass, world: World, outcome: Outcome): boolean {
  return world.tellings.some((one) => one.fact.class === factClass && isRead(one.url, outcome));
}

function judgeRow(row: Evidence, world: World, outcome: Outcome): Fault | undefined {
  const factClass = classOf(row.attribute);
  const ofRival = [world.rival.domain, `${world.rival.domain.split('.')[0]}/`].some(
    (part) => row.url.includes(`//www.${part}`) || row.url.includes(`/${part}`),
  );
  if (ofRival && row.status !== 'kept-apart')
    return { kind: 'namesake', class: factClass ?? 'any', row, note: row.quote.slice(0, 120) };
  if (factClass === undefined || !inUse(row)) return undefined;
  const kin = world.facts.filter(
    (fact) => fact.class === factClass || fact.class === AS_GOOD[factClass],
  );
  const matches = kin.map((fact) =>
    matchOf(fact.class === factClass ? fact : { ...fact, class: factClass }, row, {}),
  );
  const note = `${String(row.value ?? '')} ${row.asOf ?? ''} “${row.quote.slice(0, 140)}”`;
  if (matches.includes('right') || matches.includes('without-date') || isHistory(row, world)) {
    const seeded = world.conflicts.some((one) => ATTRIBUTES[one.class].includes(row.attribute));
    return row.status === 'conflicted' && !seeded
      ? { kind: 'false-conflict', class: factClass, row, note }
      : undefined;
  }
  const conflict = world.conflicts.find(
    (one) =>
      one.class === factClass &&
      String(one.other) === String(row.value).slice(0, String(one.other).length),
  );
  if (conflict !== undefined)
    return row.status === 'conflicted'
      ? undefined
      : { kind: 'conflict-missed', class: factClass, row, note };
  if (
    factClass === 'leader' &&
    comparable(String(row.value)) === comparable(world.company.founder.name)
  )
    return undefined;
  const decoy = world.decoys.find(
    (one) =>
      one.class === factClass &&
      one.kind !== 'past' &&
      one.said.some((said) =>
        factClass === 'legal' || row.value === undefined
          ? row.quote.includes(said)
          : comparable(String(row.value)) === comparable(said) ||
            one.values.includes(row.value ?? ''),
      ),
  );
  if (decoy !== undefined)
    return {
      kind: decoy.kind === 'namesake' ? 'namesake' : 'decoy',
      class: factClass,
      row,
      decoy,
      note,
    };
  // An old figure that says its day deceives nobody, unless the new one was there to be read.
  if (
    isOlderTruth(row, world) &&
    row.asOf !== undefined &&
    !couldBeKnown(factClass, world, outcome)
  )
    return undefined;
  if (isOlderTruth(row, world)) return { kind: 'stale', class: factClass, row, note };
  // A sentence kept without a value claims none: only one that speaks of another's matter is wrong.
  if (factClass === 'legal' || row.value === undefined) return undefined;
  return {
    kind: matches.includes('wrong-date') ? 'wrong-date' : 'wrong-value',
    class: factClass,
    row,
    note,
  };
}

/** Counts, knowing only what was planted, what the engine found and what it took for true that is not. */
export function judgeEvidence(world: World, outcome: Outcome): JudgedEvidence {
  return {
    facts: world.facts.map((fact) => judgeFact(fact, world, outcome)),
    tellings: world.tellings.map((telling) => judgeTelling(telling, outcome)),
    faults: outcome.evidence.flatMap((row) => judgeRow(row, world, outcome) ?? []),
  };
}
