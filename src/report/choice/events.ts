import { z } from 'zod';
import type { EventDefinition } from '../../platform/jobs';

type OfOrder = { orderId: string };
const payload = z.object({ orderId: z.string() });

/** More than one company may be meant; whoever speaks with the buyer asks. */
export const companyUnclear: EventDefinition<OfOrder> = { name: 'company-unclear', payload };

/** Someone said which company is meant, or that it is none: work on the order goes on. */
export const companySettled: EventDefinition<OfOrder> = { name: 'company-settled', payload };
