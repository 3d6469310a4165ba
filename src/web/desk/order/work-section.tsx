import {
  formatDuration,
  formatStep,
  type OrderPage,
  type StepLine,
} from '../../../desk/order/shape';
import { LocalTime } from '../../ui/local-time';
import { Line, Lines, Nothing, Section } from './section';

/** The steps of making the report: how long each took, what it cost, and how the work fared in the queue. */
export function WorkSection({ page: { steps, work } }: { readonly page: OrderPage }) {
  const costs = steps.reduce((sum, { micros }) => sum + (micros ?? 0), 0);
  return (
    <Section id="work" title="Work">
      {steps.length === 0 && <Nothing>Nobody has begun yet.</Nothing>}
      {steps.length > 0 && (
        <Lines label="Steps">
          {steps.map((step) => (
            <Step key={step.name} step={step} />
          ))}
        </Lines>
      )}
      {costs > 0 && (
        <p className="mt-2 text-sm text-soft">The models cost {formatCost(costs)} in all.</p>
      )}
      {work.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">Log of the work</h3>
          <Lines label="Log of the work">
            {work.map(({ placedAt, startedAt, endedAt, state, tries, fault }) => (
              <Line key={placedAt}>
                <p>
                  {STATES[state] ?? state}
                  {tries > 1 && `, tried ${tries} times`}; placed <LocalTime iso={placedAt} />
                  {startedAt !== null && (
                    <>
                      , last begun <LocalTime iso={startedAt} />
                    </>
                  )}
                  {endedAt !== null && (
                    <>
                      , ended <LocalTime iso={endedAt} />
                    </>
                  )}
                </p>
                {fault !== null && <p className="font-mono text-sm text-danger">{fault}</p>}
              </Line>
            ))}
          </Lines>
        </>
      )}
    </Section>
  );
}

const STATES: Readonly<Record<string, string>> = {
  created: 'Waits',
  retry: 'Failed, will be tried again',
  active: 'At work now',
  completed: 'Done',
  failed: 'Given up',
  cancelled: 'Called off',
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
    <Line>
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
        {tries > 1 && `, begun ${tries} times`}
        {micros !== null && `, models ${formatCost(micros)}`}
      </p>
    </Line>
  );
}
