import { useEffect, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { alertKinds } from '../../../shop/alerts/shape';
import { LocalTime } from '../../ui/local-time';
import { kindWords, formatPromise } from '../inbox/inbox-words';
import { Panel, PanelRow } from './panel';
import { dueRows } from './due-rows';
import { Earned } from './earned';
import type { loader } from './today.server';
export { loader } from './today.server';

/** The start of a day at the desk. */
export default function Today() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return null;
  const { needs, due, unpaid, asked, messages, alerts, failing, figures, now, name } = shown;
  return (
    <>
      <title>Today</title>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-2xl">Today</h1>
        <p className="text-sm text-soft">
          <Day iso={now} />, {name}
        </p>
      </header>
      <Summary>
        <Count name="Late" count={needs.late} to="/admin?need=late" isBad />
        {needs.review !== null && <Count name="To review" count={needs.review} to="/desk" />}
        {messages && <Count name="Open messages" count={messages.count} to="/desk/inbox" />}
        {alerts && <Count name="Alerts" count={alerts.length} to="/desk/operations/alerts" isBad />}
      </Summary>
      {figures && <Earned figures={figures} />}
      <div className="mt-5 gap-5 space-y-5 lg:columns-2 [&>section]:break-inside-avoid">
        <Panel
          title="Next due"
          more={['All open orders', '/admin?sort=promise']}
          empty="No report is due."
        >
          {dueRows(due, now)}
        </Panel>
        {messages && (
          <Panel title="Messages" more={['Inbox', '/desk/inbox']} empty="Inbox zero.">
            {messages.rows.map((row) => (
              <PanelRow
                key={row.reference}
                to={`/desk/inbox/${encodeURIComponent(row.reference)}`}
                name={row.name.trim() || row.email}
                about={`${kindWords[row.kind]}: ${row.extract}`}
                side={formatPromise(row)}
                isBad={row.minutesLeft !== null && row.minutesLeft < 0}
              />
            ))}
          </Panel>
        )}
        <Panel
          title="Awaiting manual payment"
          more={['All of them', '/admin?need=manual-payment']}
          empty="Nobody is waiting to pay."
        >
          {dueRows(unpaid, now)}
        </Panel>
        <Panel
          title="Cancellation requests"
          more={['All of them', '/admin?need=cancel-asked']}
          empty="No requests."
        >
          {dueRows(asked, now)}
        </Panel>
        {alerts && failing && (
          <Panel
            title="Broken"
            more={['Operations', '/desk/operations']}
            empty="All clear. Every system is healthy."
          >
            {[
              ...failing.map(({ name: part, detail }) => (
                <PanelRow
                  key={part}
                  to="/desk/operations"
                  name={part}
                  about={detail}
                  side="Down"
                  isBad
                />
              )),
              ...alerts.map(({ key, kind, sentence, path, raisedAt, isUrgent }) => (
                <PanelRow
                  key={key}
                  to={path}
                  name={alertKinds[kind]}
                  about={sentence}
                  side={<LocalTime iso={raisedAt} />}
                  isBad={isUrgent}
                />
              )),
            ]}
          </Panel>
        )}
      </div>
    </>
  );
}

const Summary = ({ children }: { readonly children: ReactNode }) => (
  <ul aria-label="Needs action" className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
    {children}
  </ul>
);

function Count({
  name,
  count,
  to,
  isBad = false,
}: {
  readonly name: string;
  readonly count: number;
  readonly to: string;
  readonly isBad?: boolean;
}) {
  return (
    <li>
      <a
        href={to}
        className={`desk-tile ${isBad && count > 0 ? 'border-danger! text-danger' : ''}`}
      >
        <span className="text-sm">{name}</span>{' '}
        <span className="text-2xl font-semibold tabular-nums">{count}</span>
      </a>
    </li>
  );
}

const look = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The reader's own day is known in the browser alone. */
function Day({ iso }: { readonly iso: string }) {
  const [text, setText] = useState(() =>
    new Date(iso).toLocaleDateString('en-US', { ...look, timeZone: 'UTC' }),
  );
  useEffect(() => setText(new Date(iso).toLocaleDateString('en-US', look)), [iso]);
  return <time dateTime={iso}>{text}</time>;
}
