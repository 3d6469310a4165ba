import { readRole, type RoleReading } from '../../occupations';
import { kindOfTitle } from './kinds';
import { knowRole, type AskedRole } from './role';
import { occupationOf } from './role-occupation';

/** How near the work of another title is to a role’s; open where one of them can’t be told. */
export type Nearness = 'same' | 'near' | 'related' | 'other' | 'open';

const MOST_KEPT = 2_000;
const kept = new Map<string, RoleReading>();

/** Job boards repeat their titles, and each is asked about more than once. */
function readTitle(title: string): RoleReading {
  const found = kept.get(title) ?? readRole(title);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(title, found);
  return found;
}

const majorGroup = (code: string): string => code.slice(0, 2);
const baseOf = (code: string): string => code.slice(0, 7);

/** Interns and trainees are hired apart from those who do the work already. */
const isForLearners = ({ level }: RoleReading): boolean =>
  level === 'intern' || level === 'trainee';

export function nearnessOf(asked: AskedRole, title: string): Nearness {
  const { role } = asked;
  const meant = asked.occupation ?? occupationOf({ role, evidence: [] });
  const known = knowRole(meant === undefined ? { role } : { role, occupation: meant });
  const { occupation, kind } = known;
  const reading = readTitle(title);
  const { choices, verdict } = reading;
  if (occupation === undefined || verdict === 'open') return 'open';
  const codes = choices.map(({ code }) => code).slice(0, verdict === 'sure' ? 1 : choices.length);
  const isOfKind = (code: string): boolean => kindOfTitle(title, code)?.id === kind?.id;
  const isSame = codes.some((code) => baseOf(code) === baseOf(occupation.code) && isOfKind(code));
  if (isSame && isForLearners(reading) === isForLearners(readTitle(role))) return 'same';
  const near = new Set(occupation.related);
  const isNear = (code: string): boolean =>
    isOfKind(code) && (majorGroup(code) === majorGroup(occupation.code) || near.has(code));
  if (isSame || codes.some(isNear)) return 'near';
  if (codes.some((code) => near.has(code))) return 'related';
  return verdict === 'sure' ? 'other' : 'open';
}
