import { after, seconds, type Clock } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import { databaseHealth } from './health/database-health';
import { UNKNOWN_HEALTH, type SourceHealth } from './health/health';
import { whyOutOfUse } from './health/out-of-use';
import { whyClosed, type Policies } from './policy';
import { readPolicies } from './policy-store';
import type { Source } from '../shape';
import { isProven } from './state-of';

/** Every question asks; what the owner decides counts in all processes within this time. */
const KEPT = seconds(2);

export interface GateContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Whether unread terms close a source, as they do where real ones are asked for real money. */
  readonly asksForTerms: boolean;
}

/** To ask it, to see whether it answers, or to use what was read or loaded of it before. */
type Purpose = 'ask' | 'probe' | 'use';

/** Says why a source must not be asked now, or nothing. It fails closed: what can't be looked up is not asked. */
type SourceGate = (source: Source, purpose?: Purpose) => Promise<string | undefined>;

export function createGate({ database, clock, asksForTerms }: GateContext): SourceGate {
  const health = databaseHealth({ database, clock });
  let known:
    | {
        readonly until: Date;
        readonly policies: Promise<Policies>;
        readonly health: Promise<ReadonlyMap<string, SourceHealth>>;
      }
    | undefined;
  const read = async (): Promise<Policies> => readPolicies(database.read);
  return async (source, purpose = 'ask') => {
    const now = clock.now();
    if (known === undefined || known.until <= now) {
      const all = health.all();
      // Who asks for it sees that it failed; nobody may.
      all.catch(() => undefined);
      known = { until: after(now, KEPT), policies: read(), health: all };
    }
    const asked = known;
    try {
      const closed = whyClosed(source, await asked.policies, asksForTerms);
      if (closed !== undefined || purpose === 'probe') return closed;
      // A report looks through all that was read before; each question is asked of its source alone.
      const stood =
        purpose === 'ask'
          ? await health.find(source.id)
          : ((await asked.health).get(source.id) ?? UNKNOWN_HEALTH);
      const off = whyOutOfUse(source, stood, now);
      if (off !== undefined) return `${source.name} is out of use. ${off}`;
      const isUnseen = purpose === 'ask' && source.enabled === 'verify' && !isProven(stood, now);
      return isUnseen ? `Nobody has seen ${source.name} answer yet.` : undefined;
    } catch {
      if (known === asked) known = undefined;
      return `Whether ${source.name} may be asked could not be looked up.`;
    }
  };
}
