import { useEffect, useRef } from 'react';
import type { ReviewDeskView, Obstacle, ReviewAction } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { Dialog } from './dialog';
import { useKeptField } from '../state/drafts/use-kept-field';

interface GateDialogProps {
  readonly view: ReviewDeskView;
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  act(action: ReviewAction, said: string): Promise<boolean>;
  approve(): void;
  go(claimId: string): void;
  close(): void;
}

/** What still hinders, each with the way to mend it; the button shows what the server will say. */
export function GateDialog({ view, mayWrite, isBusy, act, approve, go, close }: GateDialogProps) {
  const { gate, company } = view;
  const likely = useRef<HTMLButtonElement>(null);
  const isConfirmed = company.confirmed !== null;
  // What is disabled while something is on its way takes no focus, so it is offered again; who types keeps it.
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLTextAreaElement)) likely.current?.focus();
  }, [isConfirmed, gate.isOpen, isBusy]);
  return (
    <Dialog title={gate.isOpen ? 'Ready to approve' : 'Before you can approve'} close={close}>
      <section className="mt-4 rounded-md border border-line p-3" aria-label="The company">
        <p className="font-semibold">{company.name}</p>
        <ul className="text-sm text-soft">
          {company.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {company.confirmed ? (
          <p className="mt-1 text-sm">Confirmed by {company.confirmed.by}.</p>
        ) : (
          <button
            type="button"
            ref={likely}
            disabled={!mayWrite || isBusy}
            onClick={() => void act({ do: 'confirm-company' }, 'Company confirmed.')}
            className={`${buttonLook('quiet', 'small')} mt-2`}
          >
            Confirm company
          </button>
        )}
      </section>
      <p className="mt-2 text-sm">
        <a
          href={`/desk/company/${encodeURIComponent(view.number)}`}
          className="inline-block py-1 text-accent underline"
        >
          Wrong company?
        </a>
      </p>
      <ul className="mt-4 space-y-2">
        {gate.obstacles
          .filter(({ code }) => code !== 'company')
          .map((obstacle) => (
            <li key={`${obstacle.code} ${obstacle.claimId ?? obstacle.section ?? ''}`}>
              <Hindrance obstacle={obstacle} view={view} mayWrite={mayWrite} act={act} go={go} />
            </li>
          ))}
      </ul>
      {view.progress.settled < view.progress.total && (
        <p className="mt-4 text-sm text-soft">
          {view.progress.total - view.progress.settled} of {view.progress.total} sentences not
          reviewed yet.
        </p>
      )}
      <p className="mt-4 text-sm text-soft">
        Your approval records your name, the time, and the text of version {view.version}.
      </p>
      <button
        type="button"
        ref={isConfirmed ? likely : null}
        disabled={!gate.isOpen || !mayWrite || !view.mayApprove || isBusy}
        onClick={approve}
        className={`${buttonLook('primary', 'small')} mt-3 w-full sm:w-auto`}
      >
        Approve and deliver
      </button>
    </Dialog>
  );
}

interface HindranceProps extends Pick<GateDialogProps, 'view' | 'mayWrite' | 'act' | 'go'> {
  readonly obstacle: Obstacle;
}

function Hindrance({ obstacle, view, mayWrite, act, go }: HindranceProps) {
  const { claimId, section } = obstacle;
  const claim = view.sections.flatMap(({ claims }) => claims).find(({ id }) => id === claimId);
  if (claim) {
    return (
      <button
        type="button"
        onClick={() => go(claim.id)}
        className="desk-sentence border-danger hover:bg-wash"
      >
        <span className="block font-semibold">{obstacle.sentence}</span>
        <span className="line-clamp-2 text-sm text-soft">{claim.text}</span>
      </button>
    );
  }
  if (obstacle.code === 'empty-section' && section !== null)
    return (
      <EmptySection
        number={view.number}
        obstacle={obstacle}
        mayWrite={mayWrite}
        say={(words) => act({ do: 'say-empty', section, words }, 'The section now says so.')}
      />
    );
  return <p className="border-l-4 border-danger pl-3">{obstacle.sentence}</p>;
}

function EmptySection({
  number,
  obstacle,
  mayWrite,
  say,
}: {
  readonly number: string;
  readonly obstacle: Obstacle;
  readonly mayWrite: boolean;
  say(words: string): Promise<boolean>;
}) {
  const { words, write, forget } = useKeptField(
    number,
    `empty.${obstacle.section ?? ''}`,
    'We looked, but found nothing we could confirm.',
  );
  const id = `empty-${obstacle.section ?? ''}`;
  return (
    <form
      className="border-l-4 border-danger pl-3"
      onSubmit={(event) => {
        event.preventDefault();
        void say(words).then((done) => done && forget());
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {obstacle.sentence}
      </label>
      <textarea
        id={id}
        rows={2}
        value={words}
        onChange={(event) => write(event.target.value)}
        className="mt-1 block w-full rounded-md border border-edge bg-paper px-3 py-2"
      />
      <button
        type="submit"
        disabled={!mayWrite || words.trim() === ''}
        className={`${buttonLook('quiet', 'small')} mt-2`}
      >
        Tell the buyer
      </button>
    </form>
  );
}
