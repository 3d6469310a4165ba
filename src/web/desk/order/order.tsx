import { useLoaderData } from 'react-router';
import { ActsSection } from './sections/acts-section';
import { GiftSection } from './sections/gift-section';
import { DetailsSection } from './sections/details-section';
import { MoneySection } from './sections/money-section';
import { NotesSection } from './sections/notes-section';
import { OrderHeader } from './order-header';
import type { loader } from './order.server';
import { OthersSection } from './sections/others-section';
import { ReportSection } from './sections/report-section';
import { SecondRoundSection } from './sections/second-round-section';
import { TimelineSection } from './sections/timeline-section';
import { WorkSection } from './sections/work-section';
export { action, loader } from './order.server';

const PLACES = [
  ['acts', 'Act'],
  ['details', 'Details'],
  ['timeline', 'Timeline'],
  ['notes', 'Notes'],
  ['money', 'Money'],
  ['report', 'Report'],
  ['work', 'Work'],
] as const;

export default function Order() {
  const page = useLoaderData<typeof loader>();
  if (!page) return null;
  return (
    <>
      <title>{`${page.number}, ${page.subject}`}</title>
      <OrderHeader page={page} />
      <nav aria-label="On this page" className="mt-2 -mx-4 overflow-x-auto px-4 lg:hidden">
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
      <div className="mt-5 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <TimelineSection page={page} />
          <NotesSection page={page} />
          <MoneySection page={page} />
          {page.gift === null && <ReportSection page={page} />}
          {page.secondRound && <SecondRoundSection round={page.secondRound} />}
          {page.gift === null && <WorkSection page={page} />}
          <OthersSection page={page} />
        </div>
        <div className="row-start-1 min-w-0 lg:col-start-2">
          <ActsSection page={page} />
          {page.gift && <GiftSection gift={page.gift} />}
          <DetailsSection page={page} />
        </div>
      </div>
    </>
  );
}
