import { averageStars, formatShare, type FiguresView } from '../../../desk/figures/shape';
import { plural } from '../../../kernel/text';
import { Columns } from '../figures/charts';
import { formatCents, formatOther } from '../figures/words';

interface EarnedProps {
  readonly figures: Pick<FiguresView, 'buckets' | 'total' | 'others'>;
}

/** The last thirty days of revenue, with today, this week, and what buyers said of it. */
export function Earned({ figures: { buckets, total, others } }: EarnedProps) {
  const days = buckets.map(({ figures }) => figures);
  const sum = (part: readonly (typeof days)[number][]) => ({
    revenue: part.reduce((all, { revenue }) => all + revenue, 0),
    paid: part.reduce((all, { paid }) => all + paid, 0),
  });
  const [today, week, before] = [
    sum(days.slice(-1)),
    sum(days.slice(-7)),
    sum(days.slice(-14, -7)),
  ];
  const { average, count } = averageStars(total);
  const back = total.refunded + total.disputed;
  const tiles = [
    ['Today', formatCents(today.revenue), plural(today.paid, 'order')],
    ['Last 7 days', formatCents(week.revenue), formatWeekChange(week.revenue, before.revenue)],
    ['Last 30 days, net', formatCents(total.revenue - back), `${formatCents(back)} returned`],
    [
      'On time',
      formatShare(total.inTime, total.delivered),
      average === null
        ? 'no ratings yet'
        : `${average.toFixed(1)} of 5, ${plural(count, 'rating')}`,
    ],
  ] as const;
  const says = `Revenue by day, the last 30 days: ${formatCents(total.revenue)}.`;
  return (
    <section
      aria-labelledby="earned"
      className="mt-5 grid gap-x-8 rounded-md border border-line bg-raised px-4 py-3 lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id="earned" className="text-base">
          Earned
        </h2>
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-3">
          {tiles.map(([name, value, note]) => (
            <div key={name}>
              <dt className="text-xs text-soft">{name}</dt>
              <dd className="text-xl font-semibold tabular-nums">{value}</dd>
              <dd className="text-xs text-soft">{note}</dd>
            </div>
          ))}
        </dl>
        {others.length > 0 && (
          <p className="mt-3 text-xs text-soft">
            In US dollars. Also in 30 days: {others.map(formatOther).join('; ')}.
          </p>
        )}
      </div>
      <div className="min-w-0">
        <Columns
          says={says}
          say={(value) => formatCents(Math.round(value / 100) * 100)}
          columns={buckets.map(({ label, figures: { revenue } }) => ({
            label,
            value: revenue,
            said: formatCents(revenue),
          }))}
        />
        <a href="/desk/figures" className="inline-block py-0.5 text-sm text-accent underline">
          Analytics
        </a>
      </div>
    </section>
  );
}

/** Against the seven days before. */
export function formatWeekChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'none in 14 days' : 'none the week before';
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return 'same as the week before';
  return `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}% on the week before`;
}
