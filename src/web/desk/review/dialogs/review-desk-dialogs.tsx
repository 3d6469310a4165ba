import { GateDialog } from './gate-dialog';
import { HelpDialog } from './help-dialog';
import { HistoryDialog } from './history-dialog';
import { NotesDialog } from './notes-dialog';
import type { DeskSettings } from '../state/settings';
import type { ReviewDesk } from '../state/use-review-desk';
import type { Commands } from '../state/commands/use-commands';

interface ReviewDeskDialogsProps {
  readonly reviewDesk: ReviewDesk;
  readonly commands: Commands;
  readonly settings: DeskSettings;
  change(settings: Partial<DeskSettings>): void;
}

export function ReviewDeskDialogs({
  reviewDesk,
  commands,
  settings,
  change,
}: ReviewDeskDialogsProps) {
  const { view, mayWrite, call, tell, reload, act } = reviewDesk;
  const close = commands.closeDialog;
  async function finish(
    done: Promise<
      | { readonly ok: true }
      | { readonly ok: false; readonly failure: { readonly sentence: string } }
    >,
    said: string,
  ): Promise<void> {
    const answer = await done;
    tell(answer.ok ? 'info' : 'danger', answer.ok ? said : answer.failure.sentence);
    await reload();
    close();
  }
  const { version, revision } = view;
  switch (commands.dialog) {
    case 'help':
      return <HelpDialog settings={settings} change={change} close={close} />;
    case 'notes':
      return (
        <NotesDialog
          number={view.number}
          notes={view.notes}
          mayWrite={mayWrite}
          save={(text) => act({ do: 'note', text }, 'Noted.')}
          close={close}
        />
      );
    case 'history':
      return (
        <HistoryDialog
          view={view}
          mayWrite={mayWrite}
          call={call}
          close={close}
          restore={(earlier) =>
            void finish(
              call('restore', { version: earlier, revision }),
              `The sentences of version ${earlier} are back, as suggestions.`,
            )
          }
        />
      );
    case 'gate':
      return (
        <GateDialog
          view={view}
          mayWrite={mayWrite}
          isBusy={reviewDesk.isBusy}
          act={act}
          go={commands.choose}
          close={close}
          approve={() =>
            void finish(
              call('approve', { version, revision }),
              'Signed. It leaves when the time to undo has passed.',
            )
          }
        />
      );
    default:
      return null;
  }
}
