import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { toUnits } from '../../../kernel/money';
import { type DeliveryOffer, formatPrice, type OrderPrice } from '../../../shop/orders/shape';
import type { PageHandle } from '../../root';
import { buttonLook } from '../../ui/button';
import { ReadyBy } from '../../ui/ready-by';
import { LinkLookup } from '../../tracking/links/link-lookup';
import { browserStore } from '../browser-store';
import type { OrderInHand } from '../order-in-hand.server';
import {
  hasKept,
  latestOrder,
  pruneOrders,
  saveOrder,
  toSavedOrder,
  type KeyValueStore,
} from '../saved-orders';
import { OrderStages } from '../page/stages';
import type { loader } from './success.server';
export { loader } from './success.server';

export const handle: PageHandle = { hydrate: true };

interface ShownOrder {
  readonly company: string;
  readonly role: string;
  readonly email: string;
  readonly trackingPath?: string | undefined;
  readonly interviewKnown?: boolean;
  readonly price?: OrderPrice;
}

export default function Success() {
  const { facts, manual, placed } = useLoaderData<typeof loader>();
  const known: ShownOrder | null = placed && {
    ...placed.details,
    trackingPath: placed.trackingPath ?? undefined,
    interviewKnown: placed.answers.interviewAt !== null,
    price: placed.price,
  };
  const [order, setOrder] = useState<ShownOrder | null>(known);
  useEffect(() => {
    const store = browserStore();
    pruneOrders(store, new Date());
    if (placed) keep(store, placed);
    const saved = latestOrder(store);
    if (saved)
      setOrder((now) => ({
        ...saved,
        trackingPath: saved.trackingPath ?? now?.trackingPath,
        interviewKnown: now?.interviewKnown ?? false,
        ...(now?.price === undefined ? {} : { price: now.price }),
      }));
  }, [placed]);
  const title = order ? 'Order Confirmed!' : 'Find your order';
  return (
    <div className="mx-auto max-w-xl px-4 py-8 md:py-12">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {order && (
        <Confirmed
          order={order}
          manual={manual}
          arrives={(placed ?? facts).delivery}
          promise={manual ? promiseOfManual(facts) : promiseOfPaid(facts)}
        />
      )}
      {!order && <NothingSaved />}
      <p className="mt-6">
        <a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Return to Homepage
        </a>
      </p>
    </div>
  );
}

/** The order may have arrived while this browser's page was closed; it keeps it all the same. */
function keep(store: KeyValueStore, { details, state, placedAt, price }: OrderInHand): void {
  if (placedAt === null || hasKept(store, details, placedAt)) return;
  const manual = state === 'manual';
  const order = toSavedOrder(
    details,
    { paymentStatus: manual ? 'manual_request' : 'succeeded', paymentAmount: toUnits(price) },
    new Date(placedAt),
  );
  saveOrder(store, order, manual ? 'manual' : 'paid', new Date(placedAt));
}

interface Hours {
  readonly promiseHours: number;
  readonly manualContactHours: number;
}

const promiseOfPaid = ({ promiseHours }: Hours): string =>
  `Your report arrives within ${promiseHours} hours.`;
const promiseOfManual = ({ promiseHours, manualContactHours }: Hours): string =>
  `Your report arrives within ${promiseHours} hours of your payment; ` +
  `payment instructions within ${manualContactHours} hours.`;

interface ConfirmedProps {
  readonly order: ShownOrder;
  readonly manual: boolean;
  readonly promise: string;
  readonly arrives: DeliveryOffer;
}

/** The delivery time, if it isn't the usual one. */
function Hour({ manual, readyBy }: { readonly manual: boolean; readonly readyBy: string }) {
  return manual ? (
    <>
      We’ll email payment instructions within a day. If you pay right away, your report will be
      ready by <ReadyBy iso={readyBy} />. We’ll confirm the delivery time when your payment arrives.
    </>
  ) : (
    <>
      Your report will be ready by <ReadyBy iso={readyBy} />.
    </>
  );
}

/** Where it isn’t the price that stands everywhere. */
const isWorthSaying = ({ code, tax, currency }: OrderPrice): boolean =>
  code !== null || tax !== null || currency !== 'usd';

function Confirmed({ order, manual, promise, arrives }: ConfirmedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const facts = [
    ['Company', order.company],
    ['Role', order.role],
    ['Email', order.email],
    ...(order.price && isWorthSaying(order.price)
      ? [['Price', formatPrice(order.price)] as const]
      : []),
  ] as const;
  return (
    <>
      <OrderStages current={3} />
      <h1 ref={heading} tabIndex={-1} className="mt-8 text-[2rem] md:text-[2.5rem]">
        Order Confirmed!
      </h1>
      <p className="mt-4 text-lg">
        {arrives.asUsual ? promise : <Hour manual={manual} readyBy={arrives.readyBy} />}
      </p>
      {order.trackingPath && (
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={order.trackingPath} className={`${buttonLook()} w-full sm:w-auto`}>
            Follow your order
          </a>
          {order.interviewKnown && (
            <a
              href={`${order.trackingPath}/interview.ics`}
              className={`${buttonLook('quiet')} w-full sm:w-auto`}
            >
              Add the interview to your calendar
            </a>
          )}
        </p>
      )}
      <dl className="mt-8 rounded-md border border-line bg-raised p-5">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-2 py-1 sm:grid-cols-[6rem_1fr]">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10 text-2xl">What happens next</h2>
      <ol className="mt-4 list-decimal space-y-2 pl-6">
        {manual ? (
          <li>
            We email you payment instructions. Research on {order.company} starts when your payment
            arrives.
          </li>
        ) : (
          <li>Research is under way: we’re reading and checking sources on {order.company}.</li>
        )}
        <li>
          {arrives.asUsual
            ? promise.replace('arrives', 'is emailed to you')
            : 'We email you the report by then.'}
        </li>
        <li>Review it and prepare: what to say, what to ask, and what to avoid.</li>
      </ol>
      {order.trackingPath && !order.interviewKnown && (
        <p className="mt-4 text-soft">
          On your order’s page, add your interview date and the job posting, and we’ll tailor the
          role tips to it.
        </p>
      )}
    </>
  );
}

function NothingSaved() {
  return (
    <>
      <h1 className="text-[2rem] md:text-[2.5rem]">Find your order</h1>
      <p className="mt-4">
        We can’t find an order in this browser. If you placed one, we can email its link again.
      </p>
      <div className="mt-8">
        <LinkLookup />
      </div>
    </>
  );
}
