import type { OrderSecondRound } from '../../../../desk/order/shape';
import { SectionLine, Lines, OrderSection } from './section';

const STATES: Readonly<Record<OrderSecondRound['state'], string>> = {
  looking: 'Researching',
  'in-review': 'Waiting for review',
  ready: 'Sent',
  failed: 'Failed; the buyer can ask again',
};

/** What a second round found, each sentence with its sources. */
export function SecondRoundSection({
  round: { state, found },
}: {
  readonly round: OrderSecondRound;
}) {
  const changes = found?.changes ?? [];
  return (
    <OrderSection id="second-round" title="Second round">
      <p className="mb-3 font-semibold">{STATES[state]}</p>
      {found !== null && changes.length === 0 && <p>Nothing new found.</p>}
      {changes.length > 0 && (
        <Lines label="Second round">
          {changes.map(({ id, group, text, before, citations }) => (
            <SectionLine key={id}>
              <p>
                <span className="text-sm text-soft">{group}:</span> {text}
              </p>
              {before !== undefined && <p className="text-sm text-soft">Report: {before}</p>}
              {citations.map(({ evidenceId, url, sourceName, quote }) => (
                <p key={evidenceId} className="mt-1 text-sm">
                  “{quote}”{' '}
                  <a href={url} className="text-accent underline" rel="noreferrer">
                    {sourceName}
                  </a>
                </p>
              ))}
            </SectionLine>
          ))}
        </Lines>
      )}
    </OrderSection>
  );
}
