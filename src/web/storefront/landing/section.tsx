import type { ReactNode } from 'react';

interface SectionProps {
  readonly id?: string;
  readonly tinted?: boolean;
  /** It goes on from the one before, on the same ground. */
  readonly joined?: boolean;
  readonly children: ReactNode;
}

/** A stretch of the landing page, as wide as all others; it fades in when it comes into view. */
export function LandingSection({ id, tinted = false, joined = false, children }: SectionProps) {
  return (
    <section id={id} className={tinted ? 'border-y border-line bg-raised' : ''}>
      <div
        className={`reveal mx-auto max-w-6xl px-4 pb-14 md:pb-24 ${joined ? '' : 'pt-14 md:pt-24'}`}
      >
        {children}
      </div>
    </section>
  );
}
