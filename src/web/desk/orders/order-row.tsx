import { formatStage } from '../../../shop/orders/shape';
import type { ReactNode } from 'react';
import { cents, formatMoney } from '../../../kernel/money';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import type { AdminOrder } from './admin-order';
import { LocalDate } from './local-date';
import { formatTimeLeft } from './time-left';

interface OrderRowProps {
  readonly order: AdminOrder;
  /** From which time left is told. */
  readonly now: string;
}

const URGENCY = {
  late: 'font-semibold text-danger',
  soon: 'font-semibold text-notice',
  fine: '',
} as const;
const usd = (amount: number): string => formatMoney({ amount: cents(amount), currency: 'usd' });

export function OrderRow({ order, now }: OrderRowProps) {
  const left = formatTimeLeft(order.due, now);
  return (
    <tr className="border-t border-line first:border-t-0 has-[[data-order-link]:focus]:bg-wash">
      <th
        scope="row"
        id={`order-${order.id}`}
        className="flex-wrap px-3 py-3 align-top font-mono font-normal whitespace-nowrap"
      >
        {order.sample ? (
          <>
            {order.id}
            <span className="ml-2 rounded bg-notice-wash px-1.5 py-0.5 font-sans text-xs text-notice">
              Sample
            </span>
          </>
        ) : (
          <a
            href={`/desk/orders/${encodeURIComponent(order.id)}`}
            data-order-link=""
            className="text-accent underline"
          >
            {order.id}
          </a>
        )}
      </th>
      <Cell label="Company">{order.company}</Cell>
      <Cell label="Role">{order.role}</Cell>
      <Cell label="Email">{order.email}</Cell>
      <Cell label="Name">{order.name}</Cell>
      <Cell label="Date" shape="short">
        <LocalDate iso={order.date} />
      </Cell>
      <Cell label="Status" shape="short">
        {formatStage(order.status)}
      </Cell>
      <Cell label="Stage" shape="wide">
        <StageCell order={order} />
      </Cell>
      <Cell label="Time left" shape="wide">
        {left === null ? (
          <span className="text-soft">none</span>
        ) : (
          <span className={URGENCY[left.urgency]}>{left.words}</span>
        )}
      </Cell>
      <Cell label="Amount" shape="short">
        {usd(order.amount)}
        {order.refunded > 0 && (
          <span className="block text-soft">{usd(order.refunded)} refunded</span>
        )}
      </Cell>
    </tr>
  );
}

/** What a buyer typed may be one long word; a date is not to be broken. */
const SHAPES = {
  typed: 'min-w-0 lg:min-w-24 wrap-anywhere',
  short: 'min-w-0 lg:whitespace-nowrap',
  wide: 'min-w-0 lg:min-w-36',
} as const;

function Cell({
  label,
  shape = 'typed',
  children,
}: {
  readonly label: string;
  readonly shape?: keyof typeof SHAPES;
  readonly children: ReactNode;
}) {
  return (
    <td className="px-3 py-3 align-top">
      <span aria-hidden="true" className="cell-label">
        {label}
      </span>
      <div className={`grow ${SHAPES[shape]}`}>{children}</div>
    </td>
  );
}

function StageCell({ order }: { readonly order: AdminOrder }) {
  const acts = `/desk/orders/${encodeURIComponent(order.id)}#acts`;
  return (
    <>
      <span>{formatStage(order.stage)}</span>
      {order.cancelAsked && (
        <span className="block w-fit rounded bg-notice-wash px-1.5 py-0.5 text-xs text-notice">
          Cancellation requested
        </span>
      )}
      {order.obstacles.length > 0 && <Obstacles reasons={order.obstacles} />}
      {order.leavesAt !== null && (
        <p className="mt-1 text-soft">
          Delivers at <LocalTime iso={order.leavesAt} />
        </p>
      )}
      {order.awaitsReview && (
        <Next id={order.id} to={`/desk/review/${encodeURIComponent(order.id)}`} kind="primary">
          Review
        </Next>
      )}
      {order.leavesAt !== null && (
        <Next id={order.id} to={acts}>
          Undo
        </Next>
      )}
      {order.awaitsConfirmation && (
        <Next id={order.id} to={acts}>
          Confirm and refund
        </Next>
      )}
      {order.awaitsManualPayment && (
        <Next id={order.id} to={acts}>
          Mark as paid
        </Next>
      )}
    </>
  );
}

/** What is due is one tap away, on the page where it asks for its reason. */
function Next({
  id,
  to,
  kind = 'quiet',
  children,
}: {
  readonly id: string;
  readonly to: string;
  readonly kind?: 'primary' | 'quiet';
  readonly children: string;
}) {
  return (
    <p className="mt-2">
      <a
        href={to}
        aria-describedby={`order-${id}`}
        className={`${buttonLook(kind, 'small')} whitespace-nowrap`}
      >
        {children}
      </a>
    </p>
  );
}

function Obstacles({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div className="mt-1 max-w-80 text-danger">
      <p className="font-semibold">The report can’t be created:</p>
      <ul className="list-disc pl-4">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
