import { formatInterview, interviewEntry, interviewLinks } from '../../delivery/calendar';
import { openLink, type LinksContext } from '../../delivery/links';
import {
  askSecondRound,
  readSecondRoundPage,
  type SecondRoundsContext,
} from '../../delivery/second-round';
import {
  listShares,
  makeShare,
  openShare,
  revokeShare,
  type SharesContext,
} from '../../delivery/shares';
import { MOST_SHARES } from '../../delivery/shares/shape';
import { fail } from '../../kernel/result';
import { readPublishedReport } from '../../report/production';
import { renderSharedHtml } from '../../report/render';
import { findOrder, type OrdersContext } from '../../shop/orders';
import { openTicket, type SupportContext } from '../../shop/support';
import type { ReportServices } from '../../web/report/services.server';
import type { Platform } from '../platform/platform';
import { printPocketCard } from './pocket-card';

export interface ReportParts {
  readonly platform: Platform;
  readonly links: LinksContext;
  readonly orders: OrdersContext;
  readonly support: SupportContext;
  readonly secondRounds: SecondRoundsContext;
}

/** What a buyer can do with the report's private link. */
export function composeReportServices({
  platform,
  links,
  orders,
  support,
  secondRounds,
}: ReportParts): ReportServices {
  const sharing: SharesContext = {
    ...links,
    findOrder: (orderId) => findOrder(orders, orderId),
  };
  const open = async (token: string) => {
    const opened = await openLink(links, 'report', token);
    const report = opened.ok
      ? await readPublishedReport(platform, opened.value.orderId)
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
  const isAhead = ({ at }: { readonly at: string }) => new Date(at) > platform.clock.now();
  return {
    async page(token) {
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
    async interview(token) {
      const report = await open(token);
      const interview = report && (await interviewOf(report.orderId, report.document.company));
      return interview && isAhead(interview)
        ? interviewEntry(interview, platform.clock.now())
        : null;
    },
    async pdf(token) {
      const report = await open(token);
      return report
        ? { bytes: report.pdf, filename: `${report.document.company} interview report.pdf` }
        : null;
    },
    async pocketCard(token) {
      const report = await open(token);
      if (!report) return null;
      const { company } = report.document;
      const interview = await interviewOf(report.orderId, company);
      return {
        bytes: await printPocketCard(
          platform,
          report.document,
          interview === null ? undefined : formatInterview(interview),
        ),
        filename: `${company} pocket card.pdf`,
      };
    },
    async sharing(token) {
      const report = await open(token);
      if (!report) return null;
      const shares = await listShares(sharing, report.orderId);
      return {
        company: report.document.company,
        shares,
        mayMake: shares.length < MOST_SHARES,
      };
    },
    async share(token) {
      const report = await open(token);
      return report
        ? makeShare(sharing, report.orderId)
        : fail('no-report', 'This link opens no report.');
    },
    async unshare(token, id) {
      const report = await open(token);
      if (report) await revokeShare(sharing, { id, orderId: report.orderId });
    },
    async secondRound(token) {
      const opened = await openLink(links, 'report', token);
      return opened.ok ? readSecondRoundPage(secondRounds, opened.value.orderId) : null;
    },
    async askSecondRound(token) {
      const opened = await openLink(links, 'report', token);
      return opened.ok ? askSecondRound(secondRounds, opened.value.orderId) : opened;
    },
    async shared(token) {
      const shared = await openShare(sharing, token);
      const report = shared && (await readPublishedReport(platform, shared.orderId));
      return report ? renderSharedHtml(report.document) : null;
    },
    async claim(token, claimId) {
      const found = await find(token, claimId);
      return found ? { company: found.company, text: found.claim.text } : null;
    },
    async complain(token, claimId, words) {
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
