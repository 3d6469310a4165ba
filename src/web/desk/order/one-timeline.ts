import type { MailLine, OrderPage } from '../../../desk/order/shape';

export type TimelineKind = 'event' | 'email' | 'note' | 'work';

/** One line of the timeline, wherever it comes from. */
export interface TimelineItem {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly at: string;
  readonly title: string;
  readonly who: string;
  readonly words: string;
  readonly detail: string;
  readonly isBad: boolean;
  readonly mail: MailLine | null;
}

const MAIL_STATES: Readonly<Record<MailLine['state'], string>> = {
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
  held: 'held',
};
const BLANK = { who: '', words: '', detail: '', isBad: false, mail: null } as const;

/** Those whose template’s own name says too little. */
const MAIL_NAMES: Readonly<Record<string, string>> = {
  'new-order-team': 'Team notice: new order',
  'manual-request-team': 'Team notice: manual order',
  'manual-request-received': 'Manual order received',
  'cancel-asked-team': 'Team notice: cancellation request',
  'claim-ticket-team': 'Team notice: reported mistake',
  'claim-ticket-received': 'Reported mistake received',
  'promise-at-risk': 'Team alert: late',
  'report-soon-late': 'Team alert: due soon',
  'promise-extended': 'Deadline moved',
  'how-was-it': 'Rating request',
  'which-company': 'Company question',
  'gift-bought': 'Gift receipt',
  'gift-received': 'Gift, to its recipient',
};

export const mailName = (template: string): string =>
  MAIL_NAMES[template] ??
  `${template[0]?.toUpperCase() ?? ''}${template.slice(1).replaceAll('-', ' ')}`;

/** What happened, the emails, the notes, and the work that failed, as one list with the newest first. */
export function oneTimeline({
  timeline,
  mails,
  notes,
  work,
}: Pick<OrderPage, 'timeline' | 'mails' | 'notes' | 'work'>): readonly TimelineItem[] {
  const items: readonly TimelineItem[] = [
    ...timeline
      // A note says so itself.
      .filter(({ what }) => what !== 'Order note written')
      .map(({ at, who, what, why, change }, index) => ({
        ...BLANK,
        id: `event-${timeline.length - index}`,
        kind: 'event' as const,
        at,
        title: what,
        who,
        words: why,
        detail: change,
      })),
    ...mails.map((mail) => ({
      ...BLANK,
      id: `email-${mail.id}`,
      kind: 'email' as const,
      at: mail.sentAt ?? mail.createdAt,
      title: mailName(mail.template),
      who: MAIL_STATES[mail.state],
      detail: `To ${mail.to}${mail.attempts > 1 ? `, tried ${mail.attempts} times` : ''}`,
      words: mail.fault ?? '',
      isBad: mail.state === 'failed' || mail.state === 'held',
      mail,
    })),
    ...notes.map(({ id, at, author, text }) => ({
      ...BLANK,
      id: `note-${id}`,
      kind: 'note' as const,
      at,
      title: 'Note',
      who: author,
      words: text,
    })),
    ...work.flatMap(({ endedAt, startedAt, placedAt, fault }, index) =>
      fault === null
        ? []
        : [
            {
              ...BLANK,
              id: `work-${index}`,
              kind: 'work' as const,
              at: endedAt ?? startedAt ?? placedAt,
              title: 'Work failed',
              who: 'The shop',
              words: fault,
              isBad: true,
            },
          ],
    ),
  ];
  return items.toSorted((one, other) => other.at.localeCompare(one.at));
}
