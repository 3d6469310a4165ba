import { useLoaderData } from 'react-router';
import NotFound from '../storefront/not-found';
import { LocalTime } from '../ui/local-time';
import { Page } from '../ui/page';
import type { loader } from './list.server';
export { loader } from './list.server';

/** The demo's mailbox: every mail the shop would have sent. */
export default function Outbox() {
  const { mails } = useLoaderData<typeof loader>();
  if (mails === null) return <NotFound />;
  return (
    <Page title="Outbox" hidden>
      <p className="text-soft">
        This demo sends no email. What it would have sent is here, newest first.
      </p>
      <ul className="mt-8 border-b border-line">
        {mails.map(({ id, subject, to, receivedAt, attachments }) => (
          <li key={id} className="border-t border-line">
            <a href={`/outbox/${id}`} className="block py-4 hover:bg-wash">
              <span className="block font-semibold underline underline-offset-4">{subject}</span>
              <span className="block text-sm text-soft">
                To {to}, <LocalTime iso={receivedAt} />
                {attachments.length > 0 &&
                  `, with ${attachments.map(({ filename }) => filename).join(', ')}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {mails.length === 0 && (
        <p className="mt-4">No email yet. Order a report, and it will appear here.</p>
      )}
    </Page>
  );
}
