import { formatStage } from '../../../shop/orders/shape';
import type { BuyersOrder } from '../../../desk/inbox/shape';
import { LocalTime } from '../../ui/local-time';

export function BuyersOrders({ orders }: { readonly orders: readonly BuyersOrder[] }) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="text-xl">
        Orders from this email
      </h2>
      {orders.length === 0 && (
        <p className="mt-3 text-soft">None. They may have used another email address.</p>
      )}
      <ul className="mt-3 space-y-3">
        {orders.map(({ id, number, company, role, stage, placedAt }) => (
          <li key={id} className="rounded-md border border-line bg-raised p-3 wrap-anywhere">
            <a
              href={`/desk/orders/${encodeURIComponent(number)}`}
              className="inline-block min-h-6 font-semibold text-accent underline"
            >
              {number}
            </a>
            , {formatStage(stage)}
            <span className="block">
              <bdi>{company}</bdi>, <bdi>{role}</bdi>
            </span>
            <span className="block text-sm text-soft">
              <LocalTime iso={placedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
