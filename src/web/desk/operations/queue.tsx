import { useActionData, useLoaderData } from 'react-router';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, Row } from '../ui/data-table';
import { Said } from '../ui/said';
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
      <Said acted={acted} />
      <h2 className="mt-6 text-xl">What is in the queue</h2>
      {counts.length === 0 && <p className="mt-3">Nothing waits, nothing runs, nothing failed.</p>}
      {counts.length > 0 && (
        <DataTable
          label="Jobs by name"
          columns={['Job', 'Waiting', 'Running', 'Failed, tried again', 'Given up', 'Retry']}
        >
          {counts.map(({ name, waiting, running, failed, dead }) => (
            <Row key={name} name={name}>
              <Cell label="Waiting">{waiting}</Cell>
              <Cell label="Running">{running}</Cell>
              <Cell label="Failed">{failed}</Cell>
              <Cell label="Given up">
                {dead > 0 ? <strong className="text-danger">{dead}</strong> : dead}
              </Cell>
              <Cell label="Retry">
                {failed + dead > 0 ? (
                  <ActButton fields={{ name }} of={name}>
                    Retry all
                  </ActButton>
                ) : (
                  'nothing to retry'
                )}
              </Cell>
            </Row>
          ))}
        </DataTable>
      )}
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-3">
        <h2 className="text-xl">Failed and given up</h2>
        {troubled.length > 0 && (
          <ActButton fields={{ id: '', name: '' }} of="every failed job">
            Retry everything
          </ActButton>
        )}
      </div>
      {troubled.length === 0 && <p className="mt-3">No job has failed.</p>}
      {troubled.length > 0 && (
        <DataTable label="Failed jobs" columns={['Job', 'Order', 'State', 'Error', 'Retry']}>
          {troubled.map(({ id, name, state, error, tries, placedAt, nextAt, number }) => (
            <Row key={id} name={name}>
              <Cell label="Order">
                <OrderLink number={number} />
              </Cell>
              <Cell label="State">
                {state === 'dead' ? <strong className="text-danger">Given up</strong> : 'Failed'}{' '}
                after {tries} {tries === 1 ? 'try' : 'tries'}
                <span className="block text-soft">
                  placed <LocalTime iso={placedAt} />
                  {nextAt !== null && (
                    <>
                      , tried again <LocalTime iso={nextAt} />
                    </>
                  )}
                </span>
              </Cell>
              <Cell label="Error">{error || 'It left no word.'}</Cell>
              <Cell label="Retry">
                <ActButton fields={{ id }} of={number === null ? name : `${name}, ${number}`}>
                  Retry
                </ActButton>
              </Cell>
            </Row>
          ))}
        </DataTable>
      )}
    </>
  );
}
