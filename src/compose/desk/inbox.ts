import {
  answerEntry,
  assignEntry,
  closeEntry,
  listInbox,
  openEntry,
  reopenEntry,
  type InboxContext,
} from '../../desk/inbox';
import type { ComplainedSentence, InboxAct } from '../../desk/inbox/shape';
import { listMembers } from '../../desk/identity';
import { permit, type Permit } from '../../desk/policy';
import { answerDueAt } from '../../desk/service';
import { readMails } from '../../platform/mail';
import { findReportOfOrder } from '../../report/production/store';
import { findVersions } from '../../report/production/versions/version-store';
import { declineToCancel, listOrdersOf, noteOnOrder, type OrdersContext } from '../../shop/orders';
import { moveMessage } from '../../shop/support';
import { succeed } from '../../kernel/result';
import type { InboxServices } from '../../web/desk/inbox/services.server';
import type { Platform } from '../platform/platform';
import { readMember } from './identity';

function composeInboxContext(platform: Platform, orders: OrdersContext): InboxContext {
  const { config, database, clock, mailer } = platform;
  return {
    database,
    clock,
    mailer,
    supportAddress: config.mail.support,
    answerDue: answerDueAt,
    listPeople: async () =>
      (await listMembers(database.read, ['owner', 'support'])).map(({ name }) => name),
    listOrdersOf: async (email) =>
      (await listOrdersOf(orders, email)).flatMap(
        ({ id, number, placedAt, stage, details: { company, role } }) =>
          number === null || placedAt === null
            ? []
            : [{ id, number, company, role, stage, placedAt }],
      ),
    readSentence: (complaint) => readSentence(platform, complaint),
    readMails: (keys) => readMails({ database }, keys),
    moveMessage: (transaction, move) => moveMessage({ clock }, transaction, move),
    declineToCancel: (transaction, wish) => declineToCancel(orders, transaction, wish),
    noteOnOrder: (transaction, orderId, note) => noteOnOrder(orders, transaction, orderId, note),
  };
}

/** In the newest version that was out when the buyer complained; a sentence that moved on is still quoted as it stood. */
async function readSentence(
  { database: { read } }: Platform,
  { orderId, claimId, text, at }: Parameters<InboxContext['readSentence']>[0],
): Promise<ComplainedSentence> {
  const report = await findReportOfOrder(read, orderId);
  const versions = report === undefined ? [] : await findVersions(read, report.id);
  const out = versions.find(({ publishedAt }) => publishedAt !== null && publishedAt <= at);
  const claims = out?.document.sections.flatMap((section) => section.claims) ?? [];
  const claim =
    claims.find((one) => one.id === claimId && one.text === text) ??
    claims.find((one) => one.text === text);
  return {
    text,
    version: out?.number ?? null,
    quotes: (claim?.citations ?? []).map(({ quote, sourceName, url }) => ({
      quote,
      sourceName,
      url,
    })),
  };
}

export function composeInbox(platform: Platform, orders: OrdersContext): InboxServices {
  const context = composeInboxContext(platform, orders);
  const who = readMember(platform);
  const perform = (allowed: Permit<'answer-messages'>, act: InboxAct) => {
    switch (act.intent) {
      case 'answer':
        return answerEntry(context, allowed, act);
      case 'close':
        return closeEntry(context, allowed, act);
      case 'reopen':
        return reopenEntry(context, allowed, act);
      case 'assign':
        return assignEntry(context, allowed, act);
    }
  };
  return {
    mailbox: context.supportAddress,
    async list(request, search) {
      const allowed = permit(await who(request), 'see-messages');
      return allowed.ok ? succeed(await listInbox(context, allowed.value, search)) : allowed;
    },
    async open(request, reference) {
      const allowed = permit(await who(request), 'see-messages');
      return allowed.ok ? openEntry(context, allowed.value, reference) : allowed;
    },
    async act(request, act) {
      const allowed = permit(await who(request), 'answer-messages');
      return allowed.ok ? perform(allowed.value, act) : allowed;
    },
  };
}
