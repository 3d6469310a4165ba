import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function OrderSection({ id, title, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-0">
      <h2 id={id} className="scroll-mt-4 text-base">
        {title}
      </h2>
      <div className="mt-2">{children}</div>
    </section>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** Rows without a value are left out. */
export function FactList({ rows }: { readonly rows: readonly Fact[] }) {
  const told = rows.filter(([, value]) => value !== null && value !== '' && value !== false);
  return (
    <dl className="rounded-md border border-line bg-raised px-4 text-sm">
      {told.map(([label, value]) => (
        <div key={label} className="border-t border-line flex gap-4 py-1.5 first:border-t-0">
          <dt className="w-28 shrink-0 text-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A list of lines, each in a card's row. */
export function Lines({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul aria-label={label} className="rounded-md border border-line bg-raised px-4 text-sm">
      {children}
    </ul>
  );
}

export function SectionLine({ children }: { readonly children: ReactNode }) {
  return <li className="border-t border-line py-2 wrap-anywhere first:border-t-0">{children}</li>;
}

export const Nothing = ({ children }: { readonly children: string }) => (
  <p className="text-soft">{children}</p>
);
