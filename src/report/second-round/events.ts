import { z } from 'zod';
import type { EventDefinition } from '../../platform/jobs';

interface EndedRound {
  readonly orderId: string;
  readonly attempt: number;
}

/** A second round is ready for its buyer, or could not be done: whoever writes to the buyer listens. */
export const secondRoundEnded: EventDefinition<EndedRound> = {
  name: 'second-round-ended',
  payload: z.object({ orderId: z.string(), attempt: z.int().positive() }),
};
