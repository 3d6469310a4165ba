import { useLoaderData } from 'react-router';
import NotFound from '../storefront/not-found';
import { LocalTime } from '../ui/local-time';
import { Page } from '../ui/page';
import type { loader } from './message.server';
export { loader } from './message.server';

export default function OutboxMessage() {
  const { mail } = useLoaderData<typeof loader>();
  if (mail === null) return <NotFound />;
  return (
    <Page title={mail.subject} hidden>
      <p>
        <a
          href="/outbox"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          All emails
        </a>
      </p>
      <dl className="mt-2 text-soft">
        <div>
          <dt className="inline">To: </dt>
          <dd className="inline">{mail.to}</dd>
        </div>
        {mail.replyTo && (
          <div>
            <dt className="inline">Reply to: </dt>
            <dd className="inline">{mail.replyTo}</dd>
          </div>
        )}
        <div>
          <dt className="inline">Received: </dt>
          <dd className="inline">
            <LocalTime iso={mail.receivedAt} />
          </dd>
        </div>
      </dl>
      {mail.attachments.length > 0 && (
        <ul aria-label="Attachments" className="mt-4 flex flex-wrap gap-3">
          {mail.attachments.map(({ filename }, index) => (
            <li key={filename}>
              <a
                href={`/outbox/${mail.id}/attachment/${index}`}
                className="inline-flex min-h-11 items-center rounded-md border border-edge px-4 py-2 hover:bg-wash"
              >
                {filename}
              </a>
            </li>
          ))}
        </ul>
      )}
      <iframe
        title="Email"
        src={`/outbox/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-6 h-[80vh] w-full rounded-md border border-line bg-raised"
      />
      <details className="mt-6">
        <summary className="cursor-pointer py-2.5 font-semibold">Plain text</summary>
        <pre
          className={
            'mt-2 overflow-x-auto rounded border border-line bg-raised p-4 font-mono text-sm ' +
            'whitespace-pre-wrap'
          }
        >
          {mail.text}
        </pre>
      </details>
    </Page>
  );
}
