import { useLoaderData } from 'react-router';
import {
  averageStars,
  minutesOfShare,
  periods,
  formatMinutes,
  formatShare,
  type Figures,
  type FiguresView,
  type Period,
} from '../../../desk/figures/shape';
import { plural } from '../../../kernel/text';
import { Alert } from '../../ui/alert';
import type { loader } from './figures.server';
import {
  CodesPicture,
  CostPicture,
  DeliveryPicture,
  FunnelPicture,
  MoneyPicture,
  OrdersPicture,
  RatingsPicture,
} from './pictures';
import { formatCents, formatCost, formatOther } from './words';
export { loader } from './figures.server';

const NAMES: Readonly<Record<Period, string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  all: 'All',
};

export default function FiguresPage() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return null;
  const { period, total, others, buckets, funnel, late, from, until } = shown;
  const hasCodes = total.coded > 0 || total.gifts > 0 || total.giftsUsed > 0;
  const isEmpty =
    total.placed === 0 &&
    total.paid === 0 &&
    total.delivered === 0 &&
    total.refunds === 0 &&
    !hasCodes;
  return (
    <>
      <title>Analytics</title>
      <h1 className="text-2xl">Analytics</h1>
      <nav aria-label="Period" className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {periods.map((each) => (
            <li key={each}>
              <a
                href={`/desk/figures?period=${each}`}
                aria-current={each === period ? 'true' : undefined}
                className={
                  'desk-small inline-flex items-center aria-[current=true]:border-accent ' +
                  'aria-[current=true]:bg-wash aria-[current=true]:font-semibold'
                }
              >
                {NAMES[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="mt-3 text-sm text-soft">
        {from === null
          ? 'No orders yet.'
          : `${from} to ${until}, Boston ` +
            `time${period === '90' ? '; each column is a week, labeled by its first day' : ''}.`}{' '}
        Revenue by payment date; refunds by refund date.
      </p>
      <OtherMoney others={others} />
      {late > 0 && (
        <div className="mt-4">
          <Alert
            kind="danger"
            title={
              `${plural(late, 'paid order')} ${late === 1 ? 'waits' : 'wait'} longer than 12 ` +
              `hours for ${late === 1 ? 'its report' : 'their reports'}.`
            }
          />
        </div>
      )}
      {isEmpty ? <p className="mt-8">No orders in this period.</p> : <Tiles total={total} />}
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {!isEmpty && <OrdersPicture buckets={buckets} total={total} />}
        {!isEmpty && <MoneyPicture buckets={buckets} total={total} />}
        {hasCodes && <CodesPicture buckets={buckets} total={total} />}
        {total.delivered > 0 && <DeliveryPicture total={total} />}
        <FunnelPicture funnel={funnel} />
        {total.askedReports > 0 && <CostPicture buckets={buckets} total={total} />}
        {averageStars(total).count > 0 && <RatingsPicture total={total} />}
      </div>
    </>
  );
}

/** Beside what is drawn, which is in dollars: no two currencies are ever added. */
function OtherMoney({ others }: Pick<FiguresView, 'others'>) {
  if (others.length === 0) return null;
  return (
    <p className="mt-1 text-sm text-soft">
      Sums below are US dollars. Other currencies: {others.map(formatOther).join('; ')}.
    </p>
  );
}

function Tiles({ total }: { readonly total: Figures }) {
  const { average, count } = averageStars(total);
  const back = total.refunded + total.disputed;
  const tiles = [
    ['Orders', String(total.placed), `${total.paid} paid`],
    [
      'Revenue',
      formatCents(total.revenue),
      `${formatCents(back)} refunded, ${formatCents(total.revenue - back)} net`,
    ],
    [
      'Within 12 hours',
      formatShare(total.inTime, total.delivered),
      `${total.inTime} of ${plural(total.delivered, 'report')}`,
    ],
    [
      'Time to delivery',
      formatMinutes(minutesOfShare(total, 0.5)),
      `median; p90: ${formatMinutes(minutesOfShare(total, 0.9))}`,
    ],
    [
      'Model cost per report',
      formatCost(total),
      total.askedReports === 0
        ? 'written without a model'
        : `${plural(total.askedReports, 'report')} used a model`,
    ],
    ['Rating', average === null ? 'none yet' : average.toFixed(1), plural(count, 'rating')],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-6">
      {tiles.map(([name, value, note]) => (
        <div key={name} className="rounded-md border border-line bg-raised px-4 py-3">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-xs text-soft">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
