import type { ReactNode } from 'react';
import { detailFields, detailNames } from '../../../content/order-fields';
import type { TrackingView } from '../../delivery/tracking/shape';
import { formatPrice } from '../../shop/orders/shape';
import { LocalTime } from '../ui/local-time';

interface WhatWasOrderedProps {
  readonly view: TrackingView;
  readonly token: string;
  readonly supportEmail: string;
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** The order as it was placed, each line with the way to change it, and whom to ask. */
export function WhatWasOrdered({ view, token, supportEmail }: WhatWasOrderedProps) {
  const { order, may } = view;
  const { interviewAt } = order.answers;
  const facts: readonly (readonly [string, ReactNode, ReactNode?])[] = [
    ['Order', order.number],
    ...detailNames.map(
      (field) =>
        [
          detailFields[field].label,
          order.details[field],
          field === 'email' && may.correctAddress && (
            <a key="address" href="#address" className={link}>
              Change
            </a>
          ),
        ] as const,
    ),
    [
      'Interview',
      interviewAt === null ? null : <LocalTime iso={interviewAt} />,
      <a key="calendar" href={`/track/${encodeURIComponent(token)}/interview.ics`} className={link}>
        Add to calendar
      </a>,
    ],
    ['Price', formatPrice(order)],
  ];
  return (
    <section className="mt-12">
      <h2>What you ordered</h2>
      <dl className="mt-4 rounded-md border border-line bg-raised p-5">
        {facts
          .filter(([, value]) => value)
          .map(([label, value, way]) => (
            <div key={label} className="grid gap-x-2 py-1.5 sm:grid-cols-[8rem_1fr]">
              <dt className="text-soft">{label}</dt>
              <dd className="min-w-0 whitespace-pre-line">
                <span className="mr-4">{value}</span>
                {way}
              </dd>
            </div>
          ))}
      </dl>
      <p className="mt-3">
        Questions? Email{' '}
        <a
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Order ${order.number ?? ''}`)}`}
          className={link}
        >
          {supportEmail}
        </a>
        . A person reads every email.
      </p>
    </section>
  );
}
