import { fail, succeed, type Result } from '../../kernel/result';
import { days } from '../../kernel/time';
import { checkMailAddress, type AddressFailure } from '../../platform/mail';
import type { OrderView, Stage } from '../../shop/orders/shape';
import { currentLinkVersion, revokeLinks } from '../links';
import type { AddressContext } from './ports';
import { putRequest } from './store';

const CORRECTABLE: readonly Stage[] = [
  'Awaiting payment',
  'Confirming payment',
  'Queued',
  'Researching',
  'In expert review',
];

/** Enough for a second typing mistake; too few to send strangers mail with. */
const REQUESTS_PER_DAY = 3;

export const mayCorrectAddress = (order: OrderView): boolean => CORRECTABLE.includes(order.stage);

export interface AddressWish {
  readonly orderId: string;
  readonly address: string;
}

export type WishFailure = AddressFailure | 'no-order' | 'too-late' | 'same-address' | 'too-many';

/** Asks the new address whether it wants the order; nothing changes until it says so. */
export async function requestAddress(
  context: AddressContext,
  { orderId, address }: AddressWish,
): Promise<Result<{ readonly address: string }, WishFailure>> {
  const checked = checkMailAddress(address);
  if (!checked.ok) return checked;
  const order = await context.findOrder(orderId);
  if (!order) return fail('no-order', 'Order not found.');
  if (!mayCorrectAddress(order))
    return fail('too-late', 'You can change the address only until the report is delivered.');
  const email = checked.value;
  if (email === order.details.email) return fail('same-address', 'We already have this address.');
  if (!(await context.limiter.take(`address:${orderId}`, REQUESTS_PER_DAY, days(1)))) {
    return fail('too-many', 'You’ve tried this several times today. Write to us instead.');
  }
  await context.database.write(async (transaction) => {
    await putRequest(transaction, { orderId, address: email, askedAt: context.clock.now() });
    await context.noteAsked(transaction, orderId);
    // The link in the mail to an earlier wish must not confirm this one.
    await revokeLinks(context, transaction, { orderId, purposes: ['address'] });
    const version = await currentLinkVersion(transaction, orderId, 'address');
    const {
      number,
      details: { company, role },
    } = order;
    await context.mailer.queue(transaction, {
      key: `address-changed:${orderId}:${version}`,
      template: 'address-changed',
      to: email,
      order: orderId,
      // The name is left out: the address may be a stranger's.
      values: { number, company, role, email, confirm: true },
    });
  });
  return succeed({ address: email });
}
