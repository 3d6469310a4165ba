import type { OrderLine } from '../../../desk/order/shape';
import { LocalTime } from '../../ui/local-time';
import { Line, Lines, Nothing, Section } from './section';

export function TimelineSection({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <Section id="timeline" title="Timeline">
      {lines.length === 0 ? (
        <Nothing>No events yet.</Nothing>
      ) : (
        <Lines label="Timeline, newest first">
          {lines.map((line, index) => (
            <TimelineLine key={`${line.at} ${index}`} line={line} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function TimelineLine({ line: { at, who, what, why, change } }: { readonly line: OrderLine }) {
  return (
    <Line>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="font-semibold">{what}</span>, {who}
        </span>
        <span className="text-sm text-soft">
          <LocalTime iso={at} />
        </span>
      </p>
      {why !== '' && <p className="whitespace-pre-line">{why}</p>}
      {change !== '' && <p className="text-sm text-soft">{change}</p>}
    </Line>
  );
}
