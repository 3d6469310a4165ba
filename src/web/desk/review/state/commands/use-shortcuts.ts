import { useEffect, useLayoutEffect, useRef } from 'react';
import { reviewCommandOf, type ReviewCommand } from './shortcuts';

const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]';

/** Keys of the page as a whole; what is typed into a field is never one of them. The page says when they count. */
export function useShortcuts(singleKeys: boolean, run: (command: ReviewCommand) => void): void {
  const latest = useRef(run);
  // Before the next key, and not some time after the drawing.
  useLayoutEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null;
      const { key, ctrlKey, shiftKey, metaKey, altKey } = event;
      const isDialogOpen = document.querySelector('dialog[open]') !== null;
      const command = reviewCommandOf(
        { key, ctrlKey, shiftKey, metaKey, altKey, isTyping, isDialogOpen },
        singleKeys,
      );
      if (command === null) return;
      event.preventDefault();
      latest.current(command);
    };
    document.addEventListener('keydown', press);
    document.body.dataset['keys'] = singleKeys ? 'on' : 'off';
    return () => {
      document.removeEventListener('keydown', press);
      delete document.body.dataset['keys'];
    };
  }, [singleKeys]);
}
