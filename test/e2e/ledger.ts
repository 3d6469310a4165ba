import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Charge {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly paymentMethod: string;
}

/** The money that moved for one buyer, from the payment sandbox's own books. */
export function chargesOf(dataFolder: string, email: string): readonly Charge[] {
  const latest = new Map<string, { readonly table: string; readonly row: unknown }>();
  for (const line of readFileSync(join(dataFolder, 'payment-sandbox.json'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const entry = JSON.parse(line) as { table: string; id: string; row: unknown };
    latest.set(`${entry.table} ${entry.id}`, entry);
  }
  return [...latest.values()]
    .filter(({ table, row }) => table === 'charges' && row !== null)
    .map(({ row }) => row as Charge)
    .filter(({ status, paymentMethod }) => {
      const method = latest.get(`paymentMethods ${paymentMethod}`)?.row as
        | { billing?: { email?: string } }
        | undefined;
      return status === 'succeeded' && method?.billing?.email === email;
    });
}

/** One charge of the right price, whatever else is written of it. */
export const ONE_CHARGE = [{ amount: 3500, currency: 'usd' }] as const;
