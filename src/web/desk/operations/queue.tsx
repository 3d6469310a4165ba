import { useActionData, useLoaderData } from 'react-router';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { FormNotice } from '../ui/said';
import { ActButton } from './act-button';
import { OrderLink } from './order-link';
import type { queue, retry } from './pages.server';
export { queue as loader, retry as action } from './pages.server';

export default function Queue() {
  const shown = useLoaderData<typeof queue>();
  const acted = useActionData<typeof retry>();
  if (!shown) return null;
  const { counts, troubled } = shown;
  return (
    <>
      <title>Operations: queue</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Queue</h2>
      {counts.length === 0 && <p className="mt-3">The queue is empty.</p>}
      {counts.length > 0 && (
        <DataTable
          label="Jobs"
          columns={['Job', 'Waiting', 'Running', 'Failed, retried', 'Failed', 'Retry']}
        >
          {counts.map(({ name, waiting, running, failed, dead }) => (
            <DataRow key={name} name={name}>
              <Cell label="Waiting">{waiting}</Cell>
              <Cell label="Running">{running}</Cell>
              <Cell label="Failed">{failed}</Cell>
              <Cell label="Failed">
                {dead > 0 ? <strong className="text-danger">{dead}</strong> : dead}
              </Cell>
              <Cell label="Retry">
                {failed + dead > 0 ? (
                  <ActButton fields={{ name }} of={name}>
                    Retry all
                  </ActButton>
                ) : (
                  'no failed jobs'
                )}
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl">Failed jobs</h2>
        {troubled.length > 0 && (
          <ActButton fields={{ id: '', name: '' }} of="every failed job">
            Retry all failed
          </ActButton>
        )}
      </div>
      {troubled.length === 0 && <p className="mt-3">No failed jobs.</p>}
      {troubled.length > 0 && (
        <DataTable label="Failed jobs" columns={['Job', 'Order', 'State', 'Error', 'Retry']}>
          {troubled.map(({ id, name, state, error, tries, placedAt, nextAt, number }) => (
            <DataRow key={id} name={name}>
              <Cell label="Order">
                <OrderLink number={number} />
              </Cell>
              <Cell label="State">
                {state === 'dead' ? <strong className="text-danger">Failed</strong> : 'Failed'}{' '}
                after {tries} {tries === 1 ? 'try' : 'tries'}
                <span className="block text-soft">
                  placed <LocalTime iso={placedAt} />
                  {nextAt !== null && (
                    <>
                      , retried <LocalTime iso={nextAt} />
                    </>
                  )}
                </span>
              </Cell>
              <Cell label="Error">{error || 'No error message.'}</Cell>
              <Cell label="Retry">
                <ActButton fields={{ id }} of={number === null ? name : `${name}, ${number}`}>
                  Retry
                </ActButton>
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
    </>
  );
}
