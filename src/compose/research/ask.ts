import { crawler } from '../../../content/bot';
import type { Clock } from '../../kernel/time';
import { createOutboundFetch } from '../../platform/fetch';
import { createAsk, samplePoliteness, webPoliteness } from '../../research/gather';
import type { Ask } from '../../research/sources';
import type { SampleOrWeb } from './research';

export interface Asking {
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly supportAddress: string;
  readonly outside: SampleOrWeb;
}

/** Asks the world outside through the guard, for work that keeps nothing of what it reads. */
export function composeAsk({ clock, baseUrl, supportAddress, outside }: Asking): Ask {
  return createAsk({
    clock,
    crawler,
    outboundFetch: createOutboundFetch({
      network: outside.network,
      userAgent: `${crawler}/1.0 (+${baseUrl}/bot; ${supportAddress})`,
      clock,
    }),
    politeness: outside.kind === 'sample' ? samplePoliteness() : webPoliteness(),
  });
}
