import type { ReactNode } from 'react';
import { formatMoney } from '../../../kernel/money';
import { listPriceOf, type OrderPrice, type OrderDetails } from '../../../shop/orders/shape';

interface OrderSummaryProps {
  readonly details: OrderDetails;
  readonly price: OrderPrice;
  /** The way to change the price. */
  readonly children: ReactNode;
}

/** What is being bought and for how much. */
export function OrderSummary({ details, price, children }: OrderSummaryProps) {
  return (
    <section aria-label="Your order" className="rounded-md border border-line bg-raised p-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-semibold wrap-anywhere">{details.company}</p>
        <p className="font-serif text-2xl">{formatMoney(price)}</p>
      </div>
      <p className="text-soft wrap-anywhere">{details.role}</p>
      <p className="text-soft wrap-anywhere">{details.email}</p>
      {(price.code !== null || price.tax !== null) && <PriceLines price={price} />}
      <p>
        <a href="/order" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Change details
        </a>
      </p>
      <div className="-mb-2">{children}</div>
    </section>
  );
}

/** How the price came about, where a code or tax changed it. */
export function PriceLines({ price }: { readonly price: OrderPrice }) {
  const { amount, discount, currency, code, tax } = price;
  const money = (sum: OrderPrice['amount']): string => formatMoney({ amount: sum, currency });
  const lines = [
    ['Price', money(listPriceOf(price))],
    ...(code === null ? [] : [[`Code ${code}`, `−${money(discount)}`]]),
    ...(tax === null ? [] : [['Tax', money(tax)]]),
    ['To pay', money(amount)],
  ];
  return (
    <dl className="mt-3 border-t border-line pt-2">
      {lines.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 text-soft wrap-anywhere">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
