import { useState } from 'react';
import type { MailLine, OrderPage } from '../../../../desk/order/shape';
import { LocalTime } from '../../../ui/local-time';
import { Dialog } from '../../review/dialogs/dialog';
import { mailName, oneTimeline, type TimelineItem, type TimelineKind } from '../one-timeline';
import { Nothing, OrderSection } from './section';

const KINDS: Readonly<Record<TimelineKind, string>> = {
  event: 'Event',
  email: 'Email',
  note: 'Note',
  work: 'Work',
};

export function TimelineSection({ page }: { readonly page: OrderPage }) {
  const [open, setOpen] = useState<MailLine | null>(null);
  const items = oneTimeline(page);
  const { number, mayReadMails } = page;
  return (
    <OrderSection id="timeline" title="Timeline">
      {items.length === 0 ? (
        <Nothing>No events yet.</Nothing>
      ) : (
        <ol aria-label="Timeline, newest first" className="desk-timeline">
          {items.map((item) => (
            <TimelineLine
              key={item.id}
              item={item}
              read={
                mayReadMails && item.mail
                  ? { href: contentOf(number, item.mail), open: () => setOpen(item.mail) }
                  : null
              }
            />
          ))}
        </ol>
      )}
      {open !== null && (
        <Dialog title={mailName(open.template)} close={() => setOpen(null)}>
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
    </OrderSection>
  );
}

const contentOf = (number: string, { id }: MailLine): string =>
  `/desk/orders/${encodeURIComponent(number)}/mails/${id}`;

interface TimelineLineProps {
  readonly item: TimelineItem;
  readonly read: { readonly href: string; open(): void } | null;
}

function TimelineLine({
  item: { kind, at, title, who, words, detail, isBad },
  read,
}: TimelineLineProps) {
  return (
    <li data-kind={kind} data-bad={isBad || undefined}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="sr-only">{KINDS[kind]}: </span>
          <span className="font-semibold">{title}</span>
          {who !== '' && (
            <span className={isBad ? 'font-semibold text-danger' : 'text-soft'}>, {who}</span>
          )}
          {read !== null && (
            <>
              {' '}
              <a
                href={read.href}
                aria-label={`Read: ${title}`}
                className="inline-block py-0.5 text-accent underline"
                onClick={(event) => {
                  event.preventDefault();
                  read.open();
                }}
              >
                Read
              </a>
            </>
          )}
        </span>
        <span className="text-xs text-soft">
          <LocalTime iso={at} />
        </span>
      </p>
      {words !== '' && (
        <p className={`whitespace-pre-line ${isBad ? 'text-danger' : ''}`}>{words}</p>
      )}
      {detail !== '' && <p className="text-xs text-soft">{detail}</p>}
    </li>
  );
}
