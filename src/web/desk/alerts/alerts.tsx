import { useActionData, useLoaderData } from 'react-router';
import { alertKinds, type AlertLine, type AlertsView } from '../../../desk/alerts/shape';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, Row } from '../ui/data-table';
import { Said } from '../ui/said';
import type { action, loader } from './alerts.server';
import { OpenAlerts } from './open-alerts';
export { action, loader } from './alerts.server';

export default function Alerts() {
  const shown = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  if (!shown) return null;
  const { open, past, webhook } = shown;
  return (
    <>
      <title>Operations: alerts</title>
      <Said acted={acted} />
      <h2 className="mt-6 text-xl">Alerts</h2>
      <p className="mt-1 text-soft">
        Each comes up once while it lasts and goes by itself when it is over.{' '}
        {formatWebhook(webhook)}
      </p>
      <OpenAlerts alerts={open} refused={acted && !acted.done ? acted : null} />
      {past.length > 0 && (
        <>
          <h2 className="mt-8 text-xl">Over, in the last seven days</h2>
          <DataTable label="Alerts that are over" columns={['What', 'Came', 'How it ended']}>
            {past.map((line) => (
              <Past key={line.key} line={line} />
            ))}
          </DataTable>
        </>
      )}
    </>
  );
}

function Past({
  line: { kind, sentence, path, raisedAt, resolvedAt, closedBy },
}: {
  readonly line: AlertLine;
}) {
  return (
    <Row
      name={
        <>
          {alertKinds[kind]}
          <a
            href={path}
            dir="auto"
            className="block font-normal text-accent underline wrap-anywhere"
          >
            {sentence}
          </a>
        </>
      }
    >
      <Cell label="Came">
        <LocalTime iso={raisedAt} />
      </Cell>
      <Cell label="Ended">
        {closedBy !== null && `Put away by ${closedBy}. `}
        {resolvedAt !== null && (
          <>
            Over since <LocalTime iso={resolvedAt} />
          </>
        )}
      </Cell>
    </Row>
  );
}

function formatWebhook(webhook: AlertsView['webhook']): string {
  if (webhook === null) return 'Mail tells of them; set ALERT_URL to be told by a webhook too.';
  if (webhook.state === null)
    return 'Mail and your webhook tell of them; it has not been called yet.';
  if (webhook.state === 'sent')
    return 'Mail and your webhook tell of them; its last call was taken.';
  return webhook.state === 'queued'
    ? `Your webhook is being called. ${webhook.lastError ?? ''}`
    : `The last call of your webhook was given up: ${webhook.lastError ?? 'no reason is known'}`;
}
