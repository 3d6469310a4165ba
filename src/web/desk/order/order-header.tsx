import type { ReactNode } from 'react';
import type { OrderPage } from '../../../desk/order/shape';
import { formatTimeLeft } from '../../../kernel/moments/time-left';
import { Alert } from '../../ui/alert';
import { LocalTime } from '../../ui/local-time';
import { MoneyPill, Pill, StagePill } from '../ui/pill';
import { orderSteps } from './steps';

/** Where the order stands: its state, whose it is, the money, and what stands in its way. */
export function OrderHeader({ page }: { readonly page: OrderPage }) {
  const { number, stage, payment, subject, gift, minutesLeft, cancelAskedAt, report } = page;
  const wantsToCancel = cancelAskedAt !== null && stage !== 'Cancelled' && stage !== 'Refunded';
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-2xl wrap-anywhere">{subject}</h1>
        <p className="font-mono text-sm text-soft">{number}</p>
        <p className="flex flex-wrap gap-1.5">
          <StagePill stage={stage} />
          <MoneyPill payment={payment} />
          {wantsToCancel && <Pill tone="bad">Cancel asked</Pill>}
          {minutesLeft !== null && (
            <Pill tone={minutesLeft < 60 ? 'bad' : 'wait'}>{formatTimeLeft(minutesLeft)}</Pill>
          )}
        </p>
      </div>
      {gift === null && <Steps page={page} />}
      <KeyFacts page={page} />
      <div className="mt-3 space-y-3 empty:hidden">
        {wantsToCancel && (
          <Alert
            kind="notice"
            title="The buyer wants to cancel. Their message is in the timeline."
          />
        )}
        {page.waitsForCompany !== null && <Alert kind="notice" title={page.waitsForCompany} />}
        {report?.state === 'cannot-be-created' && (
          <Alert kind="danger" title="The report can’t be created:">
            <ul className="list-disc pl-5">
              {report.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </header>
  );
}

function Steps({ page }: { readonly page: OrderPage }) {
  return (
    <ol aria-label="Progress" className="desk-steps">
      {orderSteps(page).map(({ name, state, at }) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="font-semibold">{name}</span>
          <span className="block text-xs text-soft">
            {at !== null ? (
              <LocalTime iso={at} />
            ) : state === 'now' ? (
              'in progress'
            ) : state === 'skipped' ? (
              'won’t happen'
            ) : (
              'to come'
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function KeyFacts({
  page: {
    details,
    gift,
    amount,
    refunded,
    payment,
    minutesLeft,
    promisedAt,
    contactDueAt,
    assignee,
  },
}: {
  readonly page: OrderPage;
}) {
  const due = promisedAt ?? contactDueAt;
  const facts: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ['Buyer', details.name || details.email, details.name === '' ? '' : details.email],
    ...(gift === null ? [['Role', details.role, details.location] as const] : []),
    [
      'Payment',
      amount,
      `${payment.replaceAll('-', ' ')}${refunded === null ? '' : `, ${refunded} refunded`}`,
    ],
    [
      'Deadline',
      due === null ? 'none' : <LocalTime key="due" iso={due} />,
      minutesLeft === null ? '' : formatTimeLeft(minutesLeft),
    ],
    ['Assignee', assignee?.name ?? 'unassigned', ''],
  ];
  return (
    <dl className="desk-facts">
      {facts.map(([name, value, note]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-soft">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
          {note !== '' && <dd className="text-xs wrap-anywhere text-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
