import { z } from 'zod';
import { keyNames } from '../key-names';

const keyed = { key: z.enum(keyNames), optional: z.literal(true).optional() };

/** How a request may prove who asks. */
export const authSchema = z.union([
  z.literal('none'),
  z.discriminatedUnion('in', [
    z.strictObject({
      ...keyed,
      in: z.enum(['header', 'query']),
      name: z.string().min(1),
      prefix: z.string().optional(),
    }),
    z.strictObject({
      ...keyed,
      in: z.enum(['basic', 'basic-pair', 'path-and-bearer', 'signed-headers']),
    }),
    z.strictObject({
      ...keyed,
      in: z.literal('query-pair'),
      names: z.tuple([z.string().min(1), z.string().min(1)]),
    }),
    z.strictObject({
      ...keyed,
      in: z.enum(['client-credentials', 'session']),
      tokenUrl: z.string().regex(/^https:\/\/[a-z0-9.-]+\/[^\s{}?#]+$/),
    }),
  ]),
]);
