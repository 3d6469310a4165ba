import { useCallback, useEffect, useState } from 'react';
import { isPaletteKey } from '../keys/keys';
import { KeysDialog } from '../keys/keys-dialog';
import { useDeskKeys } from '../keys/use-desk-keys';
import { Palette } from '../palette/palette';
import { useSettings } from '../review/state/use-settings';
import type { DeskPlace } from './places';

/** What every page of the desk has: the palette, the keys, and the list of them. */
export function DeskTools({ open }: { readonly open: readonly DeskPlace[] }) {
  const [settings, change] = useSettings();
  const [shown, show] = useState<'palette' | 'keys' | null>(null);
  const close = useCallback(() => show(null), []);
  useDeskKeys(
    settings.singleKeys,
    useCallback(() => show('keys'), []),
  );
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event)) return;
      // Over another dialog it would hide what that one asks.
      const other = document.querySelector('dialog[open]:not(.desk-palette)');
      event.preventDefault();
      if (other === null) show((now) => (now === 'palette' ? null : 'palette'));
    };
    document.addEventListener('keydown', press);
    document.body.dataset['deskKeys'] = 'on';
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="desk-small inline-flex items-center gap-2"
        onClick={() => show('palette')}
      >
        Find <kbd className="desk-key">Ctrl K</kbd>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label="Shortcuts"
        className="desk-small"
        onClick={() => show('keys')}
      >
        ?
      </button>
      {shown === 'palette' && <Palette open={open} close={close} />}
      {shown === 'keys' && (
        <KeysDialog
          singleKeys={settings.singleKeys}
          change={(singleKeys) => change({ singleKeys })}
          close={close}
        />
      )}
    </>
  );
}
