import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import type { OutboxState } from '../../../desk/operations/shape';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { mailName } from '../order/one-timeline';
import { FormNotice } from '../ui/said';
import { ActButton } from './act-button';
import { OrderLink } from './order-link';
import { Filters, Older } from './paging';
import type { mails, sendAgain } from './pages.server';
export { mails as loader, sendAgain as action } from './pages.server';

const STATES: Readonly<Record<OutboxState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'Held: wrong address',
};

export default function Mails() {
  const shown = useLoaderData<typeof mails>();
  const acted = useActionData<typeof sendAgain>();
  const [search] = useSearchParams();
  if (!shown) return null;
  const { counts, mails: rows, next } = shown;
  const states = (['queued', 'sent', 'failed', 'held'] as const).map(
    (state) => [state, `${STATES[state].split(':')[0] ?? ''} (${counts[state]})`] as const,
  );
  return (
    <>
      <title>Operations: email</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Outgoing email</h2>
      <Filters path="/desk/operations/mail" now={search.get('state')} states={states} />
      {rows.length === 0 && <p className="mt-6">No emails.</p>}
      {rows.length > 0 && (
        <DataTable
          label="Outgoing email"
          columns={['Email', 'To', 'Order', 'State', 'Placed', 'Send']}
        >
          {rows.map(
            ({ id, template, to, number, state, attempts, lastError, createdAt, sentAt }) => (
              <DataRow
                key={id}
                name={
                  <a href={`/desk/operations/mail/${id}`} className="text-accent underline">
                    {mailName(template)}
                  </a>
                }
              >
                <Cell label="To">{to}</Cell>
                <Cell label="Order">
                  <OrderLink number={number} />
                </Cell>
                <Cell label="State">
                  {state === 'failed' || state === 'held' ? (
                    <strong className="text-danger">{STATES[state]}</strong>
                  ) : (
                    STATES[state]
                  )}
                  , {attempts} {attempts === 1 ? 'try' : 'tries'}
                  {sentAt !== null && (
                    <span className="block text-soft">
                      <LocalTime iso={sentAt} />
                    </span>
                  )}
                  {lastError !== null && <span className="block text-danger">{lastError}</span>}
                </Cell>
                <Cell label="Placed">
                  <LocalTime iso={createdAt} />
                </Cell>
                <Cell label="Send">
                  <ActButton fields={{ id }} of={`${mailName(template)} to ${to}`}>
                    Send again
                  </ActButton>
                </Cell>
              </DataRow>
            ),
          )}
        </DataTable>
      )}
      <Older path="/desk/operations/mail" search={search} next={next} />
    </>
  );
}
