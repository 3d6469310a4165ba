import { type MouseEvent, type ReactNode } from 'react';
import { cents, formatMoney } from '../../../../kernel/money';
import { formatStage } from '../../../../shop/orders/shape';
import { LocalTime } from '../../../ui/local-time';
import { MoneyPill, Pill, StagePill } from '../../ui/pill';
import type { AdminOrder } from '../../../../desk/orders/shape';
import { LocalDate } from './local-date';
import { formatDue } from './time-left';

interface OrderRowProps {
  readonly order: AdminOrder;
  /** From which time left is told. */
  readonly now: string;
  readonly isSelected: boolean;
  /** With shift, all rows up to this one. */
  toggle(toHere: boolean): void;
}

const URGENCY = {
  late: 'font-semibold text-danger',
  soon: 'font-semibold text-notice',
  fine: '',
} as const;

export function OrderTableRow({ order, now, isSelected, toggle }: OrderRowProps) {
  const left = formatDue(order.due, now);
  const money = (amount: number): string =>
    formatMoney({ amount: cents(amount), currency: order.currency });
  return (
    <tr data-selected={isSelected || undefined}>
      <td className="desk-check">
        {!order.sample && (
          <label>
            <input
              type="checkbox"
              data-row-select=""
              aria-label={`Select ${order.id}`}
              checked={isSelected}
              onClick={(event: MouseEvent) => toggle(event.shiftKey)}
              // The click above does it: a change doesn’t say whether shift was held.
              onChange={() => undefined}
            />
          </label>
        )}
      </td>
      <th scope="row" id={`order-${order.id}`} data-cell="id" className="font-mono font-normal">
        {order.sample ? (
          <>
            {order.id} <span className="desk-sample">Sample</span>
          </>
        ) : (
          <a
            href={`/desk/orders/${encodeURIComponent(order.id)}`}
            data-row-link=""
            className="text-accent underline"
          >
            {order.id}
          </a>
        )}
      </th>
      <Cell name="company">{order.company}</Cell>
      <Cell name="role">{order.role}</Cell>
      <Cell name="email">{order.email}</Cell>
      <Cell name="name">{order.name}</Cell>
      <td data-cell="date">
        <LocalDate iso={order.date} />
      </td>
      <td data-cell="status">{formatStage(order.status)}</td>
      <td data-cell="stage">
        <StagePill stage={order.stage} /> <MoneyPill payment={order.payment} />
        {order.cancelAsked && (
          <>
            {' '}
            <Pill tone="bad">Cancel asked</Pill>
          </>
        )}
        {order.waitsFor !== null && (
          <p className="mt-1 max-w-80 whitespace-normal text-notice">{order.waitsFor}</p>
        )}
        {order.obstacles.length > 0 && <Obstacles reasons={order.obstacles} />}
      </td>
      <td data-cell="left">
        {left === null ? (
          <span className="sr-only">none</span>
        ) : (
          <span className={URGENCY[left.urgency]}>{left.words}</span>
        )}
      </td>
      <td data-cell="amount">
        {money(order.amount)}
        {order.refunded > 0 && (
          <span className="text-soft" title={`${money(order.refunded)} refunded`}>
            {' '}
            −{money(order.refunded)}
            <span className="sr-only"> refunded</span>
          </span>
        )}
      </td>
      <td data-cell="next">
        <NextAct order={order} />
      </td>
    </tr>
  );
}

/** What a buyer typed may be long: it ends where the column does, and all of it stands on the order’s page. */
function Cell({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <td data-cell={name} title={children}>
      <span className="desk-clip">{children}</span>
    </td>
  );
}

/** What is due is one tap away, on the page where it asks for its reason. */
function NextAct({ order }: { readonly order: AdminOrder }) {
  const { id, leavesAt, awaitsReview, awaitsConfirmation, awaitsManualPayment } = order;
  const acts = `/desk/orders/${encodeURIComponent(id)}#acts`;
  if (awaitsReview)
    return (
      <Next id={id} to={`/desk/review/${encodeURIComponent(id)}`}>
        Review
      </Next>
    );
  if (leavesAt !== null)
    return (
      <>
        <Next id={id} to={acts}>
          Undo
        </Next>{' '}
        <span className="text-soft">
          Delivers at <LocalTime iso={leavesAt} />
        </span>
      </>
    );
  if (awaitsConfirmation)
    return (
      <Next id={id} to={acts}>
        Confirm and refund
      </Next>
    );
  if (awaitsManualPayment)
    return (
      <Next id={id} to={acts}>
        Mark as paid
      </Next>
    );
  return null;
}

function Next({
  id,
  to,
  children,
}: {
  readonly id: string;
  readonly to: string;
  readonly children: ReactNode;
}) {
  return (
    <a href={to} aria-describedby={`order-${id}`} data-row-act="" className="desk-next">
      {children}
    </a>
  );
}

function Obstacles({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <div className="mt-1 max-w-80 whitespace-normal text-danger">
      <p className="font-semibold">The report can’t be created:</p>
      <ul className="list-disc pl-4">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
