import { useState } from 'react';
import type { ReviewDeskView, Differences, ReviewHappening } from '../../../../desk/review/shape';
import { formatApproval } from '../../../../report/production/shape';
import { LocalTime } from '../../../ui/local-time';
import { Dialog } from './dialog';
import type { ReviewDesk } from '../state/use-review-desk';

const SAID: Readonly<Record<ReviewHappening, string>> = {
  taken: 'claimed it',
  released: 'released it',
  accepted: 'accepted',
  'section-accepted': 'accepted the section',
  edited: 'edited',
  cut: 'deleted',
  'quote-replaced': 'replaced the quote of',
  added: 'added',
  judged: 'marked as opinion',
  decided: 'resolved',
  restored: 'restored',
  'said-empty': 'noted for an empty section',
  'company-confirmed': 'confirmed the company',
  'company-replaced': 'replaced the company',
  noted: 'noted',
  undone: 'undid the last step',
  quoted: 'quoted a page',
  rebased: 'moved to a new version',
  'version-restored': 'restored a version',
  approved: 'approved',
  withdrawn: 'withdrew the approval',
  'rewrite-asked': 'requested a rewrite of',
  rewritten: 'delivered a rewrite',
  'rewrite-taken': 'applied a rewrite of',
  'more-asked': 'requested more on',
  'more-found': 'searched for more on',
  'errand-dropped': 'dropped a request',
};

interface HistoryDialogProps {
  readonly view: ReviewDeskView;
  readonly mayWrite: boolean;
  readonly call: ReviewDesk['call'];
  restore(version: number): void;
  close(): void;
}

export function HistoryDialog({ view, mayWrite, call, restore, close }: HistoryDialogProps) {
  const [differences, setDifferences] = useState<Differences | null>(null);
  return (
    <Dialog title="History" close={close}>
      <h3 className="mt-4">Versions</h3>
      <ul className="mt-1 space-y-2">
        {view.versions.map((version, index) => (
          <li key={version.number} className="rounded-md border border-line p-3 text-sm">
            <p>
              <strong>Version {version.number}</strong>, made <LocalTime iso={version.madeAt} />
              {version.reviewed && ', expert-reviewed'}
            </p>
            {version.approvedBy !== null && version.approvedAt !== null && (
              <p>
                {formatApproval(version.approvedBy)}, <LocalTime iso={version.approvedAt} />
              </p>
            )}
            <p className="font-mono break-all text-soft">{version.digest.slice(0, 16)}</p>
            {version.isErased ? (
              <p>Content erased.</p>
            ) : (
              <div className="mt-1 flex flex-wrap gap-2">
                {index < view.versions.length - 1 || version.number > 1 ? (
                  <button
                    type="button"
                    className="desk-small"
                    onClick={() =>
                      void call('differences', {
                        from: Math.max(1, version.number - 1),
                        to: version.number,
                      }).then((answer) => answer.ok && setDifferences(answer.value))
                    }
                  >
                    View changes
                  </button>
                ) : null}
                {version.number !== view.version && (
                  <button
                    type="button"
                    disabled={!mayWrite}
                    className="desk-small"
                    onClick={() => restore(version.number)}
                  >
                    Restore
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {differences && <DifferenceList differences={differences} />}
      <h3 className="mt-5">Steps</h3>
      <ol className="mt-1 space-y-2">
        {view.history.map((event) => (
          <li
            key={event.id}
            className={`text-sm ${event.isUndone ? 'text-soft line-through' : ''}`}
          >
            <p>
              <strong>{event.actor}</strong> {SAID[event.what]}
              {event.what === 'section-accepted' && ` ${event.reason}`},{' '}
              <LocalTime iso={event.at} />
              {event.what !== 'section-accepted' && event.reason !== '' && `: ${event.reason}`}
            </p>
            {event.before !== null && (
              <p className="text-soft">
                <span className="sr-only">Before: </span>
                {event.before}
              </p>
            )}
            {event.after !== null && (
              <p>
                <span className="sr-only">After: </span>
                {event.after}
              </p>
            )}
          </li>
        ))}
        {view.history.length === 0 && <li className="text-sm text-soft">No actions yet.</li>}
      </ol>
    </Dialog>
  );
}

function DifferenceList({
  differences: { from, to, changes },
}: {
  readonly differences: Differences;
}) {
  return (
    <section
      aria-label={`Version ${from} to version ${to}`}
      className="mt-3 rounded-md border border-line p-3 text-sm"
    >
      <h4 className="font-semibold">
        Version {from} to version {to}
      </h4>
      {changes.items.length === 0 && <p>No differences.</p>}
      <ul className="space-y-2">
        {changes.items.map((change) => (
          <li key={`${change.section} ${change.before ?? ''} ${change.after ?? ''}`}>
            <p className="text-soft">{change.section}</p>
            {change.before !== undefined && (
              <p>
                <del className="text-danger">{change.before}</del>
              </p>
            )}
            {change.after !== undefined && (
              <p>
                <ins className="text-accent">{change.after}</ins>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
