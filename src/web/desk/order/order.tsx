import { formatStage } from '../../../shop/orders/shape';
import { useLoaderData } from 'react-router';
import { formatTimeLeft, type OrderPage } from '../../../desk/order/shape';
import { Alert } from '../../ui/alert';
import { ActsSection } from './acts-section';
import { DetailsSection } from './details-section';
import { MailsSection } from './mails-section';
import { MoneySection } from './money-section';
import { NotesSection } from './notes-section';
import type { loader } from './order.server';
import { OthersSection } from './others-section';
import { ReportSection } from './report-section';
import { SecondRoundSection } from './second-round-section';
import { TimelineSection } from './timeline-section';
import { WorkSection } from './work-section';
export { action, loader } from './order.server';

const PLACES = [
  ['acts', 'Act'],
  ['details', 'Details'],
  ['timeline', 'Timeline'],
  ['money', 'Money'],
  ['mails', 'Emails'],
  ['work', 'Work'],
  ['report', 'Report'],
  ['notes', 'Notes'],
] as const;

export default function Order() {
  const page = useLoaderData<typeof loader>();
  if (!page) return null;
  return (
    <>
      <title>{`${page.number}, ${page.details.company}`}</title>
      <OrderHeader page={page} />
      <nav aria-label="On this page" className="mt-4 -mx-4 overflow-x-auto px-4">
        <ul className="flex gap-4 whitespace-nowrap">
          {PLACES.map(([id, name]) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block py-2 text-accent underline">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <DetailsSection page={page} />
          <TimelineSection lines={page.timeline} />
          <MoneySection page={page} />
          <MailsSection page={page} />
          <WorkSection page={page} />
          <ReportSection page={page} />
          {page.secondRound && <SecondRoundSection round={page.secondRound} />}
          <OthersSection page={page} />
        </div>
        <div className="row-start-1 min-w-0 lg:col-start-2">
          <ActsSection page={page} />
          <NotesSection page={page} />
        </div>
      </div>
    </>
  );
}

function OrderHeader({
  page: { number, stage, details, minutesLeft, cancelAskedAt, waitsForCompany, report, assignee },
}: {
  readonly page: OrderPage;
}) {
  return (
    <header>
      <p className="font-mono text-sm text-soft">{number}</p>
      <h1 className="text-[1.75rem] wrap-anywhere md:text-[2rem]">{details.company}</h1>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        <span className="font-semibold">{formatStage(stage)}</span>
        {minutesLeft !== null && (
          <span className={minutesLeft < 60 ? 'font-semibold text-danger' : ''}>
            {formatTimeLeft(minutesLeft)}
          </span>
        )}
        <span className="text-soft">
          {assignee === null ? 'unassigned' : `assigned to ${assignee.name}`}
        </span>
      </p>
      <div className="mt-4 space-y-3 empty:hidden">
        {cancelAskedAt !== null && stage !== 'Cancelled' && stage !== 'Refunded' && (
          <Alert
            kind="notice"
            title="The buyer wants to cancel. Their message is in the timeline."
          />
        )}
        {waitsForCompany !== null && <Alert kind="notice" title={waitsForCompany} />}
        {report?.state === 'cannot-be-created' && (
          <Alert kind="danger" title="The report can’t be created:">
            <ul className="list-disc pl-5">
              {report.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </header>
  );
}
