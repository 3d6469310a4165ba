import { formatInterview, interviewEntry, interviewLinks } from '../../delivery/calendar';
import { openLink, type LinksContext } from '../../delivery/links';
import {
  askSecondRound,
  readSecondRoundPage,
  type SecondRoundsContext,
} from '../../delivery/second-round';
import type { SecondRoundPage } from '../../delivery/second-round/shape';
import {
  listShares,
  makeShare,
  openShare,
  revokeShare,
  type SharesContext,
} from '../../delivery/shares';
import { MOST_SHARES, type SharedLink } from '../../delivery/shares/shape';
import { fail, type Result } from '../../kernel/result';
import type { FileStorage } from '../../platform/files';
import type { ReportDocument } from '../../report/document/shape';
import { readPublishedReport } from '../../report/production';
import { renderSharedHtml } from '../../report/render';
import { findOrder, type OrdersContext } from '../../shop/orders';
import { openTicket, type SupportContext } from '../../shop/support';

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

interface ReportServicesParts {
  readonly files: FileStorage;
  readonly links: LinksContext;
  readonly orders: OrdersContext;
  readonly support: SupportContext;
  readonly secondRounds: SecondRoundsContext;
  /** With the interview’s time as it is now, where one is known. */
  printPocketCard(document: ReportDocument, when?: string): Promise<Uint8Array>;
}

/** What a buyer can do with the report's private link. */
export function createReportServices({
  files,
  links,
  orders,
  support,
  secondRounds,
  printPocketCard,
}: ReportServicesParts) {
  const { database, clock } = links;
  const sharing: SharesContext = {
    ...links,
    findOrder: (orderId) => findOrder(orders, orderId),
  };
  const open = async (token: string) => {
    const opened = await openLink(links, 'report', token);
    const report = opened.ok
      ? await readPublishedReport({ database, files }, opened.value.orderId)
      : undefined;
    return opened.ok && report ? { orderId: opened.value.orderId, ...report } : undefined;
  };
  const find = async (token: string, claimId: string) => {
    const report = await open(token);
    const claim = report?.document.sections
      .flatMap(({ claims }) => claims)
      .find(({ id }) => id === claimId);
    return report && claim
      ? { orderId: report.orderId, company: report.document.company, claim }
      : undefined;
  };
  const interviewOf = async (orderId: string, company: string) => {
    const order = await findOrder(orders, orderId);
    const at = order?.answers.interviewAt ?? null;
    return order && at !== null
      ? { orderId, company, at, zone: order.answers.interviewZone, role: order.details.role }
      : null;
  };
  const isAhead = ({ at }: { readonly at: string }) => new Date(at) > clock.now();
  return {
    /** The report as a whole document of HTML, as it was stored, and the interview that the buyer told of. */
    async page(
      token: string,
    ): Promise<{ readonly html: string; readonly interview: ServedInterview | null } | null> {
      const report = await open(token);
      if (!report) return null;
      const interview = await interviewOf(report.orderId, report.document.company);
      return {
        html: report.html,
        interview: interview && {
          at: interview.at,
          zone: interview.zone,
          words: formatInterview(interview),
          calendars: isAhead(interview) ? interviewLinks(interview) : null,
        },
      };
    },
    /** That interview as a calendar takes it, while it is still to come. */
    async interview(token: string): Promise<string | null> {
      const report = await open(token);
      const interview = report && (await interviewOf(report.orderId, report.document.company));
      return interview && isAhead(interview) ? interviewEntry(interview, clock.now()) : null;
    },
    async pdf(token: string): Promise<ServedFile | null> {
      const report = await open(token);
      return report
        ? { bytes: report.pdf, filename: `${report.document.company} interview report.pdf` }
        : null;
    },
    /** Its most needed lines on one side. */
    async pocketCard(token: string): Promise<ServedFile | null> {
      const report = await open(token);
      if (!report) return null;
      const { company } = report.document;
      const interview = await interviewOf(report.orderId, company);
      return {
        bytes: await printPocketCard(
          report.document,
          interview === null ? undefined : formatInterview(interview),
        ),
        filename: `${company} pocket card.pdf`,
      };
    },
    /** The links for others; null where the buyer's own link opens nothing. */
    async sharing(token: string): Promise<SharingView | null> {
      const report = await open(token);
      if (!report) return null;
      const shares = await listShares(sharing, report.orderId);
      return {
        company: report.document.company,
        shares,
        mayMake: shares.length < MOST_SHARES,
      };
    },
    async share(token: string): Promise<Result<unknown>> {
      const report = await open(token);
      return report
        ? makeShare(sharing, report.orderId)
        : fail('no-report', 'This link opens no report.');
    },
    async unshare(token: string, id: string): Promise<void> {
      const report = await open(token);
      if (report) await revokeShare(sharing, { id, orderId: report.orderId });
    },
    /** What changed since, or how far the look at it is; null where the link opens nothing. */
    async secondRound(token: string): Promise<SecondRoundPage | null> {
      const opened = await openLink(links, 'report', token);
      return opened.ok ? readSecondRoundPage(secondRounds, opened.value.orderId) : null;
    },
    async askSecondRound(token: string): Promise<Result<null>> {
      const opened = await openLink(links, 'report', token);
      return opened.ok ? askSecondRound(secondRounds, opened.value.orderId) : opened;
    },
    /** The report as a shared link shows it. */
    async shared(token: string): Promise<string | null> {
      const shared = await openShare(sharing, token);
      const report = shared && (await readPublishedReport({ database, files }, shared.orderId));
      return report ? renderSharedHtml(report.document) : null;
    },
    /** One sentence of it; null where the link opens nothing or no sentence goes by this name. */
    async claim(token: string, claimId: string) {
      const found = await find(token, claimId);
      return found ? { company: found.company, text: found.claim.text } : null;
    },
    /** “Something is wrong here”, said of that sentence; answers with the reference of what was opened. */
    async complain(
      token: string,
      claimId: string,
      words: string,
    ): Promise<Result<{ readonly reference: string }>> {
      const found = await find(token, claimId);
      const order = found && (await findOrder(orders, found.orderId));
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
      return openTicket(support, {
        order: { id, number, company, role, name, email },
        claim: found.claim,
        words,
      });
    },
  };
}
