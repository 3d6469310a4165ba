import { formatStage } from '../../shop/orders/shape';
import type {
  TrackedReading,
  TrackedStage,
  TrackedStep,
  TrackingView,
} from '../../delivery/tracking/shape';
import { CheckIcon } from '../ui/icons';
import { LocalTime } from '../ui/local-time';

const spoken = {
  done: 'done',
  current: 'under way',
  ahead: 'to come',
  skipped: 'skipped',
} as const;

function lookOf(state: TrackedStage['state']): string {
  if (state === 'current') return 'border-accent font-semibold';
  return state === 'done' ? 'border-accent' : 'border-line text-soft';
}

export function TrackedStages({
  stages,
  steps,
  reading,
}: Pick<TrackingView, 'stages' | 'steps' | 'reading'>) {
  return (
    <ol aria-label="Stages" className="mt-10 space-y-4">
      {stages.map(({ label, state, at }) => (
        <li
          key={label}
          aria-current={state === 'current' ? 'step' : undefined}
          className={`border-l-4 py-1 pl-4 ${lookOf(state)}`}
        >
          <span className={state === 'skipped' ? 'line-through' : ''}>{formatStage(label)}</span>
          <span className="sr-only"> ({spoken[state]})</span>
          {at && (
            <span className="block text-sm font-normal text-soft">
              <LocalTime iso={at} />
            </span>
          )}
          {label === 'Researching' && state === 'current' && <Steps steps={steps} />}
          {label === 'Researching' && state === 'current' && reading && (
            <Reading reading={reading} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Steps({ steps }: { readonly steps: readonly TrackedStep[] }) {
  return (
    <ul className="mt-2 space-y-1 text-sm font-normal">
      {steps.map(({ label, state }) => (
        <li key={label} className={`flex gap-2 ${state === 'ahead' ? 'text-soft' : ''}`}>
          <span aria-hidden="true" className="flex w-4 shrink-0 justify-center text-accent">
            {state === 'done' ? <CheckIcon /> : state === 'current' ? '…' : '·'}
          </span>
          <span>
            {label}
            <span className="sr-only"> ({spoken[state]})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was read a moment ago, as far as it is known. */
function Reading({ reading: { sources, latest } }: { readonly reading: TrackedReading }) {
  return (
    <div className="mt-3 rounded-md border border-line bg-raised p-3 text-sm font-normal">
      <p>
        {sources} {sources === 1 ? 'source' : 'sources'} read so far. Just read:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {latest.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
