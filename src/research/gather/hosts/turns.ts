import type { Duration } from '../../../kernel/time';

/** Whether a host may be asked now, as all processes of a shop see it. */
export type HostTurn =
  | {
      readonly kind: 'mine';
      /** It was asked, and is asked again after `interval` at the earliest. */
      leave(interval: Duration): Promise<void>;
    }
  /** Another process is asking it, or has just asked; or it wants to be left alone. */
  | { readonly kind: 'taken' | 'rests'; readonly left: Duration };

/** What processes tell each other of the hosts they ask. */
export interface HostTurns {
  enter(host: string): Promise<HostTurn>;
  /** Nobody asks there for so long; a rest is one that nobody waits for. */
  keepOff(host: string, duration: Duration, isRest: boolean): Promise<void>;
  /** Forgets the hosts that nobody has asked for long. */
  forget(): Promise<void>;
}

/** Of a process that is alone: what it knows itself is enough. */
export const ownTurns: HostTurns = {
  enter: async () => ({ kind: 'mine', leave: async () => undefined }),
  keepOff: async () => undefined,
  forget: async () => undefined,
};

/** A host that another process was asked to leave alone. */
export class HostRests extends Error {
  constructor(host: string) {
    super(`${host} rests`);
  }
}
