import { z } from 'zod';

export const flag = z.enum(['yes', 'no']).transform((value) => value === 'yes');
export const optional = z.string().trim().min(1).optional();
export const model = z
  .string()
  .regex(
    /^(?:openai|anthropic|google|compatible):\S+$/,
    'must name a service and a model, such as openai:gpt-5-mini; services: openai, anthropic, google, compatible',
  )
  .optional();

/** Who reads pages beside code: a model, or nobody. */
export const pageReaderModel = z
  .string()
  .regex(
    /^(?:none|(?:openai|anthropic|google|compatible):\S+)$/,
    'must be none or name service and model, as in openai:gpt-5-mini',
  )
  .optional()
  .describe(
    'Model that reads pages and proposes facts, each with its exact words; ' +
      '`none` for none; default: the one that writes',
  );

/** Who judges other words: a model, `minicheck:` and a model of that family, or nobody. */
export const judgeModel = z
  .string()
  .regex(
    /^(?:none|(?:minicheck:)?(?:openai|anthropic|google|compatible):\S+)$/,
    'must be none, or name a service and a model, such as openai:gpt-5-mini or minicheck:compatible:bespoke-minicheck',
  )
  .optional()
  .describe(
    'Model that decides whether a paraphrase matches its source, ideally from another vendor; ' +
      '`minicheck:…` for a model of that family, `none` for no judge; default: the one that writes',
  );

export const judgeConfidence = z.coerce
  .number()
  .int()
  .min(0)
  .max(100)
  .default(0)
  .describe(
    'Least confidence, of 100, at which the judge is believed; `judge-check` says which to set',
  );

/** “openai:gpt-5-mini=0.25/2, compatible:qwen3=0/0”: dollars for a million tokens in and out. */
export const modelPrices = z.string().transform((text, context) => {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [, name = '', input, output] =
        /^(\S+:\S+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(entry) ?? [];
      if (name === '')
        context.addIssue({
          code: 'custom',
          message: 'must look like openai:gpt-5-mini=0.25/2, separated by commas',
        });
      return [name, { input: Number(input), output: Number(output) }] as const;
    });
  return Object.fromEntries(entries);
});
export const roles = ['web', 'worker', 'scheduler'] as const;
export type Role = (typeof roles)[number];
