import { fail, succeed, type Result } from '../../kernel/result';
import type { Person } from '../../platform/privacy';
import { listOrdersOf } from '../../shop/orders';
import { orderSubjectOf, type OrderView } from '../../shop/orders/shape';
import type { Permit } from '../policy';
import type { PrivacyContext } from './ports';
import { hindranceOf, type BuyerView } from './shape';

type Reading = Pick<PrivacyContext, 'database' | 'keepers' | 'orders'>;

export interface Buyer {
  readonly person: Person & { readonly email: string };
  readonly orders: readonly OrderView[];
}

export const addressOf = (typed: string): string => typed.trim().toLowerCase();

export const buyerOf = (email: string, orders: readonly OrderView[]): Buyer => ({
  person: { email, orderIds: orders.map(({ id }) => id) },
  orders,
});

export async function readBuyer(context: Reading, email: string): Promise<Buyer> {
  const address = addressOf(email);
  return buyerOf(address, await listOrdersOf(context.orders, address));
}

export async function collectAll({ database, keepers }: Reading, person: Person) {
  return Promise.all(
    keepers.map(async ({ name, tell }) => ({ name, told: await tell(database.read, person) })),
  );
}

/** What is kept of whoever writes from this address. */
export async function findBuyer(
  context: Reading,
  _: Permit<'handle-privacy'>,
  email: string,
): Promise<Result<BuyerView, 'nothing-kept'>> {
  const { person, orders } = await readBuyer(context, email);
  const told = await collectAll(context, person);
  const kept = told
    .map(({ name, told: { length } }) => ({ name, count: length }))
    .filter(({ count }) => count > 0);
  if (kept.length === 0) return fail('nothing-kept', 'No data for this email address.');
  return succeed({
    email: person.email,
    orders: orders.map(({ number, kind, details, stage, placedAt }) => ({
      number: number ?? '',
      company: orderSubjectOf({ kind, details }),
      stage,
      placedAt,
    })),
    kept,
    hindrance: hindranceOf(orders),
  });
}
