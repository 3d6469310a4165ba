import {
  averageStars,
  byHour,
  minutesOfShare,
  formatMinutes,
  formatShare,
  type Bucket,
  type Figures,
  type FiguresView,
} from '../../../desk/figures/shape';
import { formatMicros } from '../../../desk/operations/shape';
import { plural } from '../../../kernel/text';
import { Bars, Columns } from './charts';
import { PictureWithFigures } from './picture';
import { formatBest, formatCents, formatCost } from './words';

interface OverTime {
  readonly buckets: readonly Bucket[];
  readonly total: Figures;
}

export function OrdersPicture({ buckets, total }: OverTime) {
  const says = `${plural(total.placed, 'order')} placed, ${total.paid} paid.`;
  return (
    <PictureWithFigures
      title="Orders"
      lead={`${says}${formatBest(buckets, ({ placed }) => placed, String)}`}
      chart={
        <Columns
          says={says}
          say={(value) => value.toFixed(1)}
          columns={buckets.map(({ label, figures: { placed } }) => ({
            label,
            value: placed,
            said: String(placed),
          }))}
        />
      }
      head={['When', 'Placed', 'Paid', 'Delivered']}
      rows={buckets.map(({ label, figures: { placed, paid, delivered } }) => [
        label,
        String(placed),
        String(paid),
        String(delivered),
      ])}
    />
  );
}

export function MoneyPicture({ buckets, total }: OverTime) {
  const lost =
    total.disputes > 0
      ? ` and ${formatCents(total.disputed)} in ${plural(total.disputes, 'lost dispute')}`
      : '';
  const says =
    `${formatCents(total.revenue)} in revenue; ` +
    `${formatCents(total.refunded)} refunded in ${plural(total.refunds, 'refund')}${lost}.`;
  return (
    <PictureWithFigures
      title="Revenue"
      lead={`${says}${formatBest(buckets, ({ revenue }) => revenue, formatCents)}`}
      chart={
        <Columns
          says={says}
          say={(value) => formatCents(Math.round(value / 100) * 100)}
          columns={buckets.map(({ label, figures: { revenue } }) => ({
            label,
            value: revenue,
            said: formatCents(revenue),
          }))}
        />
      }
      head={['When', 'Revenue', 'Refunds', 'Lost disputes', 'Net']}
      rows={buckets.map(({ label, figures: { revenue, refunded, disputed } }) => [
        label,
        ...[revenue, refunded, disputed, revenue - refunded - disputed].map(formatCents),
      ])}
    />
  );
}

/** Gifts are revenue on the day they are bought; what codes took off was never revenue. */
export function CodesPicture({ buckets, total }: OverTime) {
  const { coded, discount, gifts, giftRevenue, giftsUsed } = total;
  const used = `${plural(coded, 'order')} used a code, which took off ${formatCents(discount)}.`;
  const given = `${plural(gifts, 'gift')} bought for ${formatCents(giftRevenue)}; ${giftsUsed} used.`;
  const says = `${used} ${given}`;
  const isUsed = coded + giftsUsed > 0;
  return (
    <PictureWithFigures
      title="Codes and gifts"
      lead={says}
      chart={
        isUsed && (
          <Columns
            says={says}
            columns={buckets.map(({ label, figures }) => ({
              label,
              value: figures.coded + figures.giftsUsed,
              said: String(figures.coded + figures.giftsUsed),
            }))}
          />
        )
      }
      head={['When', 'Orders with a code', 'Taken off', 'Gifts bought', 'For', 'Gifts used']}
      rows={buckets.map(({ label, figures }) => [
        label,
        String(figures.coded),
        formatCents(figures.discount),
        String(figures.gifts),
        formatCents(figures.giftRevenue),
        String(figures.giftsUsed),
      ])}
    />
  );
}

export function DeliveryPicture({ total }: { readonly total: Figures }) {
  const hours = byHour(total);
  const says =
    `${formatShare(total.inTime, total.delivered)} of ` +
    `${plural(total.delivered, 'report')} were delivered within 12 hours; ` +
    `half of them within ${formatMinutes(minutesOfShare(total, 0.5))}.`;
  return (
    <PictureWithFigures
      title="Time to delivery"
      lead={`${says} Each column is an hour after payment; the hollow one shows late reports.`}
      chart={
        <Columns
          says={says}
          columns={hours.map(({ label, count, late }) => ({
            label: late ? 'late' : label,
            value: count,
            said: String(count),
            hollow: late,
          }))}
        />
      }
      head={['Within hour', 'Reports', 'Share']}
      rows={hours.map(({ label, count }) => [
        label,
        String(count),
        formatShare(count, total.delivered),
      ])}
    />
  );
}

const STEPS: Readonly<Record<FiguresView['funnel'][number]['step'], string>> = {
  landing: 'Landing page opened',
  order: 'Order form opened',
  details: 'Details sent',
  payment: 'Payment started',
  paid: 'Paid',
};

export function FunnelPicture({ funnel }: Pick<FiguresView, 'funnel'>) {
  const says = funnel.map(({ step, count }) => `${STEPS[step]}: ${count}`).join('. ');
  const nothing = funnel.every(({ count }) => count === 0);
  return (
    <PictureWithFigures
      title="From the landing page to a paid order"
      lead={
        nothing
          ? 'No visits in this period.'
          : 'The first two count page views, not people. Bots, staff, and prefetched pages ' +
            'are left out. No cookies, no tracking.'
      }
      chart={
        nothing ? null : (
          <Bars
            says={says}
            columns={funnel.map(({ step, count }) => ({
              label: STEPS[step],
              value: count,
              said: String(count),
            }))}
          />
        )
      }
      head={['Step', 'Times', 'Of the step before']}
      rows={funnel.map(({ step, count }, at) => [
        STEPS[step],
        String(count),
        at === 0 ? '–' : formatShare(count, funnel[at - 1]?.count ?? 0),
      ])}
    />
  );
}

export function CostPicture({ buckets, total }: OverTime) {
  const says =
    `${formatMicros(total.micros)} for models across ${plural(total.askedReports, 'report')}: ` +
    `${formatCost(total)} each.`;
  return (
    <PictureWithFigures
      title="Model cost"
      lead={says}
      chart={
        <Columns
          says={says}
          columns={buckets.map(({ label, figures: { micros } }) => ({
            label,
            value: micros,
            said: formatMicros(micros),
          }))}
        />
      }
      head={['When', 'Spent', 'Reports', 'Per report']}
      rows={buckets.map(({ label, figures }) => [
        label,
        formatMicros(figures.micros),
        String(figures.askedReports),
        formatCost(figures),
      ])}
    />
  );
}

export function RatingsPicture({ total }: { readonly total: Figures }) {
  const { count, average } = averageStars(total);
  const says = `${plural(count, 'rating')}, ${(average ?? 0).toFixed(1)} of 5 stars on average.`;
  const rows = [5, 4, 3, 2, 1].map((stars) => ({
    label: plural(stars, 'star'),
    value: total.stars[stars - 1] ?? 0,
  }));
  return (
    <PictureWithFigures
      title="Ratings"
      lead={says}
      chart={
        <Bars says={says} columns={rows.map((row) => ({ ...row, said: String(row.value) }))} />
      }
      head={['Stars', 'Ratings', 'Share']}
      rows={rows.map(({ label, value }) => [label, String(value), formatShare(value, count)])}
    />
  );
}
