import type { ReactNode } from 'react';
import { Head } from './head';

interface PageProps {
  readonly title: string;
  readonly description?: string;
  readonly heading?: string;
  /** A line above the heading that says what it is about. */
  readonly eyebrow?: string;
  readonly hidden?: boolean;
  /** For tables: as wide as the landing page. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page of text in a readable column. `hidden` keeps it out of search engines. */
export function Page({
  title,
  description,
  heading = title,
  eyebrow,
  hidden = false,
  wide = false,
  children,
}: PageProps) {
  return (
    <div className={`mx-auto ${wide ? 'max-w-6xl' : 'max-w-2xl'} px-4 py-10 md:py-16`}>
      <Head title={title} description={description} hidden={hidden} />
      {eyebrow && <p className="mb-2 text-soft">{eyebrow}</p>}
      <h1 className="text-[2rem] md:text-[2.75rem]">{heading}</h1>
      <div className="mt-8 [&_h2]:text-2xl">{children}</div>
    </div>
  );
}
