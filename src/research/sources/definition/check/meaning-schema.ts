import { z } from 'zod';

const fields = z.array(z.string()).min(1);

/** What an entry may demand of the meaning of its answers; a path is a mapping like any other. */
export const meaningSchema = (mapping: z.ZodType<string, string>) =>
  z.discriminatedUnion('says', [
    z.strictObject({
      says: z.literal('asked'),
      field: z.string().optional(),
      by: mapping.optional(),
      is: z.array(z.string().min(3)).min(1),
    }),
    z.strictObject({
      says: z.literal('questions'),
      field: z.string(),
      least: z.number().int().positive(),
    }),
    z.strictObject({ says: z.literal('figure'), fields }),
    z.strictObject({ says: z.literal('named'), fields }),
  ]);
