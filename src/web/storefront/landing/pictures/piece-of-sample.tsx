import { landing } from '../../../../../content/landing';
import type { SaidAloud, SampleExcerpt } from '../../../sample/excerpt';
import { dayInWords } from '../day-in-words';

interface PieceProps {
  readonly sample: SampleExcerpt;
  readonly shows: (typeof landing.features.items)[number]['shows'];
}

/** The others say less, or say again what the hero shows. */
const ON_PHONES: ReadonlySet<PieceProps['shows']> = new Set(['chart', 'ask', 'avoid']);

/** A part of the report as it looks, where the sample has one. */
export function PieceOfSample({ sample, shows }: PieceProps) {
  const piece = pieceOf(sample, shows);
  return (
    piece && <div className={`piece ${ON_PHONES.has(shows) ? '' : 'max-sm:hidden'}`}>{piece}</div>
  );
}

function pieceOf(sample: SampleExcerpt, shows: PieceProps['shows']) {
  switch (shows) {
    case 'chart':
      return sample.chart && <Chart {...sample.chart} />;
    case 'values':
      return sample.values.length > 0 && <Values values={sample.values} />;
    case 'news':
      return sample.news.length > 0 && <Headlines news={sample.news.slice(0, 2)} />;
    case 'ask':
      return sample.ask && <Said {...sample.ask} spoken shown={['Good answer', 'Red flag']} />;
    case 'avoid':
      return (
        sample.avoid.length > 0 && (
          <div className="space-y-4">
            {sample.avoid.map((one) => (
              <Said key={one.text} {...one} shown={['If it comes up']} />
            ))}
          </div>
        )
      );
    case 'cited':
      return sample.cited.length > 0 && <Cited values={sample.cited} />;
  }
}

const BAR = { width: 30, gap: 12, tallest: 84 } as const;

/** Upright bars with the first and the last year; the title says the finding, so the rest needs no scale. */
function Chart({ title, values }: NonNullable<SampleExcerpt['chart']>) {
  const most = Math.max(...values.map(({ value }) => value ?? 0));
  const width = values.length * (BAR.width + BAR.gap) - BAR.gap;
  return (
    <>
      <p className="font-serif leading-snug font-semibold">{title}</p>
      <svg
        viewBox={`0 0 ${width} ${BAR.tallest + 18}`}
        className="mt-4 w-full max-w-80"
        aria-hidden="true"
      >
        {values.map(({ label, value }, index) => {
          const height = most > 0 ? (Math.max(value ?? 0, 0) / most) * BAR.tallest : 0;
          const x = index * (BAR.width + BAR.gap);
          return (
            <g key={label}>
              <rect
                x={x}
                y={BAR.tallest - height}
                width={BAR.width}
                height={height}
                rx="3"
                className={index === values.length - 1 ? 'fill-warm' : 'fill-accent'}
              />
              <text
                x={x + BAR.width / 2}
                y={BAR.tallest + 14}
                textAnchor="middle"
                className="fill-soft text-[11px]"
              >
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

function Values({ values }: { readonly values: SampleExcerpt['values'] }) {
  return (
    <ul className="space-y-3">
      {values.map(({ text, source }) => (
        <li key={text}>
          <p className="font-serif leading-snug">{text}</p>
          <p className="mt-1 text-sm text-soft">{source}</p>
        </li>
      ))}
    </ul>
  );
}

function Headlines({ news }: { readonly news: SampleExcerpt['news'] }) {
  return (
    <ul className="space-y-3">
      {news.map(({ text, source, day }) => (
        <li key={text} className="border-l-3 border-warm pl-3">
          <p className="font-serif leading-snug">{text}</p>
          <p className="mt-1 text-sm text-soft">
            {source}, {dayInWords(day)}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface SaidProps extends SaidAloud {
  readonly spoken?: boolean;
  /** The labels of the notes that are shown. */
  readonly shown: readonly string[];
}

function Said({ text, notes, spoken = false, shown }: SaidProps) {
  return (
    <div>
      <p className="font-serif leading-snug font-semibold">{spoken ? `“${text}”` : text}</p>
      {notes
        .filter(({ label }) => shown.includes(label))
        .map(({ label, text: words, spoken: aloud }) => (
          <p key={label} className="mt-2 text-sm">
            <strong className="text-second">{label}:</strong> {aloud ? `“${words}”` : words}
          </p>
        ))}
    </div>
  );
}

function Cited({ values }: { readonly values: SampleExcerpt['cited'] }) {
  const most = Math.max(...values.map(({ value }) => value ?? 0));
  return (
    <>
      <p className="text-sm font-semibold">{landing.features.citedPages}</p>
      <ul className="mt-3 space-y-2 text-sm">
        {values.map(({ label, value }) => (
          <li key={label} className="grid grid-cols-[1fr_5rem_1.5rem] items-center gap-2">
            {label}
            <span
              aria-hidden="true"
              className="h-2.5 rounded-sm bg-accent"
              style={{ width: `${((value ?? 0) / most) * 100}%` }}
            />
            <span className="text-right tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
