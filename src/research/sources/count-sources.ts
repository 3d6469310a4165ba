import type { Source } from './shape';

/** How many sources may be spoken of: in force, and not an engine of the owner's own, which is no source but asks others. */
export function countSources(sources: readonly Pick<Source, 'enabled' | 'needs'>[]): number {
  return sources.filter(({ enabled, needs }) => enabled === true && !needs.includes('searxng')).length;
}
