import type { Database } from '../../platform/database';
import {
  samplePoliteness,
  storedTurns,
  tapedPoliteness,
  webPoliteness,
  type HostTurns,
  type Politeness,
} from '../../research/gather';
import type { SampleOrWeb } from '../platform/outside';

/** How gently the world that is looked at is asked. */
export function politenessOf({ kind, wire, isReplayed }: SampleOrWeb): Politeness {
  const usual = kind === 'sample' ? samplePoliteness() : webPoliteness();
  return wire === undefined
    ? usual
    : tapedPoliteness(usual, isReplayed === true ? 'replaying' : 'recording');
}

/**
 * What the processes of a shop tell each other of the hosts they ask. The embedded database has one
 * process alone, and nobody waits for a tape or a sample web.
 */
export function turnsOf(
  database: Database | undefined,
  { kind, wire }: SampleOrWeb,
): HostTurns | undefined {
  return database?.kind === 'postgres' && kind === 'web' && wire === undefined
    ? storedTurns(database)
    : undefined;
}
