import { useActionData, useLoaderData } from 'react-router';
import { alertKinds } from '../../../shop/alerts/shape';
import type { AlertLine, AlertsView } from '../../../desk/alerts/shape';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataTable, DataRow } from '../ui/data-table';
import { FormNotice } from '../ui/said';
import type { action, loader } from './alerts.server';
import { OpenAlertList } from './open-alerts';
export { action, loader } from './alerts.server';

export default function Alerts() {
  const shown = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  if (!shown) return null;
  const { open, past, webhook } = shown;
  return (
    <>
      <title>Operations: alerts</title>
      <FormNotice acted={acted} />
      <h2 className="mt-6 text-xl">Alerts</h2>
      <p className="mt-1 text-soft">
        Each alert is sent once and closes by itself when the problem ends. {formatWebhook(webhook)}
      </p>
      <OpenAlertList alerts={open} refused={acted && !acted.done ? acted : null} />
      {past.length > 0 && (
        <>
          <h2 className="mt-8 text-xl">Resolved in the last seven days</h2>
          <DataTable label="Resolved alerts" columns={['Alert', 'Opened', 'Resolved']}>
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
    <DataRow
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
      <Cell label="Opened">
        <LocalTime iso={raisedAt} />
      </Cell>
      <Cell label="Resolved">
        {closedBy !== null && `Dismissed by ${closedBy}. `}
        {resolvedAt !== null && (
          <>
            Resolved <LocalTime iso={resolvedAt} />
          </>
        )}
      </Cell>
    </DataRow>
  );
}

function formatWebhook(webhook: AlertsView['webhook']): string {
  if (webhook === null) return 'Alerts go out by email. Set ALERT_URL to get a webhook, too.';
  if (webhook.state === null)
    return 'Alerts go out by email and webhook. The webhook hasn’t been called yet.';
  if (webhook.state === 'sent')
    return 'Alerts go out by email and webhook. The last webhook call succeeded.';
  return webhook.state === 'queued'
    ? `Calling your webhook. ${webhook.lastError ?? ''}`
    : `The last webhook call failed: ${webhook.lastError ?? 'unknown reason'}`;
}
