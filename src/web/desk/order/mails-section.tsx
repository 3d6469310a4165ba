import { useState } from 'react';
import type { MailLine, OrderPage } from '../../../desk/order/shape';
import { LocalTime } from '../../ui/local-time';
import { Dialog } from '../review/dialog';
import { Line, Lines, Nothing, Section } from './section';

const STATES: Readonly<Record<MailLine['state'], string>> = {
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
  held: 'held',
};
const nameOf = (template: string): string =>
  `${template[0]?.toUpperCase() ?? ''}${template.slice(1).replaceAll('-', ' ')}`;

export function MailsSection({
  page: { number, mails, mayReadMails },
}: {
  readonly page: OrderPage;
}) {
  const [open, setOpen] = useState<MailLine | null>(null);
  return (
    <Section id="mails" title="Emails">
      {mails.length === 0 && <Nothing>No emails yet.</Nothing>}
      {mails.length > 0 && (
        <Lines label="Emails, newest first">
          {mails.map((mail) => (
            <Line key={mail.id}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>
                  <span className="font-semibold">{nameOf(mail.template)}</span>,{' '}
                  <span
                    className={
                      mail.state === 'failed' || mail.state === 'held' ? 'text-danger' : ''
                    }
                  >
                    {STATES[mail.state]}
                  </span>
                </span>
                <span className="text-sm text-soft">
                  <LocalTime iso={mail.sentAt ?? mail.createdAt} />
                </span>
              </p>
              <p className="text-sm text-soft">
                To {mail.to}
                {mail.attempts > 1 && `, tried ${mail.attempts} times`}
              </p>
              {mail.fault !== null && <p className="text-sm text-danger">{mail.fault}</p>}
              {mayReadMails && (
                <a
                  href={contentOf(number, mail)}
                  aria-label={`Read: ${nameOf(mail.template)}`}
                  className="inline-block py-1.5 text-accent underline"
                  onClick={(event) => {
                    event.preventDefault();
                    setOpen(mail);
                  }}
                >
                  Read
                </a>
              )}
            </Line>
          ))}
        </Lines>
      )}
      {open !== null && (
        <Dialog title={nameOf(open.template)} close={() => setOpen(null)}>
          <p className="mt-2 text-sm text-soft">
            To {open.to}. Preview as of now. Private links don’t work here.
          </p>
          <iframe
            title="Email"
            src={contentOf(number, open)}
            sandbox=""
            className="mt-3 h-[65vh] w-full rounded-md border border-line bg-white"
          />
        </Dialog>
      )}
    </Section>
  );
}

const contentOf = (number: string, { id }: MailLine): string =>
  `/desk/orders/${encodeURIComponent(number)}/mails/${id}`;
