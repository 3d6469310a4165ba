import { z } from 'zod';
import { currencies } from '../kernel/money';

const others = currencies.filter((one) => one !== 'usd').map((one) => `\`${one}\``);

/** What buyers may pay in, each once; the dollar is always among them. */
export const currencyList = z
  .string()
  .default('usd')
  .transform((value) =>
    value
      .toLowerCase()
      .split(',')
      .map((one) => one.trim()),
  )
  .pipe(
    z
      .array(z.enum(currencies))
      .refine((named) => named.includes('usd'), 'must contain usd')
      .transform((named) => [...new Set(named)]),
  )
  .describe(
    `What buyers may pay in, separated by commas: \`usd\`, and any of ${others.join(', ')}, at the prices ` +
      'of `content/prices.ts`',
  );
