/** How a shape is painted; each paint follows the color scheme. */
const paints = {
  line: 'fill-none stroke-ink',
  thin: 'fill-none stroke-edge',
  sheet: 'fill-raised stroke-ink',
  wash: 'fill-wash stroke-ink',
  accent: 'fill-accent stroke-accent',
  stroke: 'fill-none stroke-accent',
  marker: 'fill-warm stroke-none',
  pen: 'fill-none stroke-warm',
} as const;

type Shape = readonly [paint: keyof typeof paints, path: string];

const box = (x: number, y: number, width: number, height: number, round = 4): string =>
  `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}` +
  `a${round} ${round} 0 0 1-${round} ${round}h-${width - 2 * round}a${round} ${round} 0 0 1-${round}-${round}` +
  `v-${height - 2 * round}a${round} ${round} 0 0 1 ${round}-${round}z`;
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;

/** On a ground of 160 by 112. */
const drawings = {
  /** Forty tabs, none of them read. */
  tabs: [
    ['wash', box(34, 12, 118, 76)],
    ['sheet', box(22, 20, 118, 76)],
    ['sheet', box(8, 28, 118, 76)],
    ['line', 'M8 46h118'],
    [
      'thin',
      'M14 46v-8q0-4 4-4h8q4 0 4 4v8M34 46v-8q0-4 4-4h8q4 0 4 4v8M54 46v-8q0-4 4-4h8q4 0 4 4v8',
    ],
    ['thin', 'M74 46v-8q0-4 4-4h8q4 0 4 4v8M94 46v-8q0-4 4-4h8q4 0 4 4v8'],
    ['thin', 'M20 60h56M20 70h78M20 80h42M20 90h64'],
    ['pen', 'M132 40h4M144 30h4M132 62h4M144 52h4M144 74h4'],
  ],
  /** One page with its sources in the margin. */
  page: [
    ['sheet', box(34, 6, 92, 100)],
    ['accent', box(34, 6, 92, 5, 2)],
    ['line', 'M46 26h40'],
    ['marker', box(45, 43, 42, 9, 2)],
    ['thin', 'M46 40h46M46 48h40M46 56h44M46 70h46M46 78h36M46 86h42'],
    ['stroke', 'M102 44h14M102 50h10M102 74h14M102 80h8'],
    ['pen', 'M90 48h8M88 78h10'],
  ],
  name: [
    ['sheet', box(14, 10, 132, 34, 8)],
    ['line', 'M28 27h14M48 27h22M76 27h10'],
    ['pen', 'M94 18v18'],
    ['thin', 'M80 44v10M38 62v-4q0-4 4-4h76q4 0 4 4v4M80 54v8'],
    ['sheet', box(18, 62, 38, 40)],
    ['wash', box(61, 62, 38, 40)],
    ['sheet', box(104, 62, 38, 40)],
    ['thin', 'M26 74h22M26 82h14M112 74h22M112 82h14'],
    ['stroke', 'M71 83l7 7 12-14'],
  ],
  read: [
    ['sheet', 'M20 26l44-10 15 68-44 10z'],
    ['thin', 'M32 38l22-5M35 48l26-6M37 58l20-5'],
    ['sheet', 'M140 26l-44-10-15 68 44 10z'],
    ['thin', 'M128 38l-22-5M125 48l-26-6M123 58l-20-5'],
    ['sheet', box(54, 22, 52, 80)],
    ['accent', box(54, 22, 52, 5, 2)],
    ['marker', box(61, 52, 30, 8, 2)],
    ['thin', 'M62 40h34M62 48h28M62 56h28M62 64h34M62 72h24'],
    ['stroke', 'M63 88h16M85 88h10'],
  ],
  verify: [
    ['sheet', box(8, 14, 60, 84)],
    ['sheet', box(92, 14, 60, 84)],
    ['marker', box(15, 40, 40, 9, 2)],
    ['marker', box(104, 62, 40, 9, 2)],
    ['thin', 'M16 30h42M16 60h44M16 70h32M100 30h42M100 40h36M100 50h42M100 82h30'],
    ['line', 'M16 45h38M105 67h38'],
    ['pen', 'M56 45c26 0 22 22 47 22'],
    ['accent', disc(80, 56, 12)],
  ],
  expert: [
    ['sheet', box(20, 8, 84, 98)],
    ['thin', 'M34 28h54M34 40h46M34 64h54M34 76h40M34 88h50'],
    ['line', 'M34 52h44'],
    ['pen', 'M30 54c16-5 32 3 52-3'],
    ['wash', 'M144 12l10 9-42 46-14 6 4-15z'],
    ['line', 'M134 22l10 9M98 73l5-6'],
  ],
  delivered: [
    ['wash', 'M18 50l62-38 62 38v50q0 4-4 4H22q-4 0-4-4z'],
    ['sheet', box(40, 18, 80, 70)],
    ['accent', box(40, 18, 80, 5, 2)],
    ['line', 'M52 36h34'],
    ['thin', 'M52 48h56M52 58h48'],
    ['marker', box(100, 18, 10, 18, 1)],
    ['sheet', 'M18 52l62 34 62-34v48q0 4-4 4H22q-4 0-4-4z'],
    ['thin', 'M20 103l44-26M140 103L96 77'],
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type DrawingName = keyof typeof drawings;

/** One of our own drawings, for the eye alone: the words beside it say the same. */
export function LandingDrawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 160 112"
      aria-hidden="true"
      className="drawing"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[name].map(([paint, path]) => (
        <path key={path} className={paints[paint]} d={path} />
      ))}
      {name === 'verify' && (
        <path className="fill-none stroke-on-accent" d="M75 56l4 4 7-8" strokeWidth="2.5" />
      )}
    </svg>
  );
}
