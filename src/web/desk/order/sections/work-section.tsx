import {
  formatDuration,
  formatStep,
  type OrderPage,
  type StepLine,
} from '../../../../desk/order/shape';
import { LocalTime } from '../../../ui/local-time';
import { SectionLine, Lines, Nothing, OrderSection } from './section';

/** The steps of making the report: how long each took, what it cost, and how the work fared in the queue. */
export function WorkSection({ page: { steps, work } }: { readonly page: OrderPage }) {
  const costs = steps.reduce((sum, { micros }) => sum + (micros ?? 0), 0);
  return (
    <OrderSection id="work" title="Work">
      {steps.length === 0 && <Nothing>Not started yet.</Nothing>}
      {steps.length > 0 && (
        <Lines label="Steps">
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </Lines>
      )}
      {costs > 0 && (
        <p className="mt-2 text-sm text-soft">Model cost: {formatCost(costs)} in total.</p>
      )}
      {work.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 text-sm font-semibold">Job log</h3>
          <Lines label="Job log">
            {work.map(({ placedAt, startedAt, endedAt, state, tries, fault }) => (
              <SectionLine key={placedAt}>
                <p>
                  {STATES[state] ?? state}
                  {tries > 1 && `, tried ${tries} times`}; queued <LocalTime iso={placedAt} />
                  {startedAt !== null && (
                    <>
                      , last started <LocalTime iso={startedAt} />
                    </>
                  )}
                  {endedAt !== null && (
                    <>
                      , ended <LocalTime iso={endedAt} />
                    </>
                  )}
                </p>
                {fault !== null && <p className="font-mono text-sm text-danger">{fault}</p>}
              </SectionLine>
            ))}
          </Lines>
        </>
      )}
    </OrderSection>
  );
}

const STATES: Readonly<Record<string, string>> = {
  created: 'Waiting',
  retry: 'Failed, will retry',
  active: 'Running',
  completed: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
};

/** Millionths of a dollar. */
const formatCost = (micros: number): string =>
  `$${(micros / 1_000_000).toFixed(micros < 10_000 ? 4 : 2)}`;

function Step({
  step: { name, tries, startedAt, finishedAt, micros },
}: {
  readonly step: StepLine;
}) {
  return (
    <SectionLine>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{formatStep(name)}</span>
        <span className="text-sm text-soft">
          <LocalTime iso={startedAt} />
        </span>
      </p>
      <p className="text-sm">
        {finishedAt === null
          ? 'not finished'
          : formatDuration(Date.parse(finishedAt) - Date.parse(startedAt))}
        {tries > 1 && `, started ${tries} times`}
        {micros !== null && `, models ${formatCost(micros)}`}
      </p>
    </SectionLine>
  );
}
