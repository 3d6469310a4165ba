import type { FactClass } from '../phrasings/shape';
import type { Fault, Group, JudgedEvidence } from './judge-evidence';
import type { JudgedReport } from './judge-report';

export interface Share {
  readonly found: number;
  readonly of: number;
}

export interface Tally {
  readonly worlds: number;
  readonly facts: Readonly<Record<Group, Share>>;
  /** Single sentences on pages that were read, whatever other sentence told the same. */
  readonly read: Readonly<Record<'tuning' | 'held-out', Share>>;
  readonly byClass: ReadonlyMap<FactClass, Readonly<Record<'tuning' | 'held-out', Share>>>;
  readonly notRead: ReadonlyMap<string, number>;
  readonly faults: ReadonlyMap<Fault['kind'], number>;
}

export const percent = ({ found, of }: Share): string =>
  of === 0 ? '–' : `${((found / of) * 100).toFixed(1)} %`;

function share<Item>(items: readonly Item[], isFound: (item: Item) => boolean): Share {
  return { found: items.filter(isFound).length, of: items.length };
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

/** Sums up what was found over worlds, with the held-out phrasings apart. */
export function tally(judged: readonly JudgedEvidence[]): Tally {
  const facts = judged.flatMap((one) => one.facts);
  const tellings = judged.flatMap((one) => one.tellings);
  const group = (name: Group): Share =>
    share(
      facts.filter((one) => one.group === name),
      ({ found }) => found,
    );
  const read = tellings.filter((one) => one.read);
  const part = (name: 'tuning' | 'held-out', factClass?: FactClass): Share =>
    share(
      read.filter(
        ({ telling }) =>
          telling.part === name && (factClass === undefined || telling.fact.class === factClass),
      ),
      ({ found }) => found,
    );
  const classes = [...new Set(tellings.map(({ telling }) => telling.fact.class))].toSorted();
  return {
    worlds: judged.length,
    facts: { tuning: group('tuning'), 'held-out': group('held-out'), service: group('service') },
    read: { tuning: part('tuning'), 'held-out': part('held-out') },
    byClass: new Map(
      classes.map((one) => [
        one,
        { tuning: part('tuning', one), 'held-out': part('held-out', one) },
      ]),
    ),
    notRead: countBy(
      tellings.filter((one) => !one.read),
      ({ telling }) => telling.spot,
    ),
    faults: countBy(
      judged.flatMap((one) => one.faults),
      ({ kind }) => kind,
    ) as Map<Fault['kind'], number>,
  };
}

export interface ReportTally {
  readonly right: Share;
  readonly conflictsShown: Share;
  readonly superseded: number;
  readonly decoys: number;
}

export function tallyReports(judged: readonly JudgedReport[]): ReportTally {
  const sum = (count: (one: JudgedReport) => number): number =>
    judged.reduce((total, one) => total + count(one), 0);
  return {
    right: share(
      judged.flatMap(({ statements }) => statements),
      ({ right }) => right,
    ),
    conflictsShown: {
      found: sum(({ conflicts }) => conflicts.shown),
      of: sum(({ conflicts }) => conflicts.seeded),
    },
    superseded: sum(({ superseded }) => superseded.length),
    decoys: sum(({ decoys }) => decoys.length),
  };
}
