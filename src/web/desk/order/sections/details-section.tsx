import {
  answerFields,
  answerNames,
  detailFields,
  detailNames,
} from '../../../../../content/order-fields';
import type { OrderPage } from '../../../../desk/order/shape';
import { LocalTime } from '../../../ui/local-time';
import { FactList, OrderSection, type Fact } from './section';

const time = (iso: string | null) => (iso === null ? null : <LocalTime iso={iso} />);

/** All that the buyer gave, and when what happened. */
export function DetailsSection({ page }: { readonly page: OrderPage }) {
  const { number, details, answers, billingCountry, mayReadMails } = page;
  const rows: readonly Fact[] = [
    ...detailNames.map((field): Fact => [
      detailFields[field].label,
      field === 'email' ? (
        <a
          key="mail"
          href={`mailto:${encodeURIComponent(details.email)}`}
          className="text-accent underline"
        >
          {details.email}
        </a>
      ) : (
        details[field]
      ),
    ]),
    [
      'Interview',
      answers.interviewAt === null ? null : (
        <>
          {time(answers.interviewAt)}
          {answers.interviewZone !== null && ` (${answers.interviewZone})`}
        </>
      ),
    ],
    ...answerNames.map((field): Fact => [answerFields[field].label, answers[field]]),
    ['Billing country', billingCountry],
    ['Ordered', time(page.placedAt)],
    ['Paid', time(page.paidAt)],
    ['Deadline', time(page.promisedAt)],
    ['Instructions due', time(page.contactDueAt)],
    ['Delivered', time(page.deliveredAt)],
    ['Cancellation requested', time(page.cancelAskedAt)],
    [
      'Buyer’s view',
      <span key="links" className="flex flex-wrap gap-x-5">
        {mayReadMails && (
          <PrivateLink number={number} purpose="track">
            Tracking page
          </PrivateLink>
        )}
        {page.deliveredAt !== null && page.gift === null && (
          <PrivateLink number={number} purpose="report">
            Report
          </PrivateLink>
        )}
        {!mayReadMails && page.deliveredAt === null && (
          <span className="text-soft">Report (once delivered)</span>
        )}
      </span>,
    ],
  ];
  return (
    <OrderSection id="details" title="Details">
      <FactList rows={rows} />
    </OrderSection>
  );
}

interface PrivateLinkProps {
  readonly number: string;
  readonly purpose: 'track' | 'report';
  readonly children: string;
}

/** The link itself stands nowhere; it is made when this is followed. */
function PrivateLink({ number, purpose, children }: PrivateLinkProps) {
  return (
    <a
      href={`/desk/orders/${encodeURIComponent(number)}/open/${purpose}`}
      target="_blank"
      rel="noreferrer"
      className="py-1 text-accent underline"
    >
      {children}
    </a>
  );
}
