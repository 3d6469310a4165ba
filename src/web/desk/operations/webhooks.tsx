import { useActionData, useLoaderData, useSearchParams } from 'react-router';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { FormNotice } from '../ui/said';
import { ActButton } from './act-button';
import { Filters, Older } from './paging';
import type { checkAgain, webhooks } from './pages.server';
export { checkAgain as action, webhooks as loader } from './pages.server';

export default function Webhooks() {
  const shown = useLoaderData<typeof webhooks>();
  const acted = useActionData<typeof checkAgain>();
  const [search] = useSearchParams();
  if (!shown) return null;
  const { messages, next } = shown;
  return (
    <>
      <title>Operations: webhooks</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Webhooks from the payment provider</h2>
      <p className="mt-1 text-soft">
        Webhooks only trigger a check with the provider, so replaying one is safe.
      </p>
      <Filters
        path="/desk/operations/webhooks"
        now={search.get('state')}
        states={[
          ['waiting', 'Waiting'],
          ['done', 'Done'],
        ]}
      />
      {messages.length === 0 && <p className="mt-6">No webhooks.</p>}
      {messages.length > 0 && (
        <DataTable
          label="Webhooks from the payment provider"
          columns={['Webhook', 'Kind', 'About', 'Received', 'State', 'Replay']}
        >
          {messages.map(({ id, kind, subject, state, receivedAt, outcome, error }) => (
            <DataRow key={id} name={<span className="font-mono font-normal">{id}</span>}>
              <Cell label="Kind">{kind}</Cell>
              <Cell label="About">
                <span className="font-mono">{subject}</span>
              </Cell>
              <Cell label="Received">
                <LocalTime iso={receivedAt} />
              </Cell>
              <Cell label="State">
                {state === 'done' ? `Done: ${outcome ?? ''}` : 'Waiting'}
                {error !== '' && <span className="block text-danger">{error}</span>}
              </Cell>
              <Cell label="Replay">
                <ActButton fields={{ id }} of={id}>
                  Replay
                </ActButton>
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      )}
      <Older path="/desk/operations/webhooks" search={search} next={next} />
    </>
  );
}
