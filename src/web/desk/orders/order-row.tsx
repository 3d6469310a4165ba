import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { cents, formatMoney } from '../../../kernel/money';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import type { AdminAnswer } from '../admin.server';
import type { AdminOrder } from './admin-order';
import { LocalDate } from './local-date';
import { sayTimeLeft } from './time-left';

interface OrderRowProps {
  readonly order: AdminOrder;
  /** From which time left is told. */
  readonly now: string;
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
  readonly busy: boolean;
}

const URGENCY = { late: 'font-semibold text-danger', soon: 'font-semibold text-notice', fine: '' } as const;
const usd = (amount: number): string => formatMoney({ amount: cents(amount), currency: 'usd' });

export function OrderRow({ order, now, fetcher, busy }: OrderRowProps) {
  const left = sayTimeLeft(order.due, now);
  return (
    <tr className="border-t border-line first:border-t-0 has-[[data-order-link]:focus]:bg-wash">
      <th scope="row" id={`order-${order.id}`} className="flex-wrap px-3 py-3 align-top font-mono font-normal whitespace-nowrap">
        {order.sample
          ? <>{order.id}<span className="ml-2 rounded bg-notice-wash px-1.5 py-0.5 font-sans text-xs text-notice">Sample</span></>
          : <a href={`/desk/orders/${encodeURIComponent(order.id)}`} data-order-link="" className="text-accent underline">{order.id}</a>}
      </th>
      <Cell label="Company">{order.company}</Cell>
      <Cell label="Role">{order.role}</Cell>
      <Cell label="Email">{order.email}</Cell>
      <Cell label="Name">{order.name}</Cell>
      <Cell label="Date" shape="short"><LocalDate iso={order.date} /></Cell>
      <Cell label="Status" shape="short">{order.status}</Cell>
      <Cell label="Stage" shape="wide"><StageCell {...{ order, now, fetcher, busy }} /></Cell>
      <Cell label="Time left" shape="wide">{left === null ? <span className="text-soft">none runs</span> : <span className={URGENCY[left.urgency]}>{left.words}</span>}</Cell>
      <Cell label="Amount" shape="short">
        {usd(order.amount)}
        {order.refunded > 0 && <span className="block text-soft">{usd(order.refunded)} refunded</span>}
      </Cell>
    </tr>
  );
}

/** What a buyer typed may be one long word; a date is not to be broken. */
const SHAPES = { typed: 'min-w-0 lg:min-w-24 wrap-anywhere', short: 'min-w-0 lg:whitespace-nowrap', wide: 'min-w-0 lg:min-w-36' } as const;

function Cell({ label, shape = 'typed', children }: { readonly label: string; readonly shape?: keyof typeof SHAPES; readonly children: ReactNode }) {
  return (
    <td className="px-3 py-3 align-top">
      <span aria-hidden="true" className="cell-label">{label}</span>
      <div className={`grow ${SHAPES[shape]}`}>{children}</div>
    </td>
  );
}

function StageCell(props: OrderRowProps) {
  const { order } = props;
  return (
    <>
      <span>{order.stage}</span>
      {order.cancelAsked && <span className="block w-fit rounded bg-notice-wash px-1.5 py-0.5 text-xs text-notice">Asked to cancel</span>}
      {order.obstacles.length > 0 && <Obstacles reasons={order.obstacles} />}
      {order.awaitsConfirmation && <RowButton intent="confirm-impossible" {...props}>Confirm and refund</RowButton>}
      {order.awaitsReview && (
        <p className="mt-2">
          <a href={`/desk/review/${encodeURIComponent(order.id)}`} aria-describedby={`order-${order.id}`} className={buttonLook('primary', 'small')}>Review</a>
        </p>
      )}
      {order.leavesAt !== null && (
        <>
          <p className="mt-1 text-soft">Leaves at <LocalTime iso={order.leavesAt} /></p>
          <RowButton intent="withdraw" {...props}>Undo</RowButton>
        </>
      )}
      {order.mayResend && <RowButton intent="resend" {...props}>Send again</RowButton>}
      {order.awaitsManualPayment && <MarkPaid {...props} />}
    </>
  );
}

function Obstacles({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div className="mt-1 max-w-80 text-danger">
      <p className="font-semibold">The report can’t be created:</p>
      <ul className="list-disc pl-4">{reasons.map((reason) => <li key={reason}>{reason}</li>)}</ul>
    </div>
  );
}

interface RowButtonProps extends OrderRowProps {
  readonly intent: 'withdraw' | 'confirm-impossible' | 'resend';
  readonly children: string;
}

function RowButton({ intent, order, fetcher, busy, children }: RowButtonProps) {
  return (
    <fetcher.Form method="post" action="/admin" className="mt-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="number" value={order.id} />
      <button type="submit" aria-describedby={`order-${order.id}`} className={buttonLook('quiet', 'small')} disabled={busy}>{children}</button>
    </fetcher.Form>
  );
}

function MarkPaid({ order, fetcher, busy }: OrderRowProps) {
  return (
    <fetcher.Form method="post" action="/admin" className="mt-2 flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="mark-paid" />
      <input type="hidden" name="number" value={order.id} />
      <input name="reason" aria-label={`How order ${order.id} was paid`} placeholder="Payment reference" required maxLength={500}
        className="min-h-11 w-36 grow rounded-md border border-edge bg-raised px-3 placeholder:text-soft" />
      <button type="submit" className={`${buttonLook('quiet', 'small')} whitespace-nowrap`} disabled={busy}>Mark as paid</button>
    </fetcher.Form>
  );
}
