import { cents } from '../../../kernel/money';
import type { TestShop } from '../../testing';
import { createCode, type NewCode } from './manage';

/** A code that anyone may use, made a day ago. */
export async function codeIn(shop: TestShop, change: Partial<NewCode> = {}): Promise<string> {
  const code: NewCode = {
    code: 'SPRING20',
    terms: { percent: 20, amountOff: null },
    usesLimit: null,
    usesPerAddress: null,
    validFrom: new Date(shop.clock.now().getTime() - 86_400_000).toISOString(),
    validUntil: null,
    note: '',
    createdBy: 'staff:mara',
    ...change,
  };
  const made = await createCode(shop.orders, code, async () => undefined);
  if (!made.ok) throw new Error(made.failure.sentence);
  return code.code;
}

export const freeTerms = { percent: 100, amountOff: null } as const;
export const tenOff = { percent: null, amountOff: cents(1_000) } as const;
