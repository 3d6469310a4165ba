import { fitsKey } from '../definition/key-form';
import type { Source, SourceKeys } from '../shape';

/** Whether the catalogue itself forbids to ask it, whoever wants to: by its terms, or since it was shut. */
export function isForbidden({ enabled, licence }: Pick<Source, 'enabled' | 'licence'>): boolean {
  return enabled === 'licence' || enabled === 'shut' || licence.tier === 'C';
}

/** Whether it can be asked as far as keys go. */
export function hasItsKey({ auth }: Pick<Source, 'auth'>, keys: SourceKeys): boolean {
  if (auth === undefined || auth === 'none') return true;
  const key = keys[auth.key];
  return key === undefined ? auth.optional === true : fitsKey(auth, key);
}

/** Whether we may ask a source: it's on, the owner set its key, or a probe has seen it answer. */
export function isSourceOn(
  source: Pick<Source, 'enabled' | 'licence' | 'auth'>,
  keys: SourceKeys,
  isSeen = false,
): boolean {
  const { enabled, auth } = source;
  if (isForbidden(source) || !hasItsKey(source, keys)) return false;
  return (
    enabled === true ||
    (enabled === 'key' && auth !== undefined && auth !== 'none') ||
    (enabled === 'verify' && isSeen)
  );
}
