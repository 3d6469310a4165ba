import type { OrderPage } from '../../../desk/order/shape';
import { LocalTime } from '../../ui/local-time';
import { Line, Lines, Nothing, Section } from './section';

export function ReportSection({
  page: { number, versions, leavesAt, mayReview },
}: {
  readonly page: OrderPage;
}) {
  const reviewDesk = `/desk/review/${encodeURIComponent(number)}`;
  return (
    <Section id="report" title="Report">
      {leavesAt !== null && (
        <p className="mb-3 font-semibold">
          Signed; it leaves at <LocalTime iso={leavesAt} />.
        </p>
      )}
      {versions.length === 0 && <Nothing>No version is written yet.</Nothing>}
      {versions.length > 0 && (
        <Lines label="Versions, the newest first">
          {versions.map((version) => (
            <Line key={version.number}>
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">Version {version.number}</span>
                <span className="text-sm text-soft">
                  <LocalTime iso={version.madeAt} />
                </span>
              </p>
              <p>
                {version.signedAt === null ? (
                  'Not signed'
                ) : (
                  <>
                    Signed by {version.signedBy} at <LocalTime iso={version.signedAt} />
                  </>
                )}
                {version.publishedAt !== null && (
                  <>
                    , out since <LocalTime iso={version.publishedAt} />
                  </>
                )}
                {version.erasedAt !== null && (
                  <>
                    ; its words were erased <LocalTime iso={version.erasedAt} />
                  </>
                )}
              </p>
              <p className="font-mono text-xs text-soft">{version.digest}</p>
              {mayReview && version.number > 1 && (
                <a
                  href={`${reviewDesk}#history`}
                  className="inline-block py-1.5 text-accent underline"
                >
                  Differences from version {version.number - 1}
                </a>
              )}
            </Line>
          ))}
        </Lines>
      )}
      {mayReview && versions.length > 0 && (
        <p className="mt-2">
          <a href={reviewDesk} className="inline-block py-2 text-accent underline">
            Open at the bench
          </a>
        </p>
      )}
    </Section>
  );
}
