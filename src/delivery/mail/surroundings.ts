import type { MailLink, MailTemplate, Surroundings, TemplateName } from '../../../emails';
import { invitationToken } from '../../desk/identity';
import type { Mail } from '../../platform/mail';
import type { DocumentChange } from '../../report/document/shape';
import { makeLink } from '../links';
import type { MailedReport, RenderingContext } from './ports';

export interface SurroundingsInput {
  readonly name: TemplateName;
  readonly template: MailTemplate;
  readonly mail: Mail;
  readonly report: MailedReport | undefined;
  readonly receiptAttached: boolean;
}

/** What a mail says beyond its values: made anew for every sending, stored nowhere. */
export async function surroundingsOf(
  context: RenderingContext,
  input: SurroundingsInput,
): Promise<Surroundings> {
  const { name, template, mail, report, receiptAttached } = input;
  const shown = template.linksFor(mail.values);
  const link = async (purpose: MailLink): Promise<string | null> =>
    mail.order !== undefined && shown.includes(purpose)
      ? makeLink(context.links, { orderId: mail.order, purpose })
      : null;
  const earlier = name === 'order-confirmed' ? mailTextOf(mail, 'earlierOrderId') : null;
  return {
    trackUrl: await link('track'),
    reportUrl: await link('report'),
    chooseUrl: await link('choose'),
    rateUrl: await link('rate'),
    confirmAddressUrl: await link('address'),
    invitationUrl:
      name === 'staff-invited' ? invitationUrl(context, mailTextOf(mail, 'invitation')) : null,
    giftUrl: giftUrl(context, mailTextOf(mail, 'giftCode')),
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
    orders: name === 'lost-links' ? await lostOrders(context, mail) : [],
  };
}

function invitationUrl(
  { links: { baseUrl, signer } }: RenderingContext,
  id: string | null,
): string | null {
  return id === null ? null : `${baseUrl}/desk/invitation/${invitationToken(signer, id)}`;
}

/** The order form that takes a gift’s code along. */
function giftUrl({ links: { baseUrl } }: RenderingContext, code: string | null): string | null {
  return code === null ? null : `${baseUrl}/order?code=${encodeURIComponent(code)}`;
}

/** Straight to the thing, where it has a page at the desk. */
function deskPath({ answeredIn }: MailTemplate, mail: Mail): string {
  const number = mailTextOf(mail, 'number');
  const about = answeredIn === 'inbox' ? (mailTextOf(mail, 'reference') ?? number) : number;
  return about === null ? '/admin' : `/desk/${answeredIn}/${encodeURIComponent(about)}`;
}

const formatChange = ({ section, kind, before, after }: DocumentChange): string =>
  kind === 'removed' ? `${section}: removed: ${before ?? ''}` : `${section}: ${after ?? ''}`;

async function lostOrders(context: RenderingContext, mail: Mail): Promise<Surroundings['orders']> {
  const orders = await Promise.all(
    (mailTextOf(mail, 'orderIds') ?? '')
      .split(',')
      .filter(Boolean)
      .map(async (orderId) => {
        const order = await context.findOrder(orderId);
        if (!order) return [];
        const { company, role } = order.details;
        const about = order.kind === 'gift' ? 'Gift' : `${company}, ${role}`;
        return [
          {
            label: [order.number, about].filter(Boolean).join(' · '),
            url: await makeLink(context.links, { orderId, purpose: 'track' }),
          },
        ];
      }),
  );
  return orders.flat();
}

export function mailTextOf(mail: Mail, name: string): string | null {
  const value = mail.values[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
