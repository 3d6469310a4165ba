import type { GiftState } from '../../../../shop/orders/shape';
import type { OrderPage } from '../../../../desk/order/shape';
import { LocalTime } from '../../../ui/local-time';
import { FactList, OrderSection } from './section';

const STATES: Readonly<Record<GiftState, string>> = {
  unused: 'Not used',
  used: 'Used',
  expired: 'Expired',
  ended: 'Ended: refunded or disputed',
};

/** The code that was paid for, who it is for, and what became of it. */
export function GiftSection({ gift }: { readonly gift: NonNullable<OrderPage['gift']> }) {
  const { code, state, validUntil, recipientEmail, message, use } = gift;
  return (
    <OrderSection id="gift" title="Gift">
      <FactList
        rows={[
          ['Code', code],
          ['Status', STATES[state]],
          [
            'Used for',
            use && (
              <a
                href={`/desk/orders/${encodeURIComponent(use.number)}`}
                className="text-accent underline"
              >
                {use.number}
              </a>
            ),
          ],
          ['Good until', <LocalTime key="until" iso={validUntil} />],
          ['Recipient', recipientEmail],
          ['Message', message],
        ]}
      />
    </OrderSection>
  );
}
