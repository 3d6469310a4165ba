import { reviewLimits } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { Dialog } from './dialog';
import { useKeptField } from '../state/drafts/use-kept-field';

interface NotesDialogProps {
  readonly number: string;
  readonly notes: string;
  readonly mayWrite: boolean;
  save(notes: string): Promise<boolean>;
  close(): void;
}

export function NotesDialog({ number, notes, mayWrite, save, close }: NotesDialogProps) {
  const { words, write, forget } = useKeptField(number, 'notes', notes);
  return (
    <Dialog title="Notes" close={close}>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          void save(words).then((done) => {
            if (!done) return;
            forget();
            close();
          });
        }}
      >
        <label htmlFor="notes" className="text-sm text-soft">
          For reviewers of this report. The buyer never sees them.
        </label>
        <textarea
          id="notes"
          rows={6}
          maxLength={reviewLimits.note}
          value={words}
          onChange={(event) => write(event.target.value)}
          className="mt-1.5 block w-full rounded-md border border-edge bg-paper px-3 py-2"
        />
        <button
          type="submit"
          disabled={!mayWrite || words === notes}
          className={`${buttonLook('primary', 'small')} mt-3`}
        >
          Keep
        </button>
      </form>
    </Dialog>
  );
}
