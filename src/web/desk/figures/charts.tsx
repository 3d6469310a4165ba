const PLOT = 120;
const ABOVE = 18;
const BELOW = 22;
const BAR = 30;
/** A figure that is not nothing is never drawn as nothing. */
const LEAST = 2;
/** Beyond so many columns, only some are named, and the table names all. */
const MOST_NAMED = 8;
const FEWER_NAMED = 5;

export interface Column {
  readonly label: string;
  readonly value: number;
  readonly said: string;
  /** Drawn as an outline, so that it is told apart without colour too. */
  readonly hollow?: boolean;
}

interface ChartProps {
  /** What the picture shows, in a sentence, for those who don't see it. */
  readonly says: string;
  readonly columns: readonly Column[];
  /** How a value is said; with it, a line shows the average. */
  say?(value: number): string;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
const fill = (hollow: boolean | undefined) =>
  hollow
    ? { fill: 'var(--color-raised)', stroke: 'var(--color-accent)', strokeWidth: 1.5 }
    : { fill: 'var(--color-accent)' };
const ink = { fill: 'currentColor', fontSize: 11.5 } as const;

/**
 * Columns on one zero line: a picture of the values. The figures themselves are in the table below.
 */
export function Columns({ says, columns, say }: ChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const every = columns.length <= MOST_NAMED ? 1 : Math.ceil(columns.length / FEWER_NAMED);
  const highest = columns.findIndex(({ value }) => value === most);
  return (
    <svg
      role="img"
      aria-label={says}
      width="100%"
      height={ABOVE + PLOT + BELOW}
      className="mt-3 block overflow-visible"
    >
      {/* The name says what it shows, and a table has the figures: nobody hears thirty columns. */}
      <g aria-hidden="true">
        {[0.5, 1].map((share) => (
          <line
            key={share}
            x1="0"
            x2="100%"
            y1={ABOVE + PLOT * (1 - share)}
            y2={ABOVE + PLOT * (1 - share)}
            stroke="var(--color-line)"
            strokeWidth={0.75}
          />
        ))}
        {columns.map(({ label, value, said, hollow }, at) => {
          const height = value === 0 ? 0 : Math.max(LEAST, (value / most) * PLOT);
          const middle = percent((at + 0.5) / columns.length);
          const named = columns.length <= MOST_NAMED ? value > 0 : at === highest;
          return (
            <g key={label} className="desk-column">
              <title>{`${label}: ${said}`}</title>
              {/* The whole height answers the pointer, however low the column is. */}
              <rect
                x={percent(at / columns.length)}
                width={percent(1 / columns.length)}
                y={ABOVE}
                height={PLOT}
                fill="transparent"
              />
              {height > 0 && (
                <rect
                  rx={1.5}
                  x={percent((at + 0.18) / columns.length)}
                  width={percent(0.64 / columns.length)}
                  y={ABOVE + PLOT - height}
                  height={height}
                  {...fill(hollow)}
                />
              )}
              {named && (
                <text
                  x={middle}
                  y={ABOVE + PLOT - height - 5}
                  textAnchor={anchor(at, columns.length)}
                  {...ink}
                  fontWeight={600}
                >
                  {said}
                </text>
              )}
              {at % every === 0 && (
                <text
                  x={middle}
                  y={ABOVE + PLOT + 16}
                  textAnchor={anchor(at, columns.length)}
                  {...ink}
                >
                  {label}
                </text>
              )}
            </g>
          );
        })}
        {say && <Average columns={columns} most={most} say={say} />}
        <line x1="0" x2="100%" y1={ABOVE + PLOT} y2={ABOVE + PLOT} stroke="var(--color-edge)" />
      </g>
    </svg>
  );
}

function Average({
  columns,
  most,
  say,
}: Required<Pick<ChartProps, 'columns' | 'say'>> & { readonly most: number }) {
  const average = columns.reduce((sum, { value }) => sum + value, 0) / Math.max(1, columns.length);
  const y = ABOVE + PLOT * (1 - average / most);
  return (
    <g>
      <line
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        stroke="var(--color-warm)"
        strokeWidth={1.5}
        strokeDasharray="5 4"
      />
      <text
        x="0"
        y={y - 5}
        {...ink}
        stroke="var(--color-raised)"
        strokeWidth={4}
        style={{ paintOrder: 'stroke' }}
      >
        {`average ${say(average)}`}
      </text>
    </g>
  );
}

/** Words at the edge stay inside. */
const anchor = (at: number, count: number): 'start' | 'middle' | 'end' =>
  count <= MOST_NAMED ? 'middle' : at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle';

/** Bars from one line of nought at the left, each under its name. */
export function Bars({ says, columns }: ChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <svg
      role="img"
      aria-label={says}
      width="100%"
      height={columns.length * (BAR + 14)}
      className="mt-3 block overflow-visible"
    >
      {/* The name says what it shows, and a table has the figures: nobody hears thirty columns. */}
      <g aria-hidden="true">
        {columns.map(({ label, value, said, hollow }, at) => {
          const top = at * (BAR + 14);
          return (
            <g key={label}>
              <text x={6} y={top + 14} {...ink}>
                <tspan>{label}: </tspan>
                <tspan fontWeight={600}>{said}</tspan>
              </text>
              {value > 0 && (
                <rect
                  x={0}
                  y={top + 20}
                  height={12}
                  width={percent(Math.max(0.004, value / most))}
                  {...fill(hollow)}
                />
              )}
            </g>
          );
        })}
        <line x1="0" x2="0" y1="0" y2={columns.length * (BAR + 14)} stroke="var(--color-edge)" />
      </g>
    </svg>
  );
}
