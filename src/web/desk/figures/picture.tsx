import type { ReactNode } from 'react';

interface PictureProps {
  readonly title: string;
  readonly lead: string;
  readonly chart: ReactNode;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A picture and, behind it, the figures that it is drawn from. */
export function PictureWithFigures({ title, lead, chart, head, rows }: PictureProps) {
  return (
    <section aria-label={title} className="min-w-0 rounded-md border border-line bg-raised p-4">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-sm text-soft">{lead}</p>
      {chart}
      <details className="mt-3">
        <summary className="cursor-pointer py-2 text-sm text-accent underline">
          {title} as a table
        </summary>
        <div
          role="region"
          aria-label={`${title} as a table`}
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="w-full text-left text-sm">
            <thead>
              <tr>
                {head.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="border-b border-line py-2 pr-4 font-semibold"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name = '', ...figures]) => (
                <tr key={name} className="border-t border-line first:border-t-0">
                  <th scope="row" className="py-1.5 pr-4 font-normal whitespace-nowrap">
                    {name}
                  </th>
                  {figures.map((figure, at) => (
                    <td key={head[at + 1]} className="py-1.5 pr-4 tabular-nums whitespace-nowrap">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
