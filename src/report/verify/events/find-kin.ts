import { synonymGroups } from '../../../language';
import { kinship } from './kin';

/** The stems of a page that may stand for one of a claim, and how surely. */
export type Kin = ReadonlyMap<string, number>;

/** The stems of a page, laid out so that those akin to another are found without comparing it with all. */
export interface StemIndex {
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  readonly byGroup: ReadonlyMap<number, readonly string[]>;
  readonly all: ReadonlySet<string>;
}

/** Words that are akin without sharing a group begin alike. */
const START = 2;

export function indexStems(stems: Iterable<string>): StemIndex {
  const byStart = new Map<string, string[]>();
  const byGroup = new Map<number, string[]>();
  const all = new Set(stems);
  for (const stem of all) {
    const start = stem.slice(0, START);
    const alike = byStart.get(start);
    if (alike === undefined) byStart.set(start, [stem]);
    else alike.push(stem);
    for (const group of synonymGroups(stem))
      byGroup.set(group, [...(byGroup.get(group) ?? []), stem]);
  }
  return { byStart, byGroup, all };
}

/** For each stem of a claim, the stems of a page that may stand for it. */
export function findKin(stems: Iterable<string>, index: StemIndex): ReadonlyMap<string, Kin> {
  const found = new Map<string, Kin>();
  for (const stem of stems) {
    const kin = new Map<string, number>();
    if (index.all.has(stem)) kin.set(stem, 1);
    if (/\p{L}/u.test(stem)) {
      const others = [
        ...(index.byStart.get(stem.slice(0, START)) ?? []),
        ...synonymGroups(stem).flatMap((group) => index.byGroup.get(group) ?? []),
      ];
      for (const other of others) {
        if (kin.has(other)) continue;
        const sure = kinship(stem, other);
        if (sure > 0) kin.set(other, sure);
      }
    }
    found.set(stem, kin);
  }
  return found;
}
