import { rootOf, synonymGroups, wordSet } from '../../../language';

/** How sure it is that two stems say the same, from 0 to 1. */
const SAME_ROOT = 0.9;
const ALIKE = 0.75;
const SYNONYM = 0.7;
const SHORTEST_ALIKE = 5;

function sharedStart(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}

const isKinEnding = wordSet('al, an, er, ese, i, ian, ic, ing, ish, ism, ist, ly, n, or');

/** “Nazi” and “Nazism”, “Kurd” and “Kurdish”. */
function isDerived(short: string, long: string): boolean {
  return short.length >= 4 && long.startsWith(short) && isKinEnding(long.slice(short.length));
}

function startAlike(left: string, right: string): boolean {
  const shared = sharedStart(left, right);
  return shared >= SHORTEST_ALIKE && shared >= 0.7 * Math.max(left.length, right.length);
}

/** At most one letter put, left out or changed, or two neighbours swapped: “Paterson”, “Patterson”. */
export function isOneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  const at = sharedStart(left, right);
  const [a, b] = [left.slice(at), right.slice(at)];
  if (a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b) return true;
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

export function kinship(left: string, right: string): number {
  if (left === right) return 1;
  const [one, other] = [rootOf(left), rootOf(right)];
  if (one === other && one.length >= 4) return SAME_ROOT;
  if (
    startAlike(one, other) ||
    startAlike(left, right) ||
    isDerived(left, right) ||
    isDerived(right, left)
  )
    return ALIKE;
  const groups = synonymGroups(left);
  if (groups.length > 0 && synonymGroups(right).some((group) => groups.includes(group)))
    return SYNONYM;
  return left.length >= 7 && right.length >= 7 && isOneSlip(left, right) ? ALIKE : 0;
}
