import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import type { AdminOrder } from './admin-order';
import type { AdminAnswer } from '../admin.server';

interface OrderRowProps {
  readonly order: AdminOrder;
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
  readonly busy: boolean;
}

export function OrderRow({ order, fetcher, busy }: OrderRowProps) {
  return (
    <tr className="border-t border-line first:border-t-0">
      <th scope="row" id={`order-${order.id}`} className="px-4 py-3 align-top font-mono font-normal whitespace-nowrap">
        {order.id}
        {order.sample && <span className="ml-2 rounded bg-notice-wash px-1.5 py-0.5 font-sans text-xs text-notice">Sample</span>}
      </th>
      <Cell label="Company">{order.company}</Cell>
      <Cell label="Role">{order.role}</Cell>
      <Cell label="Email">{order.email}</Cell>
      <Cell label="Name">{order.name}</Cell>
      <Cell label="Date">{order.date}</Cell>
      <Cell label="Status">{order.status}</Cell>
      <Cell label="Stage">
        <span>{order.stage}</span>
        {order.obstacles.length > 0 && <Obstacles reasons={order.obstacles} />}
        {order.awaitsConfirmation && <RowButton intent="confirm-impossible" {...{ order, fetcher, busy }}>Confirm and refund</RowButton>}
        {order.awaitsReview && (
          <p className="mt-2">
            <a href={`/desk/review/${encodeURIComponent(order.id)}`} aria-describedby={`order-${order.id}`} className={buttonLook('primary', 'small')}>Review</a>
          </p>
        )}
        {order.leavesAt !== null && (
          <>
            <p className="mt-1 text-soft">Leaves at <LocalTime iso={order.leavesAt} /></p>
            <RowButton intent="withdraw" {...{ order, fetcher, busy }}>Undo</RowButton>
          </>
        )}
        {order.mayResend && <RowButton intent="resend" {...{ order, fetcher, busy }}>Send again</RowButton>}
        {order.awaitsManualPayment && <MarkPaid order={order} fetcher={fetcher} busy={busy} />}
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td className="px-4 py-3 align-top">
      <span aria-hidden="true" className="cell-label">{label}</span>
      <div className="min-w-0 grow">{children}</div>
    </td>
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
        className="min-h-11 w-44 grow rounded-md border border-edge bg-raised px-3 placeholder:text-soft" />
      <button type="submit" className={`${buttonLook('quiet', 'small')} whitespace-nowrap`} disabled={busy}>Mark as paid</button>
    </fetcher.Form>
  );
}
