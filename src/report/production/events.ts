import { z } from 'zod';
import type { EventDefinition } from '../../platform/jobs';

export const reportApproved: EventDefinition<{
  orderId: string;
  reportId: string;
  number: number;
  signedAt: string;
}> = {
  name: 'report-approved',
  payload: z.object({
    orderId: z.string(),
    reportId: z.string(),
    number: z.int().positive(),
    signedAt: z.iso.datetime(),
  }),
};

/** A version was made that an expert has to see before anybody else does. */
export const reportSubmitted: EventDefinition<{ orderId: string }> = {
  name: 'report-submitted',
  payload: z.object({ orderId: z.string() }),
};

/** The engine's word that too little can be said; what follows from it is decided elsewhere. */
export const reportImpossible: EventDefinition<{ orderId: string; reasons: string[] }> = {
  name: 'report-impossible',
  payload: z.object({ orderId: z.string(), reasons: z.array(z.string()) }),
};

/** Thirty days after delivery: whoever keeps words of that report besides must let them go as well. */
export const interviewersForgotten: EventDefinition<{ reportId: string }> = {
  name: 'interviewers-forgotten',
  payload: z.object({ reportId: z.string() }),
};
