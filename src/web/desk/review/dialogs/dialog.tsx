import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  close(): void;
}

/** The browser's own dialog: it holds the focus, closes with Escape and gives the focus back. */
export function Dialog({ title, children, close }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  // One may open over another, and each is called by its own title.
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} aria-labelledby={id} onCancel={close} className="desk-dialog">
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <button type="button" className="desk-small" onClick={close}>
          Close
        </button>
      </div>
      {children}
    </dialog>
  );
}
