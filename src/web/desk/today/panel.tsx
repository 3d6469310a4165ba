import { Children, type ReactNode } from 'react';

interface PanelProps {
  readonly title: string;
  /** The words and the address of the page that holds all of it. */
  readonly more: readonly [string, string];
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly children: ReactNode;
}

export function Panel({ title, more: [words, to], empty, children }: PanelProps) {
  const id = `panel-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-raised">
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-2">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <a href={to} className="inline-block py-0.5 text-sm text-accent underline">
          {words}
        </a>
      </div>
      {Children.count(children) === 0 ? (
        <p className="px-4 py-3 text-sm text-soft">{empty}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  );
}

interface PanelRowProps {
  readonly to: string;
  readonly name: ReactNode;
  readonly about: ReactNode;
  readonly side: ReactNode;
  readonly isBad?: boolean;
}

export function PanelRow({ to, name, about, side, isBad = false }: PanelRowProps) {
  return (
    <li className="desk-panel-row">
      <div className="min-w-0 grow">
        <a
          href={to}
          data-row-link=""
          dir="auto"
          className="inline-block max-w-full truncate align-top font-semibold text-accent underline"
        >
          {name}
        </a>
        <p dir="auto" className="truncate text-soft">
          {about}
        </p>
      </div>
      <p className={`shrink-0 text-right ${isBad ? 'font-semibold text-danger' : ''}`}>{side}</p>
    </li>
  );
}
