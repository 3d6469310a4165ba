import { Form } from 'react-router';
import { alertKinds } from '../../../shop/alerts/shape';
import type { AlertLine } from '../../../desk/alerts/shape';
import { buttonLook } from '../../ui/button';
import { LocalTime } from '../../ui/local-time';
import type { ClosedAlert } from './alerts.server';

interface OpenAlertsProps {
  readonly alerts: readonly AlertLine[];
  /** What could not be put away, with the words that were typed. */
  readonly refused: ClosedAlert | null;
}

/** What somebody must look at, each with the way to it. */
export function OpenAlertList({ alerts, refused }: OpenAlertsProps) {
  if (alerts.length === 0) return <p className="mt-4">All clear.</p>;
  return (
    <ul className="mt-4 space-y-4">
      {alerts.map((alert) => (
        <OpenAlert
          key={alert.key}
          alert={alert}
          refused={refused?.key === alert.key ? refused : null}
        />
      ))}
    </ul>
  );
}

function OpenAlert({
  alert: { key, kind, isUrgent, sentence, path, raisedAt },
  refused,
}: {
  readonly alert: AlertLine;
  readonly refused: ClosedAlert | null;
}) {
  return (
    <li
      className={`rounded-md border p-4 ${isUrgent ? 'border-danger bg-danger-wash' : 'border-line bg-raised'}`}
    >
      <p className="font-semibold">
        {isUrgent && 'Urgent: '}
        {alertKinds[kind]}
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere">
        {sentence}
      </p>
      <p className="mt-1 text-sm text-soft">
        Since <LocalTime iso={raisedAt} />
      </p>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <a href={path} aria-label={`View: ${sentence}`} className={buttonLook('primary', 'small')}>
          View
        </a>
        <details open={refused !== null}>
          <summary className={`${buttonLook('quiet', 'small')} list-none`}>Dismiss</summary>
          <Form
            method="post"
            action="/desk/operations/alerts"
            className="mt-3 flex flex-wrap items-end gap-3"
          >
            <input type="hidden" name="key" value={key} />
            <label className="grow font-semibold">
              Reason for dismissing
              <input
                name="reason"
                required
                maxLength={500}
                autoComplete="off"
                defaultValue={refused?.reason ?? ''}
                className={
                  'mt-1.5 block min-h-11 w-full rounded-md border border-edge bg-raised px-3 ' +
                  'font-normal text-ink'
                }
              />
            </label>
            <button type="submit" className={buttonLook('quiet', 'small')}>
              Dismiss
            </button>
          </Form>
        </details>
      </div>
    </li>
  );
}
