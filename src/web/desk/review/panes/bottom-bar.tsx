import { formatObstacles } from '../queue/queue-words';
import type { ReviewDeskView } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { formatApproval } from '../../../../report/production/shape';
import { DisputeLine } from '../../ui/dispute-line';
import { LocalTime } from '../../../ui/local-time';
import type { ReviewCommand } from '../state/commands/shortcuts';
import type { PaneName } from '../state/commands/use-commands';
import type { Notice } from '../state/use-review-desk';

interface BottomBarProps {
  readonly view: ReviewDeskView;
  readonly told: Notice | null;
  readonly pane: PaneName;
  readonly mayWrite: boolean;
  run(command: ReviewCommand): void;
  openPane(pane: PaneName): void;
  withdraw(): void;
}

const PANES: Readonly<Record<PaneName, string>> = {
  report: 'Report',
  claim: 'Sentence',
  source: 'Source',
};

export function BottomBar({ view, told, pane, mayWrite, run, openPane, withdraw }: BottomBarProps) {
  const { gate, state, leavesAt, dispute } = view;
  const [newest] = view.versions;
  const signedBy = newest?.approvedBy ?? null;
  const isOut = (newest?.publishedAt ?? null) !== null;
  return (
    <footer className="border-t border-line px-3 py-2">
      <Tabs
        kind="one"
        label="Panes"
        panes={['report', 'claim', 'source']}
        shown={pane}
        openPane={openPane}
      />
      <Tabs
        kind="two"
        label="Side pane"
        panes={['report', 'source']}
        shown={pane === 'report' ? 'report' : 'source'}
        openPane={openPane}
      />
      <div className="desk-bar">
        <button type="button" className={buttonLook('quiet', 'small')} onClick={() => run('back')}>
          Back
        </button>
        <button type="button" className={buttonLook('quiet', 'small')} onClick={() => run('next')}>
          Next
        </button>
        <button
          type="button"
          className={buttonLook('quiet', 'small')}
          disabled={!mayWrite || !view.canUndo}
          onClick={() => run('undo')}
        >
          {state === 'approved' ? 'Undo step' : 'Undo'}
        </button>
        <p
          role="status"
          className={
            'order-first min-w-0 basis-full text-sm sm:order-none sm:basis-40 sm:grow ' +
            (told?.kind === 'danger' ? 'font-semibold text-danger' : 'text-soft')
          }
        >
          {told?.sentence}
        </p>
        {state === 'approved' && signedBy !== null && <p>{formatApproval(signedBy)}.</p>}
        {state === 'approved' && leavesAt !== null && (
          <p className="flex flex-wrap items-center gap-3">
            Delivers at <LocalTime iso={leavesAt} />{' '}
            <button type="button" className={buttonLook('quiet', 'small')} onClick={withdraw}>
              Undo
            </button>
          </p>
        )}
        {dispute !== null && !isOut && <DisputeLine dispute={dispute} />}
        {state === 'approved' && isOut && <p className="font-semibold text-accent">Delivered.</p>}
        {state === 'in-review' && (
          <button
            type="button"
            className={`${buttonLook(gate.isOpen ? 'primary' : 'quiet', 'small')} ml-auto`}
            onClick={() => run('gate')}
          >
            {gate.isOpen ? 'Approve' : formatObstacles(gate.obstacles.length)}
          </button>
        )}
      </div>
    </footer>
  );
}

interface TabsProps extends Pick<BottomBarProps, 'openPane'> {
  /** How many panes stand side by side where these tabs are seen. */
  readonly kind: 'one' | 'two';
  readonly label: string;
  readonly panes: readonly PaneName[];
  readonly shown: PaneName;
}

function Tabs({ kind, label, panes, shown, openPane }: TabsProps) {
  return (
    <nav className={`desk-tabs-${kind} mb-2 gap-1.5`} aria-label={label}>
      {panes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          onClick={() => openPane(one)}
          className={
            'min-h-11 flex-1 cursor-pointer rounded-md border ' +
            (one === shown ? 'border-accent bg-wash font-semibold' : 'border-line')
          }
        >
          {PANES[one]}
        </button>
      ))}
    </nav>
  );
}
