import { before, days } from '../../../kernel/time';
import { isAsleep, UNKNOWN_HEALTH, type SourceHealth } from './health/health';
import { hasItsKey, isForbidden } from './is-on';
import { whyOutOfUse } from './health/out-of-use';
import { whyClosed, type Policies } from './policy';
import type { Source, SourceKeys, SourceState } from '../shape';

export interface SourceSettings {
  readonly policies: Policies;
  readonly mode: 'demo' | 'live';
  readonly keys: SourceKeys;
  readonly health: ReadonlyMap<string, SourceHealth>;
  readonly now: Date;
}

/** An answer longer ago than this proves nothing. */
const PROVEN_FOR = days(30);

/** Whether a probe or a report saw it answer lately. */
export function isProven({ lastGoodAt }: Pick<SourceHealth, 'lastGoodAt'>, now: Date): boolean {
  return lastGoodAt !== undefined && new Date(lastGoodAt) >= before(now, PROVEN_FOR);
}

/** How a source stands now; of several reasons the one that must be mended first. The one place that says so. */
export function sourceStateOf(
  source: Source,
  { policies, mode, keys, health, now }: SourceSettings,
): SourceState {
  const known = health.get(source.id) ?? UNKNOWN_HEALTH;
  if (isForbidden(source)) return 'forbidden';
  if (policies.get(source.id)?.switchedOffAt) return 'switched-off';
  if (!hasItsKey(source, keys)) return 'needs-key';
  if (whyClosed(source, policies, mode === 'live') !== undefined) return 'needs-terms';
  if (whyOutOfUse(source, known, now) !== undefined) return 'out-of-use';
  if (source.enabled === 'verify' && !isProven(known, now)) return 'to-be-verified';
  if (isAsleep(known, now)) return 'asleep';
  return isProven(known, now) ? 'in-force' : 'unproven';
}
