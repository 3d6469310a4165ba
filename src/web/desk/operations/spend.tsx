import { useLoaderData } from 'react-router';
import { formatMicros } from '../../../desk/operations/shape';
import { LocalTime } from '../../ui/local-time';
import { Columns } from '../figures/charts';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { OrderLink } from './order-link';
import type { spend } from './pages.server';
export { spend as loader } from './pages.server';

export default function Spend() {
  const shown = useLoaderData<typeof spend>();
  if (!shown) return null;
  const { days, reports, budget } = shown;
  return (
    <>
      <title>Operations: model spend</title>
      <h2 className="mt-6 text-xl">Model spend by day</h2>
      <p className="mt-1 text-soft">
        Last 30 days, UTC. Limit per report: {formatMicros(budget)} at most.
      </p>
      {days.length === 0 && <p className="mt-3">No model calls in this period.</p>}
      {days.length > 1 && (
        <div className="mt-3 rounded-md border border-line bg-raised px-4 pb-2">
          <Columns
            says={`Model spend by day: ${formatMicros(days.reduce((sum, { micros }) => sum + micros, 0))} in all.`}
            say={(value) => formatMicros(Math.round(value))}
            columns={days.toReversed().map(({ day, micros }) => ({
              label: day.slice(5),
              value: micros,
              said: formatMicros(micros),
            }))}
          />
        </div>
      )}
      {days.length > 0 && (
        <DataTable label="Model spend by day" columns={['Day', 'Reports', 'Spent', 'Per report']}>
          {days.map(({ day, reports: count, micros }) => (
            <DataRow key={day} name={day}>
              <Cell label="Reports">{count}</Cell>
              <Cell label="Spent">{formatMicros(micros)}</Cell>
              <Cell label="Each">{formatMicros(Math.round(micros / count))}</Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <h2 className="mt-8 text-xl">By report</h2>
      {reports.length === 0 && <p className="mt-3">No reports written by a model yet.</p>}
      {reports.length > 0 && (
        <DataTable
          label="Model spend by report"
          columns={['Order', 'Last call', 'Calls', 'Tokens', 'Spent', 'Of its budget']}
        >
          {reports.map(({ orderId, number, at, questions, tokens, micros }) => (
            <DataRow key={orderId} name={<OrderLink number={number} />}>
              <Cell label="Last call">
                <LocalTime iso={at} />
              </Cell>
              <Cell label="Calls">{questions}</Cell>
              <Cell label="Tokens">{tokens.toLocaleString('en-US')}</Cell>
              <Cell label="Spent">{formatMicros(micros)}</Cell>
              <Cell label="Budget used">
                {budget === 0 ? (
                  'no budget'
                ) : (
                  <span className={micros > budget ? 'font-semibold text-danger' : ''}>
                    {Math.round((micros / budget) * 100)}%
                  </span>
                )}
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </>
  );
}
