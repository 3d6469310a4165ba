import type { Source, SourceKeys } from './shape';

/** Whether a source may be asked: it is on, or it waits for a key that the owner has set. */
export function isOn({ enabled, auth }: Source, keys: SourceKeys): boolean {
  const needed = auth === undefined || auth === 'none' ? undefined : auth;
  if (needed !== undefined && needed.optional !== true && keys[needed.key] === undefined) return false;
  return enabled === true || (enabled === 'key' && needed !== undefined);
}
