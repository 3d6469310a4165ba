import type { Surroundings, TemplateName } from '../../../emails';
import { invitationToken } from '../../desk/identity';
import type { Mail } from '../../platform/mail';
import type { DocumentChange } from '../../report/document/shape';
import { makeLink } from '../links';
import type { LinkPurpose } from '../links/shape';
import type { MailedReport, RenderingContext } from './ports';

/** The private links a template may show; one that isn't named here gets none. */
const PURPOSES: Partial<Record<TemplateName, readonly LinkPurpose[]>> = {
  'order-confirmed': ['track'],
  'manual-request-received': ['track'],
  'payment-instructions': ['track'],
  'report-ready': ['track', 'report'],
  'report-updated': ['track', 'report'],
  'second-round': ['report'],
  'second-round-failed': ['report'],
  'report-late': ['track'],
  'report-soon-late': ['track'],
  'promise-extended': ['track'],
  'order-cancelled': ['track'],
  refunded: ['track'],
  'which-company': ['choose'],
  'how-was-it': ['rate', 'report'],
  'claim-ticket-received': ['report'],
};

export interface SurroundingsInput {
  readonly template: TemplateName;
  readonly mail: Mail;
  readonly report: MailedReport | undefined;
  readonly receiptAttached: boolean;
}

/** What a mail says beyond its values: made anew for every sending, stored nowhere. */
export async function surroundingsOf(
  context: RenderingContext,
  input: SurroundingsInput,
): Promise<Surroundings> {
  const { template, mail, report, receiptAttached } = input;
  const link = async (purpose: LinkPurpose): Promise<string | null> =>
    mail.order !== undefined && purposesOf(template, mail).includes(purpose)
      ? makeLink(context.links, { orderId: mail.order, purpose })
      : null;
  const earlier = template === 'order-confirmed' ? textOf(mail, 'earlierOrderId') : null;
  return {
    trackUrl: await link('track'),
    reportUrl: await link('report'),
    chooseUrl: await link('choose'),
    rateUrl: await link('rate'),
    confirmAddressUrl: await link('address'),
    invitationUrl:
      template === 'staff-invited' ? invitationUrl(context, textOf(mail, 'invitation')) : null,
    earlierUrl:
      earlier === null
        ? null
        : await makeLink(context.links, { orderId: earlier, purpose: 'track' }),
    deskUrl: `${context.links.baseUrl}${deskPath(template, mail)}`,
    receiptAttached,
    oneLine: report?.oneLine ?? null,
    bestQuestion: report?.bestQuestion ?? null,
    reviewed: report?.reviewed ?? false,
    changes: (report?.changes?.items ?? []).map(formatChange),
    orders: template === 'lost-links' ? await lostOrders(context, mail) : [],
  };
}

function invitationUrl(
  { links: { baseUrl, signer } }: RenderingContext,
  id: string | null,
): string | null {
  return id === null ? null : `${baseUrl}/desk/invitation/${invitationToken(signer, id)}`;
}

/** What is answered at the desk, by its reference or by the number of the order it is about. */
const INBOX: ReadonlySet<TemplateName> = new Set([
  'contact-team',
  'claim-ticket-team',
  'answer-owed',
  'cancel-asked-team',
]);

/** Straight to the thing, where it has a page at the desk. */
function deskPath(template: TemplateName, mail: Mail): string {
  const number = textOf(mail, 'number');
  const about = INBOX.has(template) ? (textOf(mail, 'reference') ?? number) : number;
  if (about === null) return '/admin';
  return `${INBOX.has(template) ? '/desk/inbox' : '/desk/orders'}/${encodeURIComponent(about)}`;
}

const formatChange = ({ section, kind, before, after }: DocumentChange): string =>
  kind === 'removed' ? `${section}: removed: ${before ?? ''}` : `${section}: ${after ?? ''}`;

/** Until an address is confirmed, a mail to it must open nothing but its own confirmation. */
function purposesOf(template: TemplateName, mail: Mail): readonly LinkPurpose[] {
  if (template === 'address-changed')
    return mail.values['confirm'] === true ? ['address'] : ['track'];
  return PURPOSES[template] ?? [];
}

async function lostOrders(context: RenderingContext, mail: Mail): Promise<Surroundings['orders']> {
  const orders = await Promise.all(
    (textOf(mail, 'orderIds') ?? '')
      .split(',')
      .filter(Boolean)
      .map(async (orderId) => {
        const order = await context.findOrder(orderId);
        if (!order) return [];
        const { company, role } = order.details;
        return [
          {
            label: [order.number, `${company}, ${role}`].filter(Boolean).join(' · '),
            url: await makeLink(context.links, { orderId, purpose: 'track' }),
          },
        ];
      }),
  );
  return orders.flat();
}

export function textOf(mail: Mail, name: string): string | null {
  const value = mail.values[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
