import { useEffect, useRef, type ReactNode } from 'react';
import { OrderStages } from './stages';

interface OrderPageProps {
  /** None while there is nothing to go through. */
  readonly stage?: 1 | 2;
  readonly heading: string;
  /** Whether one came here from the step before, so that reading goes on at the heading. */
  readonly focusHeading?: boolean;
  /** Beside the step where there is room, and below it where there is none. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const wide = 'xl:grid xl:max-w-none xl:grid-cols-[1fr_36rem_1fr] xl:gap-x-10';

/** The narrow, centred frame around both steps. */
export function OrderFrame({
  stage,
  heading,
  focusHeading = false,
  aside,
  children,
}: OrderPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusHeading) title.current?.focus({ preventScroll: true });
  }, [focusHeading, heading]);
  return (
    <div className={`mx-auto max-w-xl px-4 py-4 md:py-10 ${aside ? wide : ''}`}>
      <div className="min-w-0 xl:col-start-2">
        <title>{`${heading} | Order`}</title>
        <meta name="robots" content="noindex" />
        <p>
          <a href="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
            Back to home
          </a>
        </p>
        {stage && (
          <div className="mt-4">
            <OrderStages current={stage} />
          </div>
        )}
        <h1 ref={title} tabIndex={-1} className="mt-8 text-3xl md:text-4xl">
          {heading}
        </h1>
        <div className="mt-6">{children}</div>
      </div>
      {aside && <aside className="mt-8 xl:mt-24 xl:max-w-72">{aside}</aside>}
    </div>
  );
}
