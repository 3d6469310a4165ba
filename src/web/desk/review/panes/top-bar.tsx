import type { ReviewDeskView } from '../../../../desk/review/shape';
import { LocalTime } from '../../../ui/local-time';
import type { OrderMode } from '../state/claim-order';
import { formatProgress } from '../queue/progress-words';
import type { ReviewCommand } from '../state/commands/shortcuts';

interface TopBarProps {
  readonly view: ReviewDeskView;
  readonly order: OrderMode;
  readonly pace: number;
  run(command: ReviewCommand): void;
  release(): void;
  take(): void;
}

export function TopBar({ view, order, pace, run, take, release }: TopBarProps) {
  const { progress } = view;
  return (
    <header className="border-b border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <a href="/desk" className="inline-flex min-h-9 items-center text-accent underline">
          Queue
        </a>
        <h1 className="min-w-0 truncate text-lg" tabIndex={-1}>
          {view.company.name}
          <span className="font-sans text-sm font-normal text-soft">
            {' '}
            {view.number}, {view.role}
          </span>
        </h1>
        <div className="flex grow items-center gap-3 text-sm">
          <progress
            aria-label="Sentences reviewed"
            max={Math.max(progress.total, 1)}
            value={progress.settled}
            className="hidden h-2 w-24 accent-(--color-accent) sm:block"
          />
          <span>{formatProgress(progress, pace)}</span>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <button type="button" className="desk-small" onClick={() => run('order')}>
            {order === 'risk' ? 'Sort by reading order' : 'Sort by risk'}
          </button>
          <button type="button" className="desk-small" onClick={() => run('find-more')}>
            Find more
          </button>
          <button type="button" className="desk-small" onClick={() => run('notes')}>
            Notes
          </button>
          <button type="button" className="desk-small" onClick={() => run('history')}>
            History
          </button>
          <button type="button" className="desk-small" onClick={() => run('help')}>
            Help
          </button>
        </div>
      </div>
      <HolderLine view={view} take={take} release={release} />
    </header>
  );
}

function HolderLine({
  view: { holder, state, promisedAt, interviewAt },
  take,
  release,
}: Pick<TopBarProps, 'view' | 'take' | 'release'>) {
  const inReview = state === 'in-review';
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
      {promisedAt !== null && (
        <span>
          Deadline <LocalTime iso={promisedAt} />
        </span>
      )}
      {interviewAt !== null && (
        <span>
          Interview <LocalTime iso={interviewAt} />
        </span>
      )}
      {inReview && holder?.isMe === true && (
        <span>
          Assigned to you.{' '}
          <button type="button" className="cursor-pointer underline" onClick={release}>
            Release{' '}
          </button>
        </span>
      )}
      {inReview && holder === null && (
        <span>
          Unassigned.{' '}
          <button type="button" className="cursor-pointer text-accent underline" onClick={take}>
            Claim
          </button>
        </span>
      )}
      {holder !== null && !holder.isMe && (
        <span className="font-semibold text-ink">
          {holder.name} is reviewing until <LocalTime iso={holder.until} />. View only.
        </span>
      )}
    </p>
  );
}
