import { formatInterview, interviewEntry, interviewLinks } from '../../delivery/calendar';
import { openLink } from '../../delivery/links';
import {
  listShares,
  makeShare,
  openShare,
  revokeShare,
  type SharesContext,
} from '../../delivery/shares';
import { MOST_SHARES, type SharedLink } from '../../delivery/shares/shape';
import { fail, type Result } from '../../kernel/result';
import { readPublishedReport } from '../../report/production';
import { renderSharedHtml } from '../../report/render';
import { findOrder } from '../../shop/orders';
import { openTicket } from '../../shop/support';
import type { ShopContexts } from '../contexts.server';

/** The interview as the report's page tells of it. */
export interface ServedInterview {
  readonly at: string;
  readonly zone: string | null;
  /** “Tuesday, March 24, 2026 at 10:30 AM EDT” */
  readonly words: string;
  /** Where it can be put into a calendar on the web; null once it is over. */
  readonly calendars: { readonly google: string; readonly outlook: string } | null;
}

/** What the buyer shares: links that open the report for somebody else. */
interface SharingView {
  readonly company: string;
  readonly shares: readonly SharedLink[];
  readonly mayMake: boolean;
}

interface ServedFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

type Shop = Pick<ShopContexts, 'files' | 'links' | 'orders' | 'support' | 'printPocketCard'>;

const sharingOf = ({ links, orders }: Shop): SharesContext => ({
  ...links,
  findOrder: (orderId) => findOrder(orders, orderId),
});

/** The report that a private link opens, as it's out now. */
async function openReport({ files, links }: Shop, token: string) {
  const opened = await openLink(links, 'report', token);
  const report = opened.ok
    ? await readPublishedReport({ database: links.database, files }, opened.value.orderId)
    : undefined;
  return opened.ok && report ? { orderId: opened.value.orderId, ...report } : undefined;
}

async function interviewOf({ orders }: Shop, orderId: string, company: string) {
  const order = await findOrder(orders, orderId);
  const at = order?.answers.interviewAt ?? null;
  return order && at !== null
    ? { orderId, company, at, zone: order.answers.interviewZone, role: order.details.role }
    : null;
}

const isAhead = ({ links }: Shop, { at }: { readonly at: string }): boolean =>
  new Date(at) > links.clock.now();

/** The report as a whole document of HTML, as it was stored, and the interview that the buyer told of. */
export async function readReportPage(
  shop: Shop,
  token: string,
): Promise<{ readonly html: string; readonly interview: ServedInterview | null } | null> {
  const report = await openReport(shop, token);
  if (!report) return null;
  const interview = await interviewOf(shop, report.orderId, report.document.company);
  return {
    html: report.html,
    interview: interview && {
      at: interview.at,
      zone: interview.zone,
      words: formatInterview(interview),
      calendars: isAhead(shop, interview) ? interviewLinks(interview) : null,
    },
  };
}

/** That interview as a calendar takes it, while it is still to come. */
export async function readReportInterview(shop: Shop, token: string): Promise<string | null> {
  const report = await openReport(shop, token);
  const interview = report && (await interviewOf(shop, report.orderId, report.document.company));
  return interview && isAhead(shop, interview)
    ? interviewEntry(interview, shop.links.clock.now())
    : null;
}

export async function readReportPdf(shop: Shop, token: string): Promise<ServedFile | null> {
  const report = await openReport(shop, token);
  return report
    ? { bytes: report.pdf, filename: `${report.document.company} interview report.pdf` }
    : null;
}

/** Its most needed lines on one side. */
export async function readPocketCard(shop: Shop, token: string): Promise<ServedFile | null> {
  const report = await openReport(shop, token);
  if (!report) return null;
  const { company } = report.document;
  const interview = await interviewOf(shop, report.orderId, company);
  return {
    bytes: await shop.printPocketCard(
      report.document,
      interview === null ? undefined : formatInterview(interview),
    ),
    filename: `${company} pocket card.pdf`,
  };
}

/** The links for others; null where the buyer's own link opens nothing. */
export async function readSharing(shop: Shop, token: string): Promise<SharingView | null> {
  const report = await openReport(shop, token);
  if (!report) return null;
  const shares = await listShares(sharingOf(shop), report.orderId);
  return { company: report.document.company, shares, mayMake: shares.length < MOST_SHARES };
}

export async function shareReport(shop: Shop, token: string): Promise<Result<unknown>> {
  const report = await openReport(shop, token);
  return report
    ? makeShare(sharingOf(shop), report.orderId)
    : fail('no-report', 'This link opens no report.');
}

export async function unshareReport(shop: Shop, token: string, id: string): Promise<void> {
  const report = await openReport(shop, token);
  if (report) await revokeShare(sharingOf(shop), { id, orderId: report.orderId });
}

/** The report as a shared link shows it. */
export async function readSharedReport(shop: Shop, token: string): Promise<string | null> {
  const { files, links } = shop;
  const shared = await openShare(sharingOf(shop), token);
  const report =
    shared && (await readPublishedReport({ database: links.database, files }, shared.orderId));
  return report ? renderSharedHtml(report.document) : null;
}

async function findClaim(shop: Shop, token: string, claimId: string) {
  const report = await openReport(shop, token);
  const claim = report?.document.sections
    .flatMap(({ claims }) => claims)
    .find(({ id }) => id === claimId);
  return report && claim
    ? { orderId: report.orderId, company: report.document.company, claim }
    : undefined;
}

/** One sentence of it; null where the link opens nothing or no sentence goes by this name. */
export async function readClaim(shop: Shop, token: string, claimId: string) {
  const found = await findClaim(shop, token, claimId);
  return found ? { company: found.company, text: found.claim.text } : null;
}

/** “Something is wrong here”, said of that sentence; answers with the reference of what was opened. */
export async function flagClaim(
  shop: Shop,
  token: string,
  claimId: string,
  words: string,
): Promise<Result<{ readonly reference: string }>> {
  const found = await findClaim(shop, token, claimId);
  const order = found && (await findOrder(shop.orders, found.orderId));
  if (!order)
    return fail(
      'no-claim',
      'This sentence is no longer in your report. The page shows the newest version.',
    );
  const {
    id,
    number,
    details: { company, role, name, email },
  } = order;
  return openTicket(shop.support, {
    order: { id, number, company, role, name, email },
    claim: found.claim,
    words,
  });
}
