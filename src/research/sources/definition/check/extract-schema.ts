import { z } from 'zod';
import { parseItems, parseMapping } from '../mapping';

/** A text that one of our small parsers takes. */
const parsed = (parse: (text: string) => unknown, message: string) =>
  z.string().refine(
    (text) => {
      try {
        parse(text);
        return true;
      } catch {
        return false;
      }
    },
    { message },
  );
/** A mapping that can be parsed. */
export const mappingText = parsed(parseMapping, 'not a mapping');
const choice = z.strictObject({ by: mappingText, in: z.array(z.string()).min(1) });

const currency = z.string().regex(/^[A-Z]{3}$/);

export const extractSchema = z.strictObject({
  items: parsed((text) => parseItems(text.replace(/\{\w+\}/g, 'name')), 'not where a list stands'),
  limit: z.number().int().positive(),
  fields: z
    .record(z.string(), mappingText)
    .refine((fields) => Object.keys(fields).length > 0, { message: 'no field' }),
  requires: z.array(z.string().min(1)).min(1).optional(),
  least: z.number().int().positive().optional(),
  whose: z.string().min(1).optional(),
  money: z.union([currency, z.record(z.string(), currency)]).optional(),
  day: z
    .string()
    .regex(/^\{\w+\}$/)
    .optional(),
  ahead: z.literal(true).optional(),
  each: z.record(z.string(), mappingText).optional(),
  about: z.record(z.string(), mappingText).optional(),
  link: z
    .string()
    .regex(/^https:\/\//)
    .optional(),
  detail: z
    .strictObject({
      url: z.string().regex(/^https:\/\//),
      fields: z.record(z.string(), mappingText),
    })
    .optional(),
  title: z.string().min(5).optional(),
  sections: z.record(z.string(), z.array(z.string().min(3).toLowerCase()).min(1)).optional(),
  keep: choice.optional(),
  drop: choice.optional(),
  once: z.string().min(1).optional(),
  together: z.string().min(1).optional(),
  lines: z.literal(true).optional(),
  missing: z.literal('empty').optional(),
  gone: z.literal('empty').optional(),
  emptyMeans: z.enum(['nothing', 'unknown']).optional(),
});
