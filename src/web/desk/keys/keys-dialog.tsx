import { Dialog } from '../review/dialogs/dialog';
import { DESK_KEYS } from './keys';

interface KeysDialogProps {
  readonly singleKeys: boolean;
  change(singleKeys: boolean): void;
  close(): void;
}

export function KeysDialog({ singleKeys, change, close }: KeysDialogProps) {
  return (
    <Dialog title="Shortcuts" close={close}>
      <label className="mt-4 flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={singleKeys}
          onChange={(event) => change(event.target.checked)}
        />
        Single keys act at once
      </label>
      <p className="text-sm text-soft">
        They don’t work while you type. Everything here also has a button or link.
      </p>
      <dl className="mt-3 space-y-1">
        {DESK_KEYS.map(({ command, shown, says }) => (
          <div key={command} className="flex items-baseline gap-3">
            <dt className="w-14 text-center">
              <kbd className="desk-key">{shown}</kbd>
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
        <div className="flex items-baseline gap-3">
          <dt className="w-14 text-center">
            <kbd className="desk-key">Enter</kbd>
          </dt>
          <dd>Open the row</dd>
        </div>
        <div className="flex items-baseline gap-3">
          <dt className="w-14 text-center">
            <kbd className="desk-key">Ctrl K</kbd>
          </dt>
          <dd>Find an order, a page, or an action</dd>
        </div>
      </dl>
    </Dialog>
  );
}
