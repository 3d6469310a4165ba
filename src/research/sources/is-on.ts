import { fitsKey } from './key-form';
import type { Source, SourceKeys } from './shape';

/** Whether a source may be asked: it is on, or it waits for a key that the owner has set. */
export function isOn({ enabled, auth }: Source, keys: SourceKeys): boolean {
  const needed = auth === undefined || auth === 'none' ? undefined : auth;
  const key = needed === undefined ? undefined : keys[needed.key];
  if (needed !== undefined && (key === undefined ? needed.optional !== true : !fitsKey(needed, key))) return false;
  return enabled === true || (enabled === 'key' && needed !== undefined);
}
