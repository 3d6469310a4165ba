import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { buttonLook } from '../../ui/button';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { Pill } from '../ui/pill';
import { FormNotice } from '../ui/said';
import { OpenAlertList } from '../alerts/open-alerts';
import type { overview, sendTestEmail } from './pages.server';
export { overview as loader, sendTestEmail as action } from './pages.server';

export default function Overview() {
  const shown = useLoaderData<typeof overview>();
  const acted = useActionData<typeof sendTestEmail>();
  const { state } = useNavigation();
  if (!shown) return null;
  const { health, alerts, outboxOpen } = shown;
  const failing = health.filter(({ holds }) => !holds);
  return (
    <>
      <title>Operations: health</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Open alerts</h2>
      <OpenAlertList alerts={alerts} refused={null} />
      <h2 className="mt-8 text-xl">Health</h2>
      <p className="mt-1">
        {failing.length === 0
          ? 'All systems healthy.'
          : `${failing.map(({ name }) => name).join(', ')}: needs attention.`}
      </p>
      <DataTable label="Health" columns={['What', 'State', 'Details']}>
        {health.map(({ name, holds, detail }) => (
          <DataRow key={name} name={name}>
            <Cell label="State">
              <Pill tone={holds ? 'good' : 'bad'}>{holds ? 'Healthy' : 'Down'}</Pill>
            </Cell>
            <Cell label="Details">{detail}</Cell>
          </DataRow>
        ))}
      </DataTable>
      <h2 className="mt-8 text-xl">Test email</h2>
      <p className="mt-1">Sends a test email to the shop’s order address.</p>
      <Form method="post" className="mt-3 flex flex-wrap items-center gap-4">
        <button
          type="submit"
          className={buttonLook('primary', 'small')}
          disabled={state !== 'idle'}
        >
          Send test email
        </button>
        {outboxOpen && (
          <a href="/outbox" className="inline-block py-2 text-accent underline">
            Open outbox
          </a>
        )}
      </Form>
    </>
  );
}
