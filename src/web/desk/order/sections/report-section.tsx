import type { OrderPage } from '../../../../desk/order/shape';
import { formatApproval } from '../../../../report/production/shape';
import { disputeOf } from '../../../../shop/orders/shape';
import { DisputeLine } from '../../ui/dispute-line';
import { LocalTime } from '../../../ui/local-time';
import { SectionLine, Lines, Nothing, OrderSection } from './section';

export function ReportSection({
  page: { number, payment, versions, leavesAt, mayReview },
}: {
  readonly page: OrderPage;
}) {
  const reviewDesk = `/desk/review/${encodeURIComponent(number)}`;
  const dispute = disputeOf({ payment });
  const isOut = (versions[0]?.publishedAt ?? null) !== null;
  return (
    <OrderSection id="report" title="Report">
      {dispute !== null && !isOut && (
        <div className="mb-3">
          <DisputeLine dispute={dispute} />
        </div>
      )}
      {leavesAt !== null && (
        <p className="mb-3 font-semibold">
          Approved; delivers at <LocalTime iso={leavesAt} />.
        </p>
      )}
      {versions.length === 0 && <Nothing>No versions yet.</Nothing>}
      {versions.length > 0 && (
        <Lines label="Versions, newest first">
          {versions.map((version) => (
            <SectionLine key={version.number}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">Version {version.number}</span>
                <span className="text-sm text-soft">
                  <LocalTime iso={version.madeAt} />
                </span>
              </p>
              <p>
                {version.signedAt === null ? (
                  'Not approved'
                ) : (
                  <>
                    {formatApproval(version.signedBy)} at <LocalTime iso={version.signedAt} />
                  </>
                )}
                {version.publishedAt !== null && (
                  <>
                    , delivered <LocalTime iso={version.publishedAt} />
                  </>
                )}
                {version.erasedAt !== null && (
                  <>
                    ; text erased <LocalTime iso={version.erasedAt} />
                  </>
                )}
              </p>
              <p className="font-mono text-xs text-soft" title={version.digest}>
                {version.digest.slice(0, 16)}
              </p>
              {mayReview && version.number > 1 && (
                <a
                  href={`${reviewDesk}#history`}
                  className="inline-block py-1.5 text-accent underline"
                >
                  Changes since version {version.number - 1}
                </a>
              )}
            </SectionLine>
          ))}
        </Lines>
      )}
      {mayReview && versions.length > 0 && (
        <p className="mt-2">
          <a href={reviewDesk} className="inline-block py-2 text-accent underline">
            Open in the review desk
          </a>
        </p>
      )}
    </OrderSection>
  );
}
