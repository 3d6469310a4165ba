import { crawler } from '../../content/bot';
import type { Clock } from '../kernel/time';
import { createOutboundFetch } from '../platform/fetch';
import { createAsk, politenessOf } from './gather';
import type { ResearchWorld } from './ports';
import type { Ask } from './sources';

interface PoliteAsking {
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly supportAddress: string;
  readonly outside: ResearchWorld;
}

/** Asks the world outside through the guard, for work that keeps nothing of what it reads. */
export function createPoliteAsk({ clock, baseUrl, supportAddress, outside }: PoliteAsking): Ask {
  return createAsk({
    clock,
    crawler,
    outboundFetch: createOutboundFetch({
      network: outside.network,
      userAgent: `${crawler}/1.0 (+${baseUrl}/bot; ${supportAddress})`,
      clock,
    }),
    politeness: politenessOf(outside.kind),
  });
}
