import type { ReactNode, Ref } from 'react';

interface PaneProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly isBeside: boolean;
  readonly box?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** Scrolls by itself, and so can be reached by keyboard. */
export function Pane({ name, isChosen, isBeside, box, children }: PaneProps) {
  return (
    <section
      ref={box}
      aria-label={name}
      tabIndex={0}
      className="desk-pane"
      data-chosen={isChosen || undefined}
      data-beside={isBeside || undefined}
    >
      {children}
    </section>
  );
}
