import { z } from 'zod';
import { mappingText } from './extract-schema';

/** How a source is asked. */
export const requestSchema = z.strictObject({
  urls: z.array(z.string().regex(/^(?:https:\/\/|\{feed\}$|\{searxng\}\/)/)).min(1),
  headers: z.record(z.string().regex(/^[a-z-]+$/), z.string().min(1)).optional(),
  post: z.record(z.string(), z.unknown()).optional(),
  follow: z
    .strictObject({
      words: z.array(z.string().min(3).toLowerCase()).min(1),
      host: z
        .string()
        .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
        .optional(),
      in: z.literal('row').optional(),
      missing: z.enum(['empty', 'itself']).optional(),
    })
    .optional(),
  form: z.record(z.string(), z.string()).optional(),
  next: z
    .strictObject({
      take: mappingText,
      url: z.string().regex(/^https:\/\/[^{}/]+\/.*\{taken\}/),
    })
    .optional(),
});

/** Which items of its answers count. */
export const matchSchema = z.strictObject({
  field: z.union([z.string(), z.array(z.string()).min(1)]),
  against: z.enum(['names', 'legalNames', 'domain']),
  min: z.number().min(0.5).max(1),
  how: z.enum(['is', 'mentions']),
  ofAll: z.array(z.string()).optional(),
  units: z
    .strictObject({
      words: z.array(z.string().min(2).toLowerCase()).min(1),
      common: z.array(z.string().min(2).toLowerCase()),
      site: z.string().min(1).optional(),
    })
    .optional(),
});
