import { withoutHonorific } from '../../../language';
import type { Evidence } from '../shape';

/** Figures of which there is one for each day they hold for. */
export const DATED: ReadonlySet<string> = new Set([
  'net-income',
  'operating-income',
  'research-spending',
  'revenue',
]);

export function isRough(row: Evidence): boolean {
  return (
    row.details?.['about'] !== undefined || (DATED.has(row.attribute) && row.asOf?.length === 4)
  );
}

/** Whether two rows tell one value, as far as they are exact. */
export function sameValue(one: Evidence, other: Evidence): boolean {
  const share = isRough(one) || isRough(other) ? 0.01 : 0.005;
  if (typeof one.value === 'number' && typeof other.value === 'number')
    return Math.abs(one.value - other.value) <= Math.abs(one.value) * share;
  const [first, second] = [one, other].map(({ value }) =>
    withoutHonorific(String(value).toLowerCase()),
  ) as [string, string];
  return first.includes(second) || second.includes(first);
}
