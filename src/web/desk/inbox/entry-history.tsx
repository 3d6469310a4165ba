import type { InboxEvent } from '../../../desk/inbox/shape';
import { LocalTime } from '../../ui/local-time';
import { formatAuditEntry, formatMail } from './inbox-words';

export function EntryHistory({ events }: { readonly events: readonly InboxEvent[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ol className="mt-3 space-y-4">
        {events.map((event) => (
          <li key={`${event.at} ${event.what}`} className="min-w-0">
            <p>
              <span className="font-semibold">{formatAuditEntry(event)}</span>,{' '}
              <LocalTime iso={event.at} />
            </p>
            {event.mail && (
              <p
                className={`text-sm wrap-anywhere ${
                  ['failed', 'held'].includes(event.mail.state) ? 'text-danger' : 'text-soft'
                }`}
              >
                Email: {formatMail(event.mail)}
              </p>
            )}
            {event.words !== '' && event.what !== 'assigned' && (
              <p
                dir="auto"
                className="mt-1 border-s-2 border-line ps-4 whitespace-pre-wrap wrap-anywhere"
              >
                {event.words}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
